import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

const LOOK_MS = 50;
const run = promisify(execFile);

/** What a process holds now, in bytes. */
async function held(pid: number): Promise<number> {
  return Number((await run('ps', ['-o', 'rss=', '-p', `${pid}`])).stdout) * 1024;
}

/** @returns by how many bytes a process has grown at most while somebody was at work */
export async function growth(pid: number, work: () => Promise<void>): Promise<number> {
  const before = await held(pid);
  let most = before;
  const done = { yet: false };
  const watching = (async () => {
    while (!done.yet) {
      most = Math.max(most, await held(pid));
      await pause(LOOK_MS);
    }
  })();
  await work();
  done.yet = true;
  await watching;
  return Math.max(most, await held(pid)) - before;
}
