import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { StartProblem } from '../process/start-problem.js';

/** Whom the server runs as: Postgres refuses root. Without ids it is whoever runs this process. */
export interface PostgresAccount {
  readonly uid?: number;
  readonly gid?: number;
}

/** The owner of an existing data directory, else the user `postgres`, which is made where there is none. */
export function postgresAccount(dataDirectory: string): PostgresAccount {
  if (process.getuid?.() !== 0) return {};
  if (existsSync(dataDirectory)) {
    const { uid, gid } = statSync(dataDirectory);
    if (uid !== 0) return { uid, gid };
  }
  return userNamed('postgres') ?? makeUser();
}

function userNamed(name: string): PostgresAccount | undefined {
  try {
    return { uid: idOf('-u', name), gid: idOf('-g', name) };
  } catch {
    return undefined;
  }
}

const idOf = (flag: string, name: string): number =>
  Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));

function makeUser(): PostgresAccount {
  try {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/bin/false', 'postgres'], { stdio: 'pipe' });
  } catch (error) {
    throw new StartProblem(
      'Postgres does not run as root, and a user "postgres" could not be made. Make one, or start as an ordinary user.',
      {
        cause: error,
      },
    );
  }
  return userNamed('postgres')!;
}
