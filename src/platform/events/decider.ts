import type { AnyEvent, EventOf } from './event.js';

/** How the state of one stream follows from its events. Decisions are plain functions beside it: state and facts in, events out. */
export interface Decider<State, E extends AnyEvent> {
  /** First part of the stream's name; letters and digits only. The stream of `id` is `${category}-${id}`. */
  readonly category: string;
  readonly initial: State;
  readonly evolve: Evolve<State, E>;
}

/** One function per event type. The compiler asks for each of them. */
export type Evolve<State, E extends AnyEvent> = {
  readonly [Type in E['type']]: (state: State, data: EventOf<E, Type>['data']) => State;
};

export const streamOf = (decider: { readonly category: string }, id: string): string => `${decider.category}-${id}`;

/** State after the events. An event that the decider does not know is a programming error, not something to skip. */
export function fold<State, E extends AnyEvent>(
  decider: Decider<State, E>,
  events: Iterable<{ readonly type: string; readonly data: object }>,
): State {
  const evolve = decider.evolve as Record<string, ((state: State, data: object) => State) | undefined>;
  let state = decider.initial;
  for (const { type, data } of events) {
    const step = evolve[type];
    if (!step) throw new TypeError(`${decider.category} does not know the event ${type}`);
    state = step(state, data);
  }
  return state;
}
