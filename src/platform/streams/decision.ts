import type { Decider } from '../events/decider.js';
import type { AnyEvent, EventOf } from '../events/event.js';
import type { Expected } from './appends.js';

/** State of one stream, read inside `Streams.decide`. */
export interface Loaded<State> {
  readonly stream: string;
  readonly state: State;
  readonly expected: Expected;
}

/** Any decider, where its events do not matter. */
export interface AnyDecider {
  readonly category: string;
  readonly initial: unknown;
  readonly evolve: object;
}

/** What a decision over several streams can do. */
export interface Decision {
  /** A stream's state. Those that are asked for at the same time are read in one round trip. */
  load<State, E extends AnyEvent>(decider: Decider<State, E>, id: string): Promise<Loaded<State>>;
  /** A stream that nobody can have written to, except this command before: its id is made for it. Whether that is so, the append finds out. */
  begin<State, E extends AnyEvent>(decider: Decider<State, E>, id: string): Promise<Loaded<State>>;
  /** Events for a stream that was loaded; none is fine. */
  append(loaded: Loaded<unknown>, events: readonly AnyEvent[]): void;
  /** "Only if this stream has not changed since it was loaded." */
  guard(loaded: Loaded<unknown>): void;
}

/** What an event brings with it on other streams, in the same append; the state is that from before the decision. */
export type Consequence<State, Data> = (decision: Decision, state: State, data: Data) => Promise<void>;

/** A decider whose events have consequences on other streams. */
export interface Process<State, E extends AnyEvent> extends Decider<State, E> {
  readonly consequences: { readonly [Type in E['type']]: readonly Consequence<State, EventOf<E, Type>['data']>[] };
  /** How often it decides when others change one of the streams at the same moment. */
  readonly tries: number;
}
