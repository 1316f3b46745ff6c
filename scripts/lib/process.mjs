import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from './paths.mjs';

/** A reason to stop that is told in a sentence, without a stack. */
export class Problem extends Error {}

/** What the file system says where we may not write. */
export const READ_ONLY = ['EROFS', 'EACCES', 'EPERM'];
export const NO_EXEC = `No program can be run from "${root}": its file system is mounted with "noexec". Move the project to another one, for example to /srv; the data may stay where they are (DATA_DIRECTORY).`;

const children = new Set();
let ending = false;

/**
 * Runs a program in the project's folder.
 * @param options `capture` collects the output instead of showing it; `env` adds to the environment
 * @returns `{ code, output }`; a program that was ended by a signal has code 1
 */
export function run(program, args, { capture = false, env = {}, cwd = root } = {}) {
  if (ending) return new Promise(() => undefined);
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio: capture ? ['ignore', 'pipe', 'pipe'] : 'inherit' });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (output += text));
    children.add(child);
    child.once('error', (error) => reject(inWords(error, program)));
    child.once('close', (code) => {
      children.delete(child);
      resolve({ code: code ?? 1, output });
    });
  });
}

/** A program of ours that is there and may not be run is on a file system that allows none. */
export const inWords = (error, program) => (error.code === 'EACCES' && program.startsWith(root) ? new Problem(NO_EXEC) : error);

/**
 * Calls `stop` when this process is told to end, and when the npm that runs it is gone without a word. The scripts in package.json are
 * `exec node …`, so that npm is our parent, and not a shell that would outlive it.
 */
export function whenToldToEnd(stop) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  if (process.env.npm_lifecycle_event === undefined) return;
  const npm = process.ppid;
  setInterval(() => process.ppid !== npm && stop('SIGTERM'), 300).unref();
}

/** Ends what `run` has started, and then this process; nothing more is started. */
export function endChildrenWithUs() {
  whenToldToEnd(async (signal) => {
    if (ending) return;
    ending = true;
    await Promise.all([...children].map((child) => child.kill(signal) && once(child, 'close')));
    process.exit(1);
  });
}

/** Runs a script's main function; a `Problem` is told in a sentence. */
export async function main(work) {
  try {
    const code = await work();
    if (code) process.exitCode = code;
  } catch (error) {
    console.error(error instanceof Problem ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}

/** "1.2 s" since `start`. */
export const since = (start) => `${((performance.now() - start) / 1000).toFixed(1)} s`;
