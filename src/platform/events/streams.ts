import { setTimeout as pause } from 'node:timers/promises';
import { Rejected } from '../errors.js';
import { currentCommand, decided, reachedPosition } from './command-context.js';
import { type Decider, fold, streamOf } from './decider.js';
import type { AnyEvent, EventOf } from './event.js';
import { type Position, type Recorded, START } from './recorded.js';

export const noStream = 'noStream';
/** What must be true of a stream for an append to it: that it does not exist, or stands at exactly this version. Never "anything". */
export type Expected = typeof noStream | number;

/** One stream's share of an append. Without events it is a guard: "only if this stream still stands there". */
export interface Append {
  readonly stream: string;
  readonly events: readonly AnyEvent[];
  readonly expected: Expected;
}

export interface StoredStream {
  readonly events: readonly Recorded[];
  readonly expected: Expected;
  /** Position of the last event; `START` for a stream that does not exist. */
  readonly position: Position;
}

export interface ReadFrom {
  readonly categories?: readonly string[];
  readonly types?: readonly string[];
  /** Events per batch at most (default 1,000). */
  readonly batch?: number;
  /** Ends the iteration. */
  readonly signal?: AbortSignal;
}

/** A stream stands elsewhere than the append expected. */
export class Conflict extends Error {
  constructor(
    readonly stream: string,
    readonly expected: Expected,
    readonly current: Expected,
  ) {
    super(`${stream} stands at ${current}, not at ${expected}`);
    this.name = 'Conflict';
  }
}

/** State of one stream, read inside `Streams.decide`. */
export interface Loaded<State> {
  readonly stream: string;
  readonly state: State;
  readonly expected: Expected;
}

/** What a decision over several streams can do. */
export interface Decision {
  /** Reads a stream's state. */
  load<State, E extends AnyEvent>(decider: Decider<State, E>, id: string): Promise<Loaded<State>>;
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

const TRIES = 3;

class AlreadyDone extends Error {
  constructor(
    readonly position: Position,
    /** The stream to which it was written, up to there. */
    readonly events: readonly Recorded[],
  ) {
    super('this command has been carried out already');
  }
}

/**
 * The event store: what the rest of the product knows of it. An append shares its transaction with nothing else; what must be atomic is
 * events in one `appendAll`.
 */
export abstract class Streams {
  /** All events of a stream, oldest first. */
  abstract read(stream: string): Promise<StoredStream>;

  /**
   * All or nothing over several streams; a stream occurs once. A retry that finds its own event ids is answered as the success it was.
   * @returns the position of the last event written (of the streams' newest, when there was none)
   * @throws Conflict when a stream stands elsewhere than expected
   */
  abstract appendAll(items: readonly Append[]): Promise<Position>;

  /** Endless, ordered, each event once: batches after `position`, as they come. Ends by `signal`. */
  abstract from(position: Position, options?: ReadFrom): AsyncIterable<readonly Recorded[]>;

  /** The last position that a reader can see now without missing an earlier one. */
  abstract head(): Promise<Position>;

  /** No event stands beyond it, whether readers can see it already or not. */
  abstract newest(): Promise<Position>;

  /** A position that somebody has sent back, as this store has printed it; `undefined` for any other text. */
  abstract position(text: unknown): Position | undefined;

  append(stream: string, events: readonly AnyEvent[], expected: Expected): Promise<Position> {
    return this.appendAll([{ stream, events, expected }]);
  }

  /**
   * Reads, decides, appends what was decided with its consequences. No events is no append.
   * @throws Rejected `platform/busy` when others were faster each time
   */
  update<State, E extends AnyEvent>(
    decider: Decider<State, E> | Process<State, E>,
    id: string,
    decide: (state: State, decision: Decision) => readonly E[] | Promise<readonly E[]>,
  ): Promise<Position> {
    const { consequences, tries } = decider as Partial<Process<State, AnyEvent>>;
    return this.decide(async (decision) => {
      const loaded = await decision.load(decider, id);
      const events = await decide(loaded.state, decision);
      decision.append(loaded, events);
      for (const { type, data } of events) {
        for (const follow of consequences?.[type] ?? []) await follow(decision, loaded.state, data);
      }
    }, tries);
  }

  /**
   * One decision over several streams, appended all or nothing; decided again when one of them has moved, `tries` times in all (default 3).
   * A command that has already written to one of them is not decided again: its position is answered.
   * @throws Rejected `platform/busy` when others were faster each time
   */
  async decide(work: (decision: Decision) => Promise<void>, tries = TRIES): Promise<Position> {
    return (await this.carryOut(work, tries)).position;
  }

  /**
   * As `decide`, where one stream is written to: answers the state that this leaves it in, before anybody else's next event. A command that comes again is
   * answered what it was the first time.
   */
  async change<State, E extends AnyEvent>(
    decider: Decider<State, E>,
    work: (decision: Decision) => Promise<{ readonly loaded: Loaded<State>; readonly events: readonly E[] }>,
  ): Promise<State> {
    let state = decider.initial;
    const { done } = await this.carryOut(async (decision) => {
      const { loaded, events } = await work(decision);
      decision.append(loaded, events);
      state = fold({ ...decider, initial: loaded.state }, events);
    });
    return done ? fold(decider, done) : state;
  }

  /** @returns `done`: the events of a stream to which the command had been written before, up to there */
  private async carryOut(
    work: (decision: Decision) => Promise<void>,
    tries = TRIES,
  ): Promise<{ position: Position; done?: readonly Recorded[] }> {
    for (let attempt = 1; ; attempt++) {
      try {
        return { position: await this.attempt(work) };
      } catch (error) {
        if (error instanceof AlreadyDone) return { position: answered(error.position), done: error.events };
        if (!(error instanceof Conflict)) throw error;
        if (attempt === tries) {
          throw new Rejected('platform/busy', 'Others changed this at the same moment. Please try again.');
        }
        await pause(Math.random() * 10 * Math.min(attempt, TRIES));
      }
    }
  }

  private async attempt(work: (decision: Decision) => Promise<void>): Promise<Position> {
    const command = currentCommand()?.commandId;
    const items = new Map<string, Append>();
    let seen: Position = START;
    await work({
      load: async (decider, id) => {
        const stream = streamOf(decider, id);
        const { events, expected, position } = await this.read(stream);
        const done = command ? events.findLastIndex((event) => event.meta.command === command) : -1;
        if (done >= 0) throw new AlreadyDone(position, events.slice(0, done + 1));
        if (position > seen) seen = position;
        // Also where it is refused then: so far a reader must be to see why.
        reachedPosition(position);
        return { stream, state: fold(decider, events), expected };
      },
      append: (loaded, events) => {
        const before = items.get(loaded.stream)?.events ?? [];
        if (events.length > 0) items.set(loaded.stream, { ...loaded, events: [...before, ...events] });
      },
      guard: (loaded) => {
        if (!items.has(loaded.stream)) items.set(loaded.stream, { ...loaded, events: [] });
      },
    });
    const appends = [...items.values()].map(({ stream, events, expected }) => ({ stream, events, expected }));
    if (!appends.some(({ events }) => events.length > 0)) return answered(seen);
    return answered(
      await this.appendAll(appends),
      appends.flatMap(({ events }) => events),
    );
  }
}

function answered(position: Position, events: readonly AnyEvent[] = []): Position {
  reachedPosition(position);
  decided(events);
  return position;
}
