import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { connect } from '../../platform/database/connect.js';
import type { NotedHead } from '../../platform/personal-data/erasure-list.js';
import { counted } from '../../platform/words.js';
import type { Manifest } from './manifest.js';
import { ASIDE } from './set-aside.js';

/** Those that the replaced database had and the copy has not: of other events at the same place, too. Streams, types and times; no personal data. */
const GONE = `select e.position, e.meta->>'at' as at, e.stream, e.version, e.type, e.id from ${ASIDE}_es.events e
  where not exists (select from es.events n where n.position = e.position and n.id = e.id)`;

/** Writes them down one by one, where that is possible: the copy is in already. @returns what to say of them */
export async function goneEvents(databaseUrl: string, file: string): Promise<string> {
  // Of its own: a list that breaks off leaves a connection that can do nothing else.
  const client = await connect(databaseUrl, { application_name: 'restore' });
  try {
    return await summary(client, file);
  } finally {
    await client.end();
  }
}

async function summary(client: pg.ClientBase, file: string): Promise<string> {
  const { rows } = await client.query<{ type: string; count: number; first: string; last: string }>(
    `select type, count(*)::int as count, min(at) as first, max(at) as last from (${GONE}) gone group by type order by count(*) desc, type`,
  );
  if (rows.length === 0) return 'No event is gone: the database had none that the copy has not.';
  const listed = await list(client, file).then(
    () => `Each is listed in "${file}".`,
    (error: Error) => `They could not be listed in "${file}": ${error.message}.`,
  );
  const all = rows.reduce((sum, { count }) => sum + count, 0);
  const [first, last] = [
    rows.map((row) => row.first).sort()[0],
    rows
      .map((row) => row.last)
      .sort()
      .at(-1),
  ];
  const kinds = rows.map(({ type, count }) => `${count} ${type}`).join(', ');
  return `${counted(all, 'event is', 'events are')} gone, from ${first} to ${last}: ${kinds}. ${listed}`;
}

async function list(client: pg.ClientBase, file: string): Promise<void> {
  const rows = client.query(copyTo(`copy (select to_json(gone) from (${GONE} order by e.position) gone) to stdout`));
  try {
    await pipeline(rows, createWriteStream(file, { mode: 0o600 }));
  } catch (error) {
    await rm(file, { force: true }).catch(() => undefined);
    throw error;
  }
}

/** Where nothing is left to compare with: what is known outside the database. @param noted a position of this store */
export function goneAsNoted({ head, madeAt }: Pick<Manifest, 'head' | 'madeAt'>, noted: NotedHead | undefined): string {
  const end = head ? `the copy ends on ${head.at}` : 'the copy has no event';
  const gone = `${end}, and was made on ${madeAt}: what happened after that is gone`;
  if (!noted || (head && noted.position <= head.position))
    return `There was nothing to compare with; ${gone}, should anything have happened.`;
  return `Events are gone: ${gone}. The list of erasures knows of history up to ${noted.at} (position ${noted.position}).`;
}

/** Where the events are in a store of their own, which no restore touches. */
export const goneElsewhere = ({ madeAt }: Pick<Manifest, 'madeAt'>): string =>
  `The copy was made on ${madeAt} and holds no events: those are as the store of EVENT_STORE_URL has them. Personal data in events of people who signed up after the copy can no longer be read.`;
