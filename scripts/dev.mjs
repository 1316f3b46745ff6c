/** `npm run dev`: the product with a server that restarts, and a client that reloads, when their files change. */
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { buildServer } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { inRoot, node24, root, tool } from './lib/paths.mjs';
import { main, Problem, whenToldToEnd } from './lib/process.mjs';

const PORT = process.env.PORT ?? '3000';
const QUIET_MS = 150;

let server;
let ended = false;

main(async () => {
  await install();
  await startServer();
  const client = spawn(node24, [tool('vite/bin/vite.js'), 'web', '--clearScreen', 'false'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, API_URL: `http://localhost:${PORT}` },
  });
  let soon;
  for (const folder of ['src', 'migrations']) {
    watch(inRoot(folder), { recursive: true }, (_event, file) => {
      if (!file?.endsWith('.ts') || file.endsWith('.spec.ts')) return;
      clearTimeout(soon);
      soon = setTimeout(restart, QUIET_MS);
    });
  }
  whenToldToEnd(async () => {
    if (ended) return;
    ended = true;
    client.kill();
    await stopServer();
    process.exit(0);
  });
});

let restarting = Promise.resolve();
function restart() {
  restarting = restarting.then(async () => {
    await stopServer();
    if (!ended) await startServer();
  });
}

/** A mistake in the code is shown; the next change tries again. */
async function startServer() {
  try {
    await buildServer();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    console.error(error.message);
    return;
  }
  const env = { ...process.env, PORT, PUBLIC_URL: process.env.PUBLIC_URL ?? 'http://localhost:5173' };
  server = spawn(node24, ['--enable-source-maps', inRoot('dist/src/main.js')], {
    cwd: root,
    env,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
}

function stopServer() {
  const running = server;
  server = undefined;
  if (!running || running.exitCode !== null || running.signalCode !== null) return undefined;
  return new Promise((resolve) => {
    running.once('exit', resolve);
    running.kill('SIGTERM');
  });
}
