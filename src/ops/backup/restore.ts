import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams';
import { migrations } from '../../../migrations/index.js';
import type { Clock } from '../../platform/clock.js';
import type { Config } from '../../platform/config.js';
import { applyAll, migrate } from '../../platform/database/migrate.js';
import type { Entities } from '../../platform/database/orm.js';
import type { RunningDatabase } from '../../platform/database/start-database.js';
import { ErasureList } from '../../platform/events/erasure-list.js';
import { Streams } from '../../platform/events/streams.js';
import { StartProblem } from '../../platform/start-problem.js';
import { numberOf } from '../../platform/stores/postgres/positions.js';
import { counted } from '../../platform/words.js';
import { eraseAll, whoCameBack } from '../erase-again.js';
import { readTablesCaughtUp, withProduct } from '../product.js';
import { copiedTables, REBUILT } from './copied-tables.js';
import { readCopy, verifiedManifest } from './copy-file.js';
import { goneAsNoted, goneEvents } from './gone-events.js';
import { fingerprintOf, type Manifest } from './manifest.js';
import { dropAside, putBack, setAside } from './set-aside.js';

/** Positions that are left out after a restore, so that none that somebody has seen before comes again for another event. */
const LEAP = 1_000_000;

interface RestoreParts {
  readonly config: Config;
  readonly database: Pick<RunningDatabase, 'url' | 'ownerUrl'>;
  readonly entities: Entities;
  readonly clock: Clock;
  readonly say: (text: string) => void;
  /** Asked before data are replaced. */
  readonly mayReplace: () => Promise<boolean>;
}

/** Puts a copy back, erases again whoever has been erased since, and builds the read tables. What was there before stays until the copy is whole. */
export async function restore(parts: RestoreParts, file: string): Promise<void> {
  const { config, database, entities, clock, say } = parts;
  say('Reading the copy to its end …');
  const manifest = await verifiedManifest(file);
  refuseMisfit(manifest, config);
  const { head: noted } = await new ErasureList(config.erasuresFile).open();
  const client = new pg.Client({ connectionString: database.ownerUrl, application_name: 'restore' });
  await client.connect();
  const tables = ['mikro_orm_migrations', ...publicTables(entities)];
  try {
    await refuseCompany(client);
    await putBack(client, tables); // what an earlier restore has left that was cut short
    const replaced = await hasRows(client, copiedTables(entities));
    if (replaced && !(await parts.mayReplace())) throw new StartProblem('The database is not empty. Nothing was changed.');
    const before = replaced ? await lastPosition(client) : 0;
    await setAside(client, tables);
    try {
      await applyAll(database.ownerUrl, manifest.migrations.at(-1));
      await load(client, file, manifest, Math.max(before, noted ? numberOf(noted.position) : 0), say);
      await migrate(database.url, database.ownerUrl);
    } catch (error) {
      await client.query('rollback');
      await putBack(client, tables);
      throw error;
    }
    say(replaced ? await goneEvents(client, `${file}.gone-${clock.now().replaceAll(':', '')}.jsonl`) : goneAsNoted(manifest, noted));
    await dropAside(client);
  } finally {
    await client.end();
  }
  await bringUp(parts);
}

function refuseMisfit(manifest: Manifest, { masterKey, eventStoreUrl }: Config): void {
  const known = migrations.map(({ name }) => name);
  const unknown = manifest.migrations.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new StartProblem(`The copy was made by a newer build (${unknown.join(', ')}). Restore it with that one.`);
  if (manifest.masterKey !== fingerprintOf(masterKey))
    throw new StartProblem('MASTER_KEY is not the one that the personal data in the copy were encrypted under. Nothing was changed.');
  if ((manifest.eventStore === 'elsewhere') !== (eventStoreUrl !== undefined))
    throw new StartProblem(
      manifest.eventStore === 'elsewhere'
        ? 'The events of this copy are in a store of their own: set EVENT_STORE_URL. Nothing was changed.'
        : 'The copy holds its events, and EVENT_STORE_URL names another store for them: leave it out. Nothing was changed.',
    );
}

/** The product, a rebuild or another restore would write into what is replaced. */
async function refuseCompany(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select distinct application_name as name from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and (application_name like 'plumb-and-level%' or application_name = 'restore')`,
  );
  if (rows.length > 0) throw new StartProblem('The product is running on this database. Stop it first; nothing was changed.');
}

const publicTables = (entities: Entities): string[] => [
  ...copiedTables(entities).flatMap((name) => (name.startsWith('public.') ? [name.slice('public.'.length)] : [])),
  ...REBUILT,
];

async function hasRows(client: pg.Client, tables: readonly string[]): Promise<boolean> {
  for (const table of tables) {
    const { rows } = await client.query<{ there: boolean }>('select to_regclass($1) is not null as there', [table]);
    if (rows[0]!.there && (await client.query(`select from ${table} limit 1`)).rowCount !== 0) return true;
  }
  return false;
}

async function lastPosition(client: pg.Client): Promise<number> {
  return Number((await client.query<{ last: string }>('select last_value as last from es.position')).rows[0]!.last);
}

/** All rows in one transaction. @param seen the highest position that somebody may have heard of */
async function load(client: pg.Client, file: string, manifest: Manifest, seen: number, say: (text: string) => void): Promise<void> {
  await client.query('begin');
  const described = new Map(manifest.tables.map((table) => [table.name, table]));
  let current: { name: string; rows: PassThrough; copy: CopyStreamQuery; done: Promise<void> } | undefined;
  const begin = (name: string) => {
    const [rows, copy] = [
      new PassThrough(),
      client.query(copyFrom(`copy ${name} (${described.get(name)!.columns.join(', ')}) from stdin`)),
    ];
    const done = pipeline(rows, copy);
    done.catch(() => undefined); // heard of with the next rows, or at the table's end
    return { name, rows, copy, done };
  };
  const finish = async () => {
    if (!current) return;
    const { name, rows, copy, done } = current;
    rows.end();
    await done;
    const expected = described.get(name)!.rows;
    if (copy.rowCount !== expected) throw new Error(`${name}: ${copy.rowCount} of ${expected} rows came`);
    say(`${name}: ${expected} rows`);
    current = undefined;
  };
  await readCopy(file, async ({ table, content }) => {
    if (current?.name !== table) {
      await finish();
      current = begin(table);
    }
    const { rows, done } = current!;
    for await (const chunk of content) if (!rows.write(chunk)) await Promise.race([once(rows, 'drain'), done]);
  });
  await finish();
  await client.query(`select setval('es.position', $1)`, [Math.max(manifest.lastPosition, seen) + LEAP]);
  await client.query(`select setval(pg_get_serial_sequence('es.streams', 'stream_id'), (select max(stream_id) from es.streams))`);
  // Whoever signed out since, or opened a mailed link, would find the way in open again: everybody signs in anew.
  await client.query('delete from identity_session; delete from identity_mail_token');
  await client.query('commit');
  await client.query('analyze');
}

async function bringUp({ config, database, clock, say }: RestoreParts): Promise<void> {
  const returned = await whoCameBack(config, database.url);
  await withProduct({ config, databaseUrl: database.url, clock }, async (app) => {
    await eraseAll(app, returned);
    if (returned.length > 0) say(`${counted(returned.length, 'person', 'people')} erased since the copy was made: erased again.`);
    say('Building the read tables …');
    await readTablesCaughtUp(app, () => say('Still building the read tables …'));
    await new ErasureList(config.erasuresFile).noteHead({ position: await app.get(Streams).head(), at: clock.now() });
  });
}
