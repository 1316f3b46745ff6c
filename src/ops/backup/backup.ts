import { stat } from 'node:fs/promises';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Clock } from '../../platform/clock.js';
import { connect } from '../../platform/database/connect.js';
import type { Entities } from '../../platform/database/orm.js';
import { BUILD_ID } from '../../platform/process/build-id.js';
import type { Config } from '../../platform/process/config.js';
import { StartProblem } from '../../platform/process/start-problem.js';
import { positionOf } from '../../platform/stores/postgres/positions.js';
import { refuseOtherMasterKey } from '../prepare-database.js';
import { columnsOf, copiedTables, tablesThere } from './copied-tables.js';
import { CopyWriter } from './copy-file.js';
import { type CopiedTable, fingerprintOf, FORMAT, type Manifest } from './manifest.js';

const SAY_EVERY_MS = 5000;

interface BackupParts {
  readonly config: Config;
  readonly databaseUrl: string;
  readonly entities: Entities;
  readonly clock: Clock;
  readonly say: (text: string) => void;
  /** Aborted when somebody wants it no longer. */
  readonly stop?: AbortSignal;
}

/** Copies everything that cannot be rebuilt into one file, as it is at one moment, while the product goes on. */
export async function backup({ config, databaseUrl, entities, clock, say, stop }: BackupParts, file: string): Promise<Manifest> {
  const client = await connect(databaseUrl, { application_name: 'plumb-and-level backup' });
  const leave = () => void client.end();
  stop?.addEventListener('abort', leave);
  const writer = new CopyWriter(file);
  try {
    if ((await tablesThere(client, ['public.mikro_orm_migrations'])).length === 0)
      throw new StartProblem('There is nothing to copy: the product has never been started on this database.');
    await refuseOtherMasterKey(config, databaseUrl);
    // One snapshot for all tables: no event without what was written beside it.
    await client.query('begin isolation level repeatable read read only');
    const tables: CopiedTable[] = [];
    for (const name of await tablesThere(client, copiedTables(entities))) tables.push(await copyTable(client, writer, name, say));
    const manifest: Manifest = {
      format: FORMAT,
      madeAt: clock.now(),
      build: BUILD_ID,
      migrations: (await client.query<{ name: string }>('select name from mikro_orm_migrations order by id')).rows.map(({ name }) => name),
      masterKey: fingerprintOf(config.masterKey),
      eventStore: config.eventStoreUrl ? 'elsewhere' : 'here',
      head: await headOf(client),
      lastPosition: await lastPosition(client),
      tables,
    };
    await writer.finish(manifest);
    await client.query('commit');
    await note(client, manifest.madeAt, file);
    return manifest;
  } catch (error) {
    await writer.abandon();
    if (stop?.aborted) throw new StartProblem('Stopped. There is no copy.', { cause: error });
    throw error;
  } finally {
    stop?.removeEventListener('abort', leave);
    await client.end();
  }
}

/** For administrators, who see when the last copy was made. An older build's database has no table for it. */
async function note(client: pg.Client, madeAt: string, file: string): Promise<void> {
  if ((await tablesThere(client, ['public.backup_made'])).length === 0) return;
  await client.query('insert into backup_made (made_at, bytes) values ($1, $2)', [madeAt, (await stat(file)).size]);
}

async function copyTable(client: pg.Client, writer: CopyWriter, name: string, say: (text: string) => void): Promise<CopiedTable> {
  const columns = await columnsOf(client, name);
  const rows = client.query(copyTo(`copy ${name} (${columns.join(', ')}) to stdout`));
  const written = await writer.table(name, reported(rows, name, say));
  say(`${name}: ${rows.rowCount} rows`);
  return { name, columns, rows: rows.rowCount, ...written };
}

/** Says now and then that a long table goes on. */
async function* reported(rows: AsyncIterable<Buffer>, name: string, say: (text: string) => void): AsyncGenerator<Buffer> {
  let [bytes, said] = [0, performance.now()];
  for await (const chunk of rows) {
    yield chunk;
    bytes += chunk.length;
    if (performance.now() - said < SAY_EVERY_MS) continue;
    said = performance.now();
    say(`${name}: ${Math.round(bytes / 1e6)} MB so far`);
  }
}

async function headOf(client: pg.Client): Promise<Manifest['head']> {
  const { rows } = await client.query<{ position: string; at: string }>(
    `select position, meta->>'at' as at from es.events order by position desc limit 1`,
  );
  return rows[0] ? { position: positionOf(Number(rows[0].position)), at: rows[0].at } : null;
}

/** Not less than what stands in the table: a sequence is read as it is now, and the snapshot was taken before. */
async function lastPosition(client: pg.Client): Promise<number> {
  return Number((await client.query<{ last: string }>('select last_value as last from es.position')).rows[0]!.last);
}
