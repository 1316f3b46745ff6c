import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../../src/platform/project.js';

/** Brings `dist/` up to date, for tests that start the product as a process of its own. */
export async function buildServer(): Promise<void> {
  const builder = pathToFileURL(join(projectRoot, 'scripts', 'lib', 'build.mjs')).href;
  const script = `import(${JSON.stringify(builder)}).then(({ buildServer }) => buildServer())`;
  const child = spawn(process.execPath, ['-e', script], { cwd: projectRoot, stdio: ['ignore', 'inherit', 'inherit'] });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error('the server could not be built');
}
