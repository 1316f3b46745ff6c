import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import type { INestApplicationContext } from '@nestjs/common';
import type pg from 'pg';
import { SystemClock } from '../platform/clock.js';
import { openPool } from '../platform/database/database.js';
import { isAway } from '../platform/database/pg-errors.js';
import { Refusal } from '../platform/errors.js';
import { Verifiable } from '../platform/events/hash-chain.js';
import type { Position } from '../platform/events/recorded.js';
import { grantToApplication } from '../platform/migrations/grants.js';
import { refusePending } from '../platform/migrations/migrate.js';
import { type RunningDatabase, startOrJoinDatabase } from '../platform/migrations/start-database.js';
import { ErasureList } from '../platform/personal-data/erasure-list.js';
import { type Config, readConfig } from '../platform/process/config.js';
import { inPlainWords, StartProblem } from '../platform/process/start-problem.js';
import { Rebuild } from '../platform/rebuild/rebuild.js';
import { entities, projections } from '../registry.js';
import { backup } from './backup/backup.js';
import { restore } from './backup/restore.js';
import { refuseHalfRestored } from './backup/set-aside.js';
import { parked, retry } from './parked.js';
import { withProduct } from './product.js';
import { compare, type ReadTables, renew } from './read-tables.js';
import { verify } from './verify.js';

interface Given {
  readonly config: Config;
  readonly database: RunningDatabase & { readonly joined: boolean };
  readonly values: Readonly<Record<string, unknown>>;
  readonly args: readonly string[];
}

interface OpsCommand {
  readonly usage: string;
  /** Words that it takes at most, beside its options. */
  readonly words: number;
  readonly about: string;
  readonly options: ParseArgsOptionsConfig;
  readonly run: (given: Given) => Promise<void>;
}

const clock = new SystemClock();
const say = (text: string) => console.log(text);

/** What can be done to a product by whoever runs it. */
const COMMANDS: Readonly<Record<string, OpsCommand>> = {
  backup: {
    usage: 'backup [--to FILE]',
    words: 0,
    about: 'copies events, keys and all else that cannot be rebuilt into one file, while the product runs',
    options: { to: { type: 'string' } },
    run: async ({ config, database, values }) => {
      // As it is: the product that runs may be of an older build, whose tables these are.
      await refuseHalfRestored(database.url);
      const file = resolve(String(values['to'] ?? join(config.dataDirectory, `backup-${clock.now().replaceAll(':', '')}.tar.gz`)));
      const { head, tables } = await backup({ config, databaseUrl: database.url, entities, clock, say, stop: toldToEnd() }, file);
      if (head) await new ErasureList(config.erasuresFile).noteHead({ position: head.position as Position, at: head.at });
      say(`\n${tables.reduce((sum, { rows }) => sum + rows, 0)} rows are in "${file}".`);
      if (config.eventStoreUrl) say('The events are in the store of EVENT_STORE_URL: back that up by its own means, after this copy.');
      say('Keep with it, but not in the same place: MASTER_KEY (or the file master-key) and the list of erasures.');
    },
  },
  restore: {
    usage: 'restore FILE [--replace [--yes]]',
    words: 1,
    about: 'puts a copy into an empty database, or with --replace in the place of what is there, and erases again whoever was erased since',
    options: { replace: { type: 'boolean' }, yes: { type: 'boolean' } },
    run: async ({ config, database, values, args: [file] }) => {
      if (!file) throw new StartProblem('Tell which copy:\n  npm run ops -- restore FILE');
      if (database.joined) throw new StartProblem('The product is running with this data. Stop it first; nothing was changed.');
      const mayReplace = () => (values['replace'] ? confirmed(values['yes'] === true) : mustReplace());
      await restore({ config, database, entities, clock, say, mayReplace }, resolve(file));
      say('\nRestored. Start the product. Everybody has to sign in again.');
    },
  },
  parked: {
    usage: 'parked',
    words: 0,
    about: 'lists the streams that projections and reactions could not go on with, and why',
    options: {},
    run: async ({ database }) => say(await withPool(database, parked)),
  },
  verify: {
    usage: 'verify [STREAM] [--against FILE] [--heads FILE]',
    words: 1,
    about:
      'recomputes the hashes of all events, or of one stream; with --heads it notes where each stream stands, with --against it looks whether all pass through such a note',
    options: { against: { type: 'string' }, heads: { type: 'string' } },
    run: (given) =>
      withRestingProduct(given, async (app) => {
        const { against, heads } = given.values as { against?: string; heads?: string };
        say(await verify(app.get(Verifiable), { stream: given.args[0], against, heads: heads && resolve(heads) }));
      }),
  },
  compare: {
    usage: 'compare [PROJECTION …]',
    words: Infinity,
    about: 'builds the read tables a second time from all events, beside those in use, and tells where they differ',
    options: {},
    run: (given) => withReadTables(given, (tables) => compare(tables, given.args)),
  },
  rebuild: {
    usage: 'rebuild PROJECTION …',
    words: Infinity,
    about: 'rebuilds the read tables of a projection from all events; those in use serve until then',
    options: {},
    run: (given) => withReadTables(given, (tables) => renew(tables, given.args, toldToEnd())),
  },
  grants: {
    usage: 'grants',
    words: 0,
    about:
      'gives the role of DATABASE_URL what it needs, and nothing with which it could change events; by the role of MIGRATION_DATABASE_URL',
    options: {},
    run: async ({ database: { url, ownerUrl } }) => {
      if (ownerUrl === undefined || ownerUrl === url)
        throw new StartProblem('There is one role only: MIGRATION_DATABASE_URL is not set, or is the same.');
      await grantToApplication(ownerUrl, url);
      say('The role of DATABASE_URL reads and appends events, and works with all other tables.');
    },
  },
  retry: {
    usage: 'retry CONSUMER [STREAM]',
    words: 2,
    about: 'has a projection or a reaction try again what it has parked: all of it, or one stream',
    options: {},
    run: async ({ database, args: [consumer, stream] }) => {
      if (!consumer)
        throw new StartProblem(
          'Tell which projection or reaction; npm run ops -- parked lists what waits:\n  npm run ops -- retry CONSUMER [STREAM]',
        );
      say(await withPool(database, (pool) => retry(pool, consumer, stream)));
    },
  },
};

async function withPool<T>({ url }: RunningDatabase, work: (pool: pg.Pool) => Promise<T>): Promise<T> {
  await refuseHalfRestored(url);
  const pool = openPool(url, { max: 1 });
  try {
    await refusePending(pool);
    return await work(pool);
  } finally {
    await pool.end();
  }
}

/** The product, which does nothing by itself. */
const withRestingProduct = <T>(
  { config, database }: Given,
  work: (app: INestApplicationContext, pool: pg.Pool) => Promise<T>,
): Promise<T> => withPool(database, (pool) => withProduct({ config, databaseUrl: database.url, clock }, (app) => work(app, pool), 'api'));

const withReadTables = (given: Given, work: (tables: ReadTables) => Promise<string>): Promise<void> =>
  withRestingProduct(given, async (app, pool) => say(await work({ pool, rebuild: app.get(Rebuild), projections, say })));

/** Aborted by Ctrl-C, and whatever else asks this process to end. */
function toldToEnd(): AbortSignal {
  const stopped = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stopped.abort());
  return stopped.signal;
}

function mustReplace(): never {
  throw new StartProblem(
    'The database is not empty, and nothing was changed. Restore into an empty one, or replace what is there: npm run ops -- restore FILE --replace',
  );
}

async function confirmed(yes: boolean): Promise<boolean> {
  if (yes) return true;
  if (!process.stdin.isTTY) throw new StartProblem('To replace all data without being asked, add --yes. Nothing was changed.');
  const asking = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await asking.question('All data in this database will be replaced by the copy. Type "replace" to go on: ');
  asking.close();
  return answer.trim() === 'replace';
}

const help = (): string =>
  ['npm run ops -- COMMAND', '', ...Object.values(COMMANDS).flatMap(({ usage, about }) => [`  ${usage}`, `      ${about}`])].join('\n');

async function main([name = '--help', ...rest]: readonly string[]): Promise<void> {
  if (['--help', '-h', 'help'].includes(name) || rest.includes('--help')) return say(help());
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new StartProblem(`There is no command "${name}".\n\n${help()}`);
  const { values, positionals } = readArguments(command, rest);
  const config = readConfig();
  const database = await startOrJoinDatabase(config);
  try {
    await command.run({ config, database, values, args: positionals });
  } finally {
    await database.stop();
  }
}

function readArguments({ options, usage, words }: OpsCommand, args: readonly string[]) {
  try {
    const read = parseArgs({ args: [...args], options, allowPositionals: true });
    const more = read.positionals[words];
    if (more !== undefined) throw new TypeError(`"${more}" is one word too many.`);
    return read;
  } catch (error) {
    throw new StartProblem(`${(error as Error).message}\n  npm run ops -- ${usage}`, { cause: error });
  }
}

function lostConnection(error: unknown): StartProblem | undefined {
  if (!isAway(error)) return undefined;
  return new StartProblem(`The connection to the database was lost (${(error as Error).message}). Try again.`, { cause: error });
}

main(process.argv.slice(2)).then(
  () => process.exit(0),
  (error: unknown) => {
    const problem = error instanceof Refusal ? error : (inPlainWords(error, 'the data') ?? lostConnection(error));
    console.error(problem ? `\n${problem.message}\n` : error);
    process.exit(1);
  },
);
