/** `npm run bench`: measurements beside raw `pg` and others; `npm run bench -- <row>` for one of them. */
import { pathToFileURL } from 'node:url';
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { inRoot, node24, root } from './lib/paths.mjs';
import { main, run } from './lib/process.mjs';

main(async () => {
  await install();
  await build();
  const hooks = pathToFileURL(inRoot('scripts/typescript.mjs')).href;
  const { code } = await run(node24, ['--import', hooks, inRoot('bench/run.ts'), ...process.argv.slice(2)], { cwd: root });
  return code;
});
