/** `npm start`: installs and builds what is stale, then runs the product until Ctrl-C. Needs Node ≥ 20 and nothing else. */
import { spawn } from 'node:child_process';
import { build, COMPILED } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { inRoot, node24, root } from './lib/paths.mjs';
import { inWords, main, whenToldToEnd } from './lib/process.mjs';

main(async () => {
  await install({ forStart: true });
  await build();
  return runProduct();
});

/** The channel between us tells the product to stop when we are gone, however we went. */
function runProduct() {
  const product = spawn(node24, ['--enable-source-maps', inRoot('dist', 'src', 'main.js')], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { NODE_COMPILE_CACHE: inRoot(COMPILED), ...process.env },
  });
  // The terminal sends Ctrl-C to the product as well; it stops once, whoever told it.
  whenToldToEnd(() => product.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    product.once('error', (error) => reject(inWords(error, node24)));
    product.once('exit', (code) => resolve(code ?? 1));
  });
}
