import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { projectRoot } from '../../src/platform/project.js';

/** What `npm run ops -- …` runs, as a process of its own. Needs `buildServer`. */
export async function runOps(env: Record<string, string>, args: readonly string[]): Promise<{ code: number | null; said: string }> {
  const main = join(projectRoot, 'dist', 'src', 'ops', 'main.js');
  const child = spawn(process.execPath, [main, ...args], {
    cwd: projectRoot,
    env: { PATH: process.env['PATH'], LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said };
}
