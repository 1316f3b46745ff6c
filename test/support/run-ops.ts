import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { projectRoot } from '../../src/platform/process/project.js';

interface Ended {
  readonly code: number | null;
  readonly said: string;
}

interface Launched {
  readonly kill: (signal: NodeJS.Signals) => void;
  readonly ended: Promise<Ended>;
}

/** What `npm run ops -- …` runs, as a process of its own. Needs `buildServer`. */
export const runOps = (env: Record<string, string>, args: readonly string[]): Promise<Ended> => launchOps(env, args).ended;

/** As `runOps`, for who does something to it meanwhile. */
export const launchOps = (env: Record<string, string>, args: readonly string[]): Launched => launch('ops/main.js', env, args);

/** The same with `npm run admin:create -- …`; the password is `ADMIN_PASSWORD`. */
export const runAdminCreate = (env: Record<string, string>, args: readonly string[]): Promise<Ended> =>
  launch('admin-create.js', env, args).ended;

function launch(program: string, env: Record<string, string>, args: readonly string[]): Launched {
  const child = spawn(process.execPath, [join(projectRoot, 'dist', 'src', program), ...args], {
    cwd: projectRoot,
    env: { PATH: process.env['PATH'], LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, said }));
  return { kill: (signal) => child.kill(signal), ended };
}
