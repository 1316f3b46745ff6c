import type pg from 'pg';
import { facts } from './stores.js';

/** Events per stream of a made-up history: a booking is requested, confirmed and completed. */
const TYPES = ['BookingRequested', 'BookingConfirmed', 'BookingCompleted'];

/** Fills the store with `streams` bookings, all requests first, then all confirmations, and so on. Written by SQL, so their hashes are made up. */
export async function writeHistory(pool: pg.Pool, streams: number): Promise<number> {
  await pool.query(
    `insert into es.streams (name, version) select 'booking-' || gen_random_uuid(), $2 - 1 from generate_series(1, $1::int)`,
    [streams, TYPES.length],
  );
  for (const [version, type] of TYPES.entries()) {
    await pool.query(
      `insert into es.events (position, stream_id, version, stream, type, id, data, meta, hash)
       select nextval('es.position'), stream_id, $1, name, $2, gen_random_uuid(),
              json_build_object('bookingId', substr(name, 9), 'requested', $3::json), '{"at":"2026-11-21T12:00:00.000Z"}', decode(repeat('07', 32), 'hex')
         from es.streams order by stream_id`,
      [version, type, JSON.stringify(facts(1))],
    );
  }
  await pool.query('vacuum (analyze) es.events, es.streams');
  return streams * TYPES.length;
}
