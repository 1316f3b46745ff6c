import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartProblem } from '../start-problem.js';

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

/**
 * The command as that account sees it. Where a folder above a file is closed to the account (a checkout under /root), it also gets the
 * capability to pass through.
 */
export function runAs(account: PostgresAccount, files: readonly string[], command: readonly string[]): readonly string[] {
  if (account.uid === undefined || files.every((file) => canReach(account, file))) return command;
  const setpriv = ['/usr/bin/setpriv', '/bin/setpriv'].find(existsSync);
  if (!setpriv) {
    throw new StartProblem(`The user that Postgres runs as cannot enter "${dirname(files[0]!)}". Move the project, for example to /srv.`);
  }
  const ids = [`--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups'];
  return [setpriv, ...ids, '--inh-caps=+dac_override', '--ambient-caps=+dac_override', '--', ...command];
}

function canReach({ uid, gid }: PostgresAccount, file: string): boolean {
  const folder = dirname(file);
  const { mode, uid: owner, gid: group } = statSync(folder);
  const entrance = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001;
  return (mode & entrance) !== 0 && (folder === '/' || canReach({ uid, gid } as PostgresAccount, folder));
}
