/** `npm run admin:create -- --email … --name …`: makes the first admin. The password is asked for, piped in, or in ADMIN_PASSWORD. */
import { buildServer } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { inRoot, node24 } from './lib/paths.mjs';
import { main, run } from './lib/process.mjs';

main(async () => {
  await install({ forStart: true });
  await buildServer();
  const { code } = await run(node24, ['--enable-source-maps', inRoot('dist', 'src', 'admin-create.js'), ...process.argv.slice(2)]);
  return code;
});
