import type pg from 'pg';
import { ChainCheck, type ChainVerdict, type Heads, StoreCheck, type StoreVerdict } from '../../events/hash-chain.js';
import { positionOf } from './positions.js';
import { rowsOf, UNPARSED } from './rows.js';

/** What a stream says of itself, and one of its events. A stream without any has one row, with nulls from `at` on. */
type LinkRow = [name: string, claimed: number, at: number | null, ...StoredLink];
type StoredLink = [stream: string, version: number, id: string, type: string, data: string, meta: string, hash: string];

/** One statement, so that both are of the same moment, whatever is being appended. Events above the version that the stream claims are read as well. */
const LINKS = `select s.name, s.version, e.position, e.stream, e.version, e.id, e.type, e.data, e.meta, e.hash
  from es.streams s left join es.events e using (stream_id)`;

const STREAMS_AT_A_TIME = 500;

export async function verifyStream(pool: pg.Pool, stream: string): Promise<ChainVerdict> {
  const rows = await rowsOf<LinkRow>(pool, { text: `${LINKS} where s.name = $1 order by e.version`, values: [stream] }, UNPARSED);
  return verdictOn(new ChainCheck(stream), rows);
}

export async function verifyStore(pool: pg.Pool, kept?: Heads): Promise<StoreVerdict> {
  const check = new StoreCheck(kept);
  for (let after = 0; ;) {
    const page = { text: 'select max(n) from (select stream_id n from es.streams where stream_id > $1 order by 1 limit $2) p' };
    const [last] = await rowsOf<[number | null]>(pool, { ...page, values: [after, STREAMS_AT_A_TIME] });
    const upTo = last![0];
    if (upTo === null) break;
    const text = `${LINKS} where s.stream_id > $1 and s.stream_id <= $2 order by s.stream_id, e.version`;
    const rows = await rowsOf<LinkRow>(pool, { text, values: [after, upTo] }, UNPARSED);
    for (const [stream, links] of Map.groupBy(rows, ([name]) => name)) check.add(verdictOn(check.begin(stream), links));
    after = upTo;
  }
  for (const [stream, version] of await withoutStream(pool))
    check.add({ intact: false, stream, version, reason: 'its events stand there, but the stream itself is gone' });
  return check.end();
}

const withoutStream = (pool: pg.Pool) =>
  rowsOf<[stream: string, version: number]>(pool, {
    text: `select e.stream, min(e.version) from es.events e where not exists (select from es.streams s where s.stream_id = e.stream_id) group by 1`,
  });

function verdictOn(check: ChainCheck, rows: readonly LinkRow[]): ChainVerdict {
  for (const [, , at, stream, version, id, type, data, meta, hash] of rows)
    if (at !== null) check.add({ position: positionOf(at), stream, version, id, type, data, meta, hash });
  return check.end(rows[0]?.[1] ?? -1);
}
