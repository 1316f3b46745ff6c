import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import type { Recorded } from '../../platform/events/recorded.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { Streams } from '../../platform/streams/streams.js';
import { masked } from './masked.js';
import { PersonalRecordsOfAll } from './personal-records.js';

/** Streams that are read at the same moment. */
const AT_ONCE = 20;

export interface FiledEvent {
  readonly type: string;
  readonly at: string;
  readonly stream: string;
  readonly version: number;
  readonly data: object;
  readonly personal?: object;
}

export interface PersonalFile {
  readonly writtenAt: string;
  readonly records: Readonly<Record<string, unknown>>;
  readonly events: readonly FiledEvent[];
}

/**
 * Everything that is held on one person. The modules name the streams that are about them, so that only these are read, however long the whole history
 * is. What stands in an event under somebody else's key stays closed.
 */
@Injectable()
export class PersonalFiles {
  constructor(
    private readonly all: PersonalRecordsOfAll,
    private readonly streams: Streams,
    private readonly personalData: PersonalData,
    private readonly clock: Clock,
  ) {}

  /** As anybody may see it who holds the person's session: what proves identity or says where money goes is masked. */
  async masked(userId: string): Promise<PersonalFile> {
    const names = new Set(this.all.holders.flatMap(({ secrets = [] }) => secrets));
    const { writtenAt, records, events } = await this.inClear(userId);
    return {
      writtenAt,
      records: withMasked(records, names) as PersonalFile['records'],
      events: events.map((event) => (event.personal ? { ...event, personal: withMasked(event.personal, names) as object } : event)),
    };
  }

  async inClear(userId: string): Promise<PersonalFile> {
    const records: Record<string, unknown> = {};
    for (const holder of this.all.holders) records[holder.part] = await holder.recordsOf(userId);
    return { writtenAt: this.clock.now(), records, events: await this.eventsAbout(userId) };
  }

  private async eventsAbout(userId: string): Promise<FiledEvent[]> {
    const names = await Promise.all(this.all.holders.map((holder) => holder.streamsOf(userId)));
    const streams = [...new Set(names.flat())];
    const events: Recorded[] = [];
    for (let start = 0; start < streams.length; start += AT_ONCE) {
      const read = await Promise.all(streams.slice(start, start + AT_ONCE).map((stream) => this.streams.read(stream)));
      events.push(...read.flatMap((stream) => stream.events).filter((event) => isAbout(event, userId)));
    }
    const keys = await this.personalData.keysFor([userId]);
    return events
      .sort((a, b) => (a.position < b.position ? -1 : 1))
      .map((event) => {
        const { type, stream, version, data, meta } = event;
        const own = event.sealed?.subject === userId ? this.personalData.open(event, keys) : undefined;
        return { type, at: meta.at, stream, version, data, ...(own && { personal: own }) };
      });
  }
}

/** The same, with the fields of these names masked, however deep they stand. */
function withMasked(value: unknown, names: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((item) => withMasked(item, names));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      names.has(name) && typeof field === 'string' ? masked(field) : withMasked(field, names),
    ]),
  );
}

/** In the history of an address stands whoever had it before, and after; in that of a review, who has reported it, which nobody else is told. */
const isAbout = ({ data }: Recorded, person: string): boolean => {
  const { userId, reportedBy } = data as { userId?: unknown; reportedBy?: unknown };
  return [userId, reportedBy].every((who) => who === undefined || who === person);
};
