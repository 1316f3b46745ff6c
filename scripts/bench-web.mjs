/** `npm run bench:web`: Lighthouse on the public pages; `npm run bench:web -- <path>` for some of them. */
import { pathToFileURL } from 'node:url';
import { install } from './lib/install.mjs';
import { inRoot, node24, root } from './lib/paths.mjs';
import { main, run } from './lib/process.mjs';

main(async () => {
  await install();
  const { chromiumPath } = await import('./lib/chromium.mjs');
  const hooks = pathToFileURL(inRoot('scripts/typescript.mjs')).href;
  const env = { CHROMIUM_PATH: await chromiumPath() };
  const { code } = await run(node24, ['--import', hooks, inRoot('bench/web/run.ts'), ...process.argv.slice(2)], { cwd: root, env });
  return code;
});
