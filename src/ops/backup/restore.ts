import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams';
import { migrations } from '../../../migrations/index.js';
import type { Clock } from '../../platform/clock.js';
import { connect } from '../../platform/database/connect.js';
import type { Entities } from '../../platform/database/orm.js';
import { START } from '../../platform/events/recorded.js';
import { applyAll, migrate } from '../../platform/migrations/migrate.js';
import type { RunningDatabase } from '../../platform/migrations/start-database.js';
import { ErasureList, type NotedHead } from '../../platform/personal-data/erasure-list.js';
import type { Config } from '../../platform/process/config.js';
import { StartProblem } from '../../platform/process/start-problem.js';
import { isPosition, numberOf } from '../../platform/stores/postgres/positions.js';
import { Streams } from '../../platform/streams/streams.js';
import { counted } from '../../platform/words.js';
import { completeList, eraseAll, whoCameBack } from '../erase-again.js';
import { readTablesCaughtUp, withProduct } from '../product.js';
import { copiedTables, plainTables, tablesThere } from './copied-tables.js';
import { readCopy, verifiedManifest } from './copy-file.js';
import { goneAsNoted, goneElsewhere, goneEvents } from './gone-events.js';
import { fingerprintOf, type Manifest } from './manifest.js';
import { ASIDE, dropAside, leftAside, noteCopy, putBack, setAside } from './set-aside.js';

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
  const { config, database, say } = parts;
  say('Reading the copy to its end …');
  const manifest = await verifiedManifest(file);
  refuseMisfit(manifest, config);
  const noted = await notedHead(config);
  const client = await connect(database.ownerUrl, { application_name: 'restore' });
  try {
    await refuseCompany(client, say);
    if ((await leftAside(client)) === manifest.madeAt) {
      say('This copy has come in already, by a restore that was cut short afterwards: the rest is done now.');
      await migrate(database.url, database.ownerUrl);
    } else await putIn(parts, client, { file, manifest, noted });
    say(await whatIsGone(parts, client, { file, manifest, noted }));
    await dropAside(client);
  } finally {
    await client.end();
  }
  await bringUp(parts);
}

/** The copy, and what is known beside it. */
interface Copy {
  readonly file: string;
  readonly manifest: Manifest;
  readonly noted: NotedHead | undefined;
}

/** Sets aside what is there, and puts the copy in its place; where that fails, all is as it was. */
async function putIn(parts: RestoreParts, client: pg.Client, { file, manifest, noted }: Copy): Promise<void> {
  const { database, entities, say } = parts;
  const tables = plainTables(entities);
  const replaced = await makeRoom(parts, client, tables);
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
}

/**
 * Sees to it that nothing is set aside any more, and that what is there may be.
 * @returns whether there is anything
 */
async function makeRoom(
  { config, entities, mayReplace, say }: RestoreParts,
  client: pg.Client,
  tables: readonly string[],
): Promise<boolean> {
  const left = await leftAside(client);
  // Rows in front of what is set aside have been written since: these are what is there, and nothing is put back over them.
  if (left === null && !(await hasRows(client, copiedTables(entities)))) {
    await putBack(client, tables);
    say('A restore was cut short before its copy had come in: what was there before is back.');
  }
  const replaced = await hasRows(client, copiedTables(entities));
  if (replaced && !(await mayReplace())) throw new StartProblem('The database is not empty. Nothing was changed.');
  // The list in use may lack some: it may be new, or another host's. The database that goes knows them.
  if (replaced) await completeList(config, client);
  if ((await leftAside(client)) !== undefined) await dropAside(client);
  return replaced;
}

/** How far the history had come, as the list of erasures knows it; a store of the events' own counts in another way. */
async function notedHead({ erasuresFile, eventStoreUrl }: Config): Promise<NotedHead | undefined> {
  const { head } = await new ErasureList(erasuresFile).open();
  return head && !eventStoreUrl && isPosition(head.position) ? head : undefined;
}

async function whatIsGone({ database, clock }: RestoreParts, client: pg.Client, { file, manifest, noted }: Copy): Promise<string> {
  if (manifest.eventStore === 'elsewhere') return goneElsewhere(manifest);
  if (!(await hasRows(client, [`${ASIDE}_es.events`]))) return goneAsNoted(manifest, noted);
  return goneEvents(database.ownerUrl, `${file}.gone-${clock.now().replaceAll(':', '')}.jsonl`);
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

/** Who has just been stopped is seen for a moment longer: so long it is waited for. */
const LEAVING_MS = 10_000;
const LOOK_AGAIN_MS = 100;

/** The product, a rebuild or another restore would write into what is replaced. */
async function refuseCompany(client: pg.Client, say: RestoreParts['say']): Promise<void> {
  if (!(await hasCompany(client))) return;
  say('Somebody is connected to this database: waiting for them to leave …');
  for (const until = Date.now() + LEAVING_MS; await hasCompany(client); await pause(LOOK_AGAIN_MS))
    if (Date.now() >= until) throw new StartProblem('The product is running on this database. Stop it first; nothing was changed.');
}

async function hasCompany(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and (application_name like 'plumb-and-level%' or application_name = 'restore')`,
  );
  return rowCount !== 0;
}

async function hasRows(client: pg.Client, tables: readonly string[]): Promise<boolean> {
  for (const table of await tablesThere(client, tables))
    if ((await client.query(`select from ${table} limit 1`)).rowCount !== 0) return true;
  return false;
}

async function lastPosition(client: pg.Client): Promise<number> {
  return Number((await client.query<{ last: string }>('select last_value as last from es.position')).rows[0]!.last);
}

/** What lets somebody in. A copy of an older build does not have all of them. */
const WAYS_IN = ['identity_session', 'identity_mail_token', 'calendar_address'];

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
  try {
    await readCopy(file, async ({ table, content }) => {
      if (current?.name !== table) {
        await finish();
        current = begin(table);
      }
      const { rows, done } = current!;
      for await (const chunk of content) if (!rows.write(chunk)) await Promise.race([once(rows, 'drain'), done]);
    });
    await finish();
  } catch (error) {
    // Whoever waits for more rows would keep every later statement waiting behind it.
    current?.rows.destroy(error as Error);
    await current?.done.catch(() => undefined);
    throw error;
  }
  await client.query(`select setval('es.position', $1)`, [Math.max(manifest.lastPosition, seen) + LEAP]);
  await client.query(`select setval(pg_get_serial_sequence('es.streams', 'stream_id'), (select max(stream_id) from es.streams))`);
  // Whoever signed out since, opened a mailed link or ended a calendar address would find the way in open again: everybody signs in again, and makes a new address.
  for (const table of await tablesThere(client, WAYS_IN)) await client.query(`delete from ${table}`);
  await noteCopy(client, manifest.madeAt);
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
    const position = await app.get(Streams).head();
    if (position !== START) await new ErasureList(config.erasuresFile).noteHead({ position, at: clock.now() });
  });
}
