import { Logger } from '@nestjs/common';
import type pg from 'pg';
import { Unavailable } from '../../errors.js';
import { decodeEvent } from '../../events/codec.js';
import type { Position, Recorded } from '../../events/recorded.js';
import { storedTypes, type Upcasters } from '../../events/upcast.js';
import type { ReadFrom } from '../../streams/streams.js';
import { numberOf } from './positions.js';
import { type ReaderRow, rowsOf, storedEvent } from './rows.js';
import type { WakeUp } from './wake-up.js';

const RETRY_MS = 250;
const BATCH = 1000;

/** Reads all events in order: never further than `es.safe_position`, below which nothing can appear any more. */
export class OrderedReader {
  private readonly log = new Logger(OrderedReader.name);

  constructor(
    private readonly pool: pg.Pool,
    private readonly upcasters: Upcasters,
    private readonly wakeUp: WakeUp,
    private readonly pollMs: number,
  ) {}

  /** Two statements on purpose: what is at or below the answer of the first is visible to the second. */
  async *after(position: Position, options: ReadFrom, signal: AbortSignal): AsyncGenerator<readonly Recorded[]> {
    const bell = this.wakeUp.bell();
    let at = numberOf(position);
    const begun = (safe: number) => {
      if (at >= safe || signal.aborted) return undefined;
      const batch = this.batch(at, safe, options);
      batch.catch(() => undefined); // heard of when it is awaited, if ever
      return batch;
    };
    try {
      while (!signal.aborted) {
        try {
          bell.clear();
          const safe = await this.safePosition();
          let next = begun(safe);
          while (next && !signal.aborted) {
            const { events, upTo } = await next;
            at = upTo;
            next = begun(safe); // Postgres works while the reader's owner does
            if (events.length > 0) yield events;
          }
          await bell.wait(this.pollMs, signal);
        } catch (error) {
          if (signal.aborted) return;
          if (!(error instanceof Unavailable)) throw error;
          this.log.warn(`Postgres cannot be read: ${causeOf(error)}. Trying again.`);
          await bell.pause(RETRY_MS, signal);
        }
      }
    } finally {
      bell.remove();
    }
  }

  private async safePosition(): Promise<number> {
    const rows = await rowsOf<[number]>(this.pool, { text: 'select es.safe_position()' });
    return rows[0]![0];
  }

  private async batch(after: number, safe: number, { categories, types, batch = BATCH }: ReadFrom) {
    const stored = types && storedTypes(this.upcasters, types);
    // Without a name, so that it is planned for the tables as they are now, not as they were when the process started.
    const rows = await rowsOf<ReaderRow>(this.pool, {
      // With both bounds inside, a table without statistics is read to its end and sorted, for every batch.
      text: `select * from (select position, version, id, type, data, meta, stream from es.events where position > $1
                ${categories ? `and split_part(stream, '-', 1) = any($4)` : ''} ${stored ? `and type = any($${categories ? 5 : 4})` : ''}
              order by position limit $3) e where position <= $2 order by position`,
      values: [after, safe, batch, ...(categories ? [categories] : []), ...(stored ? [stored] : [])],
    });
    const events = rows.map((row) => decodeEvent(storedEvent(row, row[6]), this.upcasters));
    const wanted = types && stored!.length > types.length ? events.filter(({ type }) => types.includes(type)) : events;
    return { events: wanted, upTo: rows.length < batch ? safe : rows.at(-1)![0] };
  }
}

const causeOf = ({ cause, message }: Unavailable): string => (cause instanceof Error ? cause.message : message);
