import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { SystemClock } from '../../src/platform/clock.js';
import { newId } from '../../src/platform/ids.js';
import { PersonalData } from '../../src/platform/personal-data/personal-data.js';
import { SubjectKeys } from '../../src/platform/personal-data/subject-keys.js';
import { PostgresStreams } from '../../src/platform/stores/postgres/postgres-streams.js';

/** @param masterKey of a product that is to open what is written here */
export function openStreams(pool: pg.Pool, masterKey = randomBytes(32)): { streams: PostgresStreams; personalData: PersonalData } {
  const personalData = new PersonalData(new SubjectKeys(pool, [{ version: 1, key: masterKey }]));
  return { streams: new PostgresStreams(pool, new SystemClock(), personalData), personalData };
}

/** What a booking's event carries, more or less: about 300 bytes. */
export const facts = (n: number) => ({
  bookingId: '0193a6b2-7c1e-7f3a-9b2d-5e8f1a2b3c4d',
  customerId: '0193a6b2-7c1e-7f3a-9b2d-5e8f1a2b3c4e',
  vendorId: '0193a6b2-7c1e-7f3a-9b2d-5e8f1a2b3c4f',
  startsAt: '2026-11-24T15:00:00.000Z',
  durationMinutes: 90,
  priceCents: 12_500,
  platformFeeCents: 1_250,
  n,
});

export const bookings = (count: number) => Array.from({ length: count }, (_, n) => ({ type: 'BookingRequested', data: facts(n) }));

/** Where a caller appends next: ten times to each stream, then to a new one. */
export class StreamWalk {
  stream = `booking-${newId()}`;
  appends = 0;

  next(): { stream: string; before: number } {
    if (this.appends === 10) {
      this.stream = `booking-${newId()}`;
      this.appends = 0;
    }
    return { stream: this.stream, before: this.appends++ };
  }
}
