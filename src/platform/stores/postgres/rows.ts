import type pg from 'pg';
import { patiently } from '../../database/pg-errors.js';
import type { StoredEvent } from '../../events/codec.js';
import type { EventMeta } from '../../events/recorded.js';
import { positionOf } from './positions.js';

/** Postgres' numbers of its types. */
const INT8 = 20;
const JSON_TYPE = 114;
const BYTEA = 17;

/** Postgres writes `\\x` before the digits. */
const hex = (value: string): string => value.slice(2);

/** The store's own parsers, whatever the pool's are: whole numbers as numbers, JSON parsed, bytes in hex. */
const PARSED: pg.CustomTypesConfig = {
  getTypeParser: (oid: number) => (value: string) => {
    if (oid === INT8) return Number(value);
    if (oid === JSON_TYPE) return JSON.parse(value) as unknown;
    return oid === BYTEA ? hex(value) : value;
  },
};

/** As `PARSED`, but JSON as the text that was hashed. */
export const UNPARSED: pg.CustomTypesConfig = {
  getTypeParser: (oid: number) => (value: string) => (oid === INT8 ? Number(value) : oid === BYTEA ? hex(value) : value),
};

/** Columns of `es.streams_events`; read as arrays, because naming them per row costs more than it gives. */
export type StreamRow = [
  at: number,
  version: number,
  id: string,
  type: string,
  data: object,
  meta: EventMeta,
  hash: string | null,
  nth: number,
];
export type ReaderRow = [at: number, version: number, id: string, type: string, data: object, meta: EventMeta, stream: string];
export type HeadRow = [stream: string, version: number, events: number, hash: string];

/**
 * Rows as arrays, parsed the store's own way. A query with a name is planned once per connection.
 * @throws Unavailable when Postgres cannot be reached
 */
export async function rowsOf<Row extends unknown[]>(
  pool: pg.Pool,
  query: { readonly text: string; readonly values?: unknown[]; readonly name?: string },
  types: pg.CustomTypesConfig = PARSED,
): Promise<Row[]> {
  return patiently(async () => (await pool.query<Row>({ ...query, rowMode: 'array', types })).rows);
}

export const storedEvent = ([at, version, id, type, data, meta]: StreamRow | ReaderRow, stream: string): StoredEvent => ({
  position: positionOf(at),
  stream,
  version,
  id,
  type,
  data,
  meta,
});
