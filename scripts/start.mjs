/** `npm start`: installs and builds what is stale, then runs the product until Ctrl-C. Needs Node ≥ 20 and nothing else. */
import { spawn } from 'node:child_process';
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { inRoot, node24, root } from './lib/paths.mjs';
import { main } from './lib/process.mjs';

main(async () => {
  await install();
  await build();
  return runProduct();
});

/** The channel between us tells the product to stop when we are gone, however we went; when npm is gone, we go. */
function runProduct() {
  const product = spawn(node24, ['--enable-source-maps', inRoot('dist', 'src', 'main.js')], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  // The terminal sends Ctrl-C to the product as well; it stops once, whoever told it.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => product.kill('SIGTERM'));
  const parent = process.ppid;
  const watch = setInterval(() => process.ppid !== parent && product.kill('SIGTERM'), 300);
  return new Promise((resolve) => {
    product.once('exit', (code) => {
      clearInterval(watch);
      resolve(code ?? 1);
    });
  });
}
