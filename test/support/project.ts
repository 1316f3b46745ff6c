import type pg from 'pg';
import type { AnyEvent, Personal } from '../../src/platform/events/event.js';
import type { Position, Recorded, Sealed } from '../../src/platform/events/recorded.js';
import { BatchFact } from '../../src/platform/following/facts.js';
import { Lane } from '../../src/platform/following/lane.js';
import { idFrom } from '../../src/platform/ids.js';
import type { Projection } from '../../src/platform/tables/projection.js';

/** Events of one stream, in the order in which they happened. */
export interface Happened {
  readonly stream: string;
  readonly event: AnyEvent;
}
export const on = (stream: string, ...events: readonly AnyEvent[]): Happened[] => events.map((event) => ({ stream, event }));

/**
 * Writes a history into the read tables of the projections, without an event store. `batch` events are folded at a time; the rows must
 * not depend on it.
 */
export async function project(
  pool: pg.Pool,
  projections: readonly Projection[],
  history: readonly Happened[],
  batch = history.length,
): Promise<void> {
  const facts = factsOf(history);
  const client = await pool.connect();
  try {
    for (let from = 0; from < facts.length; from += batch) {
      for (const projection of projections) {
        const lane = new Lane(projection, 'read');
        await lane.write(client, lane.fold(facts.slice(from, from + batch)));
      }
    }
  } finally {
    client.release();
  }
}

function factsOf(history: readonly Happened[]): BatchFact[] {
  const versions = new Map<string, number>();
  return history.map(({ stream, event }, index) => {
    const version = (versions.get(stream) ?? -1) + 1;
    versions.set(stream, version);
    const recorded: Recorded = {
      position: String(index).padStart(8, '0') as Position,
      stream,
      version,
      id: idFrom('event', String(index)),
      type: event.type,
      data: event.data,
      meta: { at: '2026-05-04T10:00:00.000Z' },
      ...(event.personal && { sealed: sealedFor(event.personal, event.type) }),
    };
    return new BatchFact(recorded, () => event.personal?.fields);
  });
}

/** Whose it is; what it says is not opened from here. */
const sealedFor = ({ subject, fields }: Personal, storedType: string): Sealed => ({
  subject,
  fields: Object.keys(fields),
  box: '',
  storedType,
});
