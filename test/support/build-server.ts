import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../../src/platform/process/project.js';

/** Brings the server in `dist/` up to date, for tests that start it as a process of its own. */
export const buildServer = (): Promise<void> => bringUpToDate('buildServer');

/** Brings all of `dist/` up to date, for tests that look at pages. */
export const buildProduct = (): Promise<void> => bringUpToDate('build');

async function bringUpToDate(part: 'build' | 'buildServer'): Promise<void> {
  const builder = pathToFileURL(join(projectRoot, 'scripts', 'lib', 'build.mjs')).href;
  const script = `import(${JSON.stringify(builder)}).then(({ ${part} }) => ${part}())`;
  const child = spawn(process.execPath, ['-e', script], { cwd: projectRoot, stdio: ['ignore', 'inherit', 'inherit'] });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error('the product could not be built');
}
