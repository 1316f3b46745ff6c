import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { inRoot, node24, tool } from './paths.mjs';
import { Problem, READ_ONLY, run, since } from './process.mjs';

/** Where the running product keeps the machine code of its modules and packages: a later start need not compile them again. */
export const COMPILED = 'dist/compiled';

const PARTS = [
  {
    name: 'server',
    inputs: ['src', 'migrations', '.swcrc', 'package-lock.json', 'scripts/lib/build.mjs'],
    output: 'dist/src',
    clean: ['dist/src', 'dist/migrations', COMPILED],
    command: [tool('@swc/cli/bin/swc.js'), 'src', 'migrations', '--out-dir', 'dist', '--quiet', '--copy-files', '--ignore', '**/*.spec.ts'],
  },
  {
    name: 'web client',
    inputs: ['web', 'package-lock.json', 'scripts/lib/build.mjs'],
    output: 'dist/web',
    clean: ['dist/web'],
    command: [tool('vite/bin/vite.js'), 'build', 'web', '--logLevel', 'warn'],
  },
  {
    name: 'web pages for the server',
    inputs: ['web', 'package-lock.json', 'scripts/lib/build.mjs'],
    output: 'dist/web-server',
    clean: ['dist/web-server'],
    command: [tool('vite/bin/vite.js'), 'build', 'web', '--ssr', '--logLevel', 'warn'],
  },
];

/** Builds the parts whose inputs have changed since they were built, judged by content: a checkout that only touches files builds nothing. */
export async function build() {
  const built = await Promise.allSettled(PARTS.map(buildPart));
  const failed = built.find((part) => part.status === 'rejected');
  if (failed) throw failed.reason;
}

export async function buildServer() {
  await buildPart(PARTS[0]);
}

async function buildPart({ name, inputs, output, clean, command }) {
  const stampFile = inRoot(`${output}.built`);
  const stamp = fingerprint(inputs);
  if (existsSync(inRoot(output)) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;

  const start = performance.now();
  refuseReadOnly(name);
  for (const path of [...clean, `${output}.built`]) rmSync(inRoot(path), { recursive: true, force: true });
  const { code, output: said } = await run(node24, command, { capture: true, env: { NODE_ENV: 'production' } });
  if (code !== 0) throw new Problem(`The ${name} could not be built.\n\n${said.trim()}`);
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
  console.log(`Built the ${name} in ${since(start)}.`);
}

function refuseReadOnly(name) {
  try {
    mkdirSync(inRoot('dist'), { recursive: true });
    accessSync(inRoot('dist'), constants.W_OK);
  } catch (error) {
    if (!READ_ONLY.includes(error.code)) throw error;
    throw new Problem(
      `The ${name} must be built, and "${inRoot('dist')}" cannot be written. Run "npm run build" where it can, and start again.`,
    );
  }
}
