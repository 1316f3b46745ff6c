/** `npm run ops -- backup | restore FILE | verify | compare | rebuild PROJECTION | parked | retry CONSUMER | grants`: what whoever runs the product does now and then. `npm run ops -- --help` lists it. */
import { buildServer } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { inRoot, node24 } from './lib/paths.mjs';
import { endChildrenWithUs, main, run } from './lib/process.mjs';

main(async () => {
  endChildrenWithUs();
  await install({ forStart: true });
  await buildServer();
  const { code } = await run(node24, ['--enable-source-maps', inRoot('dist', 'src', 'ops', 'main.js'), ...process.argv.slice(2)]);
  return code;
});
