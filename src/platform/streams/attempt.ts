import { type Decider, streamOf } from '../events/decider.js';
import type { AnyEvent } from '../events/event.js';
import { later, type Position, START } from '../events/recorded.js';
import type { Append } from './appends.js';
import type { AnyDecider, Decision, Loaded } from './decision.js';
import { type FoldedState, type FoldedStates, nothingYet, type Stream } from './folded-states.js';

/** Reads streams anew. */
export type Read = (wanted: readonly Stream[]) => Promise<readonly FoldedState[]>;

/** A stream to which this command has written before. */
export class AlreadyDone extends Error {
  constructor(
    readonly stream: string,
    readonly position: Position,
  ) {
    super('this command has been carried out already');
  }
}

interface Asked {
  readonly of: Stream;
  readonly resolve: (state: FoldedState) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * One attempt at a decision: what it loads, and what it wants appended. With `kept` it takes what this process remembers for what stands; then whatever comes of it holds only
 * if `remembered` still stand there.
 */
export class Attempt implements Decision {
  private readonly items = new Map<string, Append>();
  private readonly recalled = new Map<string, Append>();
  private asked: Asked[] = [];
  /** Of the streams that were loaded, the newest. */
  seen: Position = START;

  constructor(
    private readonly read: Read,
    private readonly command: string | undefined,
    private readonly reached: (position: Position) => void,
    private readonly kept?: Pick<FoldedStates, 'get'>,
  ) {}

  async load<State, E extends AnyEvent>(decider: Decider<State, E>, id: string): Promise<Loaded<State>> {
    const stream = streamOf(decider, id);
    const state = this.recall(decider, stream) ?? (await this.ask({ decider, stream }));
    return this.taken(stream, state) as Loaded<State>;
  }

  async begin<State, E extends AnyEvent>(decider: Decider<State, E>, id: string): Promise<Loaded<State>> {
    if (!this.kept) return this.load(decider, id);
    const stream = streamOf(decider, id);
    const state = this.kept.get(decider, stream) ?? nothingYet(decider);
    this.remember(stream, state);
    return this.taken(stream, state) as Loaded<State>;
  }

  append(loaded: Loaded<unknown>, events: readonly AnyEvent[]): void {
    const { stream, expected } = loaded;
    const before = this.items.get(stream)?.events ?? [];
    if (events.length > 0) this.items.set(stream, { stream, expected, events: [...before, ...events] });
  }

  guard({ stream, expected }: Loaded<unknown>): void {
    if (!this.items.has(stream)) this.items.set(stream, { stream, expected, events: [] });
  }

  /** What is to be appended, on the condition of the guards. */
  get appends(): readonly Append[] {
    return [...this.items.values()];
  }

  /** What was taken for what stands, as looks. */
  get remembered(): readonly Append[] {
    return [...this.recalled.values()];
  }

  private recall(decider: AnyDecider, stream: string): FoldedState | undefined {
    const state = this.kept?.get(decider, stream);
    if (state) this.remember(stream, state);
    return state;
  }

  private remember(stream: string, { expected }: FoldedState): void {
    // The first, should another command have moved it meanwhile: then both must not count.
    if (!this.recalled.has(stream)) this.recalled.set(stream, { stream, expected, events: [], looks: true });
  }

  private ask(of: Stream): Promise<FoldedState> {
    return new Promise((resolve, reject) => {
      this.asked.push({ of, resolve, reject });
      if (this.asked.length === 1) process.nextTick(() => void this.answer());
    });
  }

  private async answer(): Promise<void> {
    const { asked } = this;
    this.asked = [];
    try {
      const states = await this.read(asked.map(({ of }) => of));
      // Before anybody decides by one of them: what has been done already must not be refused.
      for (const [index, { of }] of asked.entries()) this.taken(of.stream, states[index]!);
      for (const [index, { resolve }] of asked.entries()) resolve(states[index]!);
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  }

  private taken(stream: string, { state, expected, position, commands }: FoldedState): Loaded<unknown> {
    if (this.command !== undefined && commands.includes(this.command)) throw new AlreadyDone(stream, position);
    this.seen = later(this.seen, position);
    // Also where it is refused then: so far a reader must be to see why.
    this.reached(position);
    return { stream, state, expected };
  }
}
