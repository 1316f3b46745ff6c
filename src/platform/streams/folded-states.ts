import { LRUCache } from 'lru-cache';
import { type Decider, fold } from '../events/decider.js';
import type { AnyEvent } from '../events/event.js';
import { type Position, type Recorded, START } from '../events/recorded.js';
import { type Append, type Expected, noStream, type StoredStream, type Written } from './appends.js';
import type { AnyDecider } from './decision.js';

/** What a stream's events have come to, and how far. */
export interface FoldedState {
  readonly state: unknown;
  readonly expected: Expected;
  readonly position: Position;
  /** The commands that have written to the stream. */
  readonly commands: readonly string[];
}

/** By whom it was folded: several deciders may read the same stream in different ways. */
interface Entry extends FoldedState {
  readonly decider: AnyDecider;
}

/** From how many events the states that are kept may have come, and one for each state. */
export const FOLDED_EVENTS = 30_000;
/** A stream of more events is folded anew each time: there are few, and each would take the place of hundreds. */
const LONGEST = 1000;
const ERASURE = 'PersonalDataErased';

/**
 * The states of streams as this process last knew them, so that what hardly ever changes is not read again for each decision. They may be outdated: whoever decides by one
 * has the append, or a look, confirm that the stream still stands there. Bounded by the number of events; all forgotten when a person is erased. Each store has
 * its own.
 */
export class FoldedStates {
  private readonly entries: LRUCache<string, Entry>;
  /** Raised by `clear`, so that what was being read meanwhile is not put back. */
  private cleared = 0;

  /** @param events 0: nothing is kept */
  constructor(events = FOLDED_EVENTS) {
    this.entries = new LRUCache({
      maxSize: Math.max(1, events),
      maxEntrySize: Math.min(LONGEST, Math.max(1, events)),
      sizeCalculation: ({ expected }) => 2 + lengthOf(expected),
    });
  }

  /** How many are kept. */
  get size(): number {
    return this.entries.size;
  }

  get(decider: AnyDecider, stream: string): FoldedState | undefined {
    const entry = this.entries.get(stream);
    return entry && entry.decider.evolve === decider.evolve ? entry : undefined;
  }

  /** Folds what `read` answers, and keeps it, unless something newer has come meanwhile. */
  async read(wanted: readonly Stream[], read: (names: readonly string[]) => Promise<readonly StoredStream[]>): Promise<FoldedState[]> {
    const { cleared } = this;
    const stored = await read(wanted.map(({ stream }) => stream));
    return wanted.map(({ decider, stream }, index) => {
      const entry = entryOf(decider, stored[index]!);
      if (cleared === this.cleared) this.keep(stream, entry);
      return entry;
    });
  }

  /** Carries what is kept over an append of this process. What can't be carried over for certain is forgotten. */
  appended(items: readonly Append[], { position, anew }: Written, command: string | undefined): void {
    for (const { stream, events, expected } of items) {
      if (events.some(({ type }) => type === ERASURE)) this.clear();
      const entry = this.entries.peek(stream);
      const length = lengthOf(expected) + events.length;
      if (!entry || lengthOf(entry.expected) >= length) continue;
      const known = anew && entry.expected === expected && events.every(({ type }) => Object.hasOwn(entry.decider.evolve, type));
      if (!known) this.entries.delete(stream);
      else {
        const commands = command === undefined ? entry.commands : [...entry.commands, command];
        this.entries.set(stream, { ...entry, state: stateAfter(entry, events), expected: length - 1, position, commands });
      }
    }
  }

  /** Events that have come by, perhaps of another process: what they leave behind is forgotten. */
  heard(events: readonly Recorded[]): void {
    for (const { stream, version, type } of events) {
      if (type === ERASURE) this.clear();
      const entry = this.entries.peek(stream);
      if (entry && lengthOf(entry.expected) <= version) this.entries.delete(stream);
    }
  }

  /** When a person is erased: nobody has to know which streams tell of them. */
  clear(): void {
    this.cleared++;
    this.entries.clear();
  }

  private keep(stream: string, entry: Entry): void {
    const kept = this.entries.peek(stream);
    if (!kept || lengthOf(kept.expected) <= lengthOf(entry.expected)) this.entries.set(stream, entry);
  }
}

/** A stream, and who folds it. */
export interface Stream {
  readonly decider: AnyDecider;
  readonly stream: string;
}

/** A stream that has no events. */
export const nothingYet = ({ initial }: AnyDecider): FoldedState => ({ state: initial, expected: noStream, position: START, commands: [] });

/** How many events a stream has that stands there. */
const lengthOf = (expected: Expected): number => (expected === noStream ? 0 : expected + 1);

function entryOf(decider: AnyDecider, { events, expected, position }: StoredStream): Entry {
  const commands = new Set<string>();
  for (const { meta } of events) if (meta.command !== undefined) commands.add(meta.command);
  return { decider, state: fold(decider as Decider<unknown, AnyEvent>, events), expected, position, commands: [...commands] };
}

/** By the events as they will be read: what JSON leaves out of them is not there. */
function stateAfter({ decider, state }: Entry, events: readonly AnyEvent[]): unknown {
  const stored = events.map(({ type, data }) => ({ type, data: JSON.parse(JSON.stringify(data)) as object }));
  return fold({ ...(decider as Decider<unknown, AnyEvent>), initial: state }, stored);
}
