import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { projectRoot } from '../../src/platform/project.js';

interface Ended {
  readonly code: number | null;
  readonly said: string;
}

/** What `npm run ops -- …` runs, as a process of its own. Needs `buildServer`. */
export const runOps = (env: Record<string, string>, args: readonly string[]): Promise<Ended> => runBuilt('ops/main.js', env, args);

/** The same with `npm run admin:create -- …`; the password is `ADMIN_PASSWORD`. */
export const runAdminCreate = (env: Record<string, string>, args: readonly string[]): Promise<Ended> =>
  runBuilt('admin-create.js', env, args);

async function runBuilt(program: string, env: Record<string, string>, args: readonly string[]): Promise<Ended> {
  const child = spawn(process.execPath, [join(projectRoot, 'dist', 'src', program), ...args], {
    cwd: projectRoot,
    env: { PATH: process.env['PATH'], LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said };
}
