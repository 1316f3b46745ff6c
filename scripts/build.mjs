/** `npm run build`: server and client into dist/, when they are stale. */
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { main } from './lib/process.mjs';

main(async () => {
  await install();
  await build();
});
