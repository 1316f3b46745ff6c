import { setTimeout as pause } from 'node:timers/promises';
import { Rejected, Unavailable } from '../errors.js';
import { currentCommand, decided, reachedPosition } from '../events/command-context.js';
import { type Decider, fold } from '../events/decider.js';
import type { AnyEvent } from '../events/event.js';
import { type Position, type Recorded, START } from '../events/recorded.js';
import { type Append, Conflict, type Expected, type StoredStream, type Written } from './appends.js';
import { AlreadyDone, Attempt } from './attempt.js';
import type { Decision, Loaded, Process } from './decision.js';
import type { FoldedStates, Stream } from './folded-states.js';

export { type Append, Conflict, type Expected, noStream, type StoredStream } from './appends.js';
export type { Consequence, Decision, Loaded, Process } from './decision.js';

export interface ReadFrom {
  readonly categories?: readonly string[];
  readonly types?: readonly string[];
  /** Events per batch at most (default 1,000). */
  readonly batch?: number;
  /** Ends the iteration. */
  readonly signal?: AbortSignal;
}

const TRIES = 3;

/**
 * The event store: what the rest of the product knows of it. An append shares its transaction with nothing else; what must be atomic is
 * events in one `appendAll`.
 */
export abstract class Streams {
  /** @param folded what this process remembers of the streams that decisions have loaded */
  protected constructor(protected readonly folded: FoldedStates) {}

  /** All events of a stream, oldest first. */
  abstract read(stream: string): Promise<StoredStream>;

  /** Several streams in one round trip, in the order of their names in the list. */
  abstract readAll(streams: readonly string[]): Promise<readonly StoredStream[]>;

  /** As `appendAll`, and whether it was certainly done now. */
  protected abstract write(items: readonly Append[]): Promise<Written>;

  /** As `from`. */
  protected abstract follow(position: Position, options?: ReadFrom): AsyncIterable<readonly Recorded[]>;

  /** The last position that a reader can see now without missing an earlier one. */
  abstract head(): Promise<Position>;

  /** No event stands beyond it, whether readers can see it already or not. */
  abstract newest(): Promise<Position>;

  /** A position that somebody has sent back, as this store has printed it; `undefined` for any other text. */
  abstract position(text: unknown): Position | undefined;

  /** Endless, ordered, each event once: batches after `position`, as they come. Ends by `signal`. */
  async *from(position: Position, options?: ReadFrom): AsyncGenerator<readonly Recorded[]> {
    for await (const events of this.follow(position, options)) {
      this.folded.heard(events);
      yield events;
    }
  }

  /**
   * All or nothing over several streams; a stream occurs once. A retry that finds its own event ids is answered as the success it was.
   * @returns the position of the last event written (of the streams' newest, when there was none)
   * @throws Conflict when a stream stands elsewhere than expected
   */
  async appendAll(items: readonly Append[]): Promise<Position> {
    return items.length === 0 ? START : (await this.carried(items)).position;
  }

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
    let [stream, state] = ['', decider.initial];
    const { done, anew } = await this.carryOut(async (decision) => {
      const { loaded, events } = await work(decision);
      decision.append(loaded, events);
      stream = loaded.stream;
      state = fold({ ...decider, initial: loaded.state }, events);
    });
    if (done) return fold(decider, done);
    // What stands there may be something else than what was decided now, if the command has come before.
    return anew ? state : fold(decider, await this.upToCommand(stream));
  }

  /**
   * Decides first by what this process remembers, as long as that holds; then by what is read.
   * @returns `done`: the events of a stream to which the command had been written before, up to there
   */
  private async carryOut(work: (decision: Decision) => Promise<void>, tries = TRIES): Promise<Written & { done?: readonly Recorded[] }> {
    const command = currentCommand()?.commandId;
    try {
      const written = await this.byMemory(work, command);
      if (written) return written;
      for (let attempt = 1; ; attempt++) {
        try {
          return await this.settle(work, this.attempt(command));
        } catch (error) {
          if (!(error instanceof Conflict)) throw error;
          if (attempt === tries) {
            throw new Rejected('platform/busy', 'Others changed this at the same moment. Please try again.');
          }
          await pause(Math.random() * 10 * Math.min(attempt, TRIES));
        }
      }
    } catch (error) {
      if (!(error instanceof AlreadyDone)) throw error;
      return { position: answered(error.position), anew: false, done: await this.upToCommand(error.stream) };
    }
  }

  /** A stream's events, up to the last that the present command has written to it. */
  private async upToCommand(stream: string): Promise<readonly Recorded[]> {
    const command = currentCommand()?.commandId;
    const { events } = await this.read(stream);
    return events.slice(0, 1 + events.findLastIndex(({ meta }) => meta.command === command));
  }

  /**
   * An attempt by what is remembered. What it comes to counts only where all of that still stands: an append finds that out itself, anything else takes a look.
   * @returns `undefined` where others were faster
   */
  private async byMemory(work: (decision: Decision) => Promise<void>, command: string | undefined): Promise<Written | undefined> {
    const attempt = this.attempt(command, this.folded);
    try {
      return await this.settle(work, attempt);
    } catch (error) {
      if (error instanceof Conflict) return undefined;
      if (error instanceof AlreadyDone || error instanceof Unavailable) throw error;
      if (await this.stillStand(attempt)) throw error;
      return undefined;
    }
  }

  private attempt(command: string | undefined, kept?: FoldedStates): Attempt {
    const read = (wanted: readonly Stream[]) => this.folded.read(wanted, (names) => this.readAll(names));
    return new Attempt(read, command, reachedPosition, kept);
  }

  /** @throws Conflict when one of its streams stands elsewhere */
  private async settle(work: (decision: Decision) => Promise<void>, attempt: Attempt): Promise<Written> {
    await work(attempt);
    const { appends, remembered, seen } = attempt;
    const events = appends.flatMap((append) => append.events);
    if (events.length > 0) {
      const judged = new Set(appends.map(({ stream }) => stream));
      const looks = remembered.filter(({ stream }) => !judged.has(stream));
      const written = await this.carried([...appends, ...looks]);
      return { ...written, position: answered(written.position, events) };
    }
    if (remembered.length > 0) await this.write(remembered);
    return { position: answered(seen), anew: true };
  }

  /** Writes, and carries over what is remembered. */
  private async carried(items: readonly Append[]): Promise<Written> {
    const written = await this.write(items);
    this.folded.appended(items, written, currentCommand()?.commandId);
    return written;
  }

  private async stillStand({ remembered }: Attempt): Promise<boolean> {
    try {
      if (remembered.length > 0) await this.write(remembered);
      return true;
    } catch (error) {
      if (error instanceof Conflict) return false;
      throw error;
    }
  }
}

function answered(position: Position, events: readonly AnyEvent[] = []): Position {
  reachedPosition(position);
  decided(events);
  return position;
}
