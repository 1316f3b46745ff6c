import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, type Options, verifySync } from '@node-rs/argon2';

export type HashingTask =
  | { readonly kind: 'hash'; readonly password: string; readonly options: Options }
  | { readonly kind: 'verify'; readonly password: string; readonly hashed: string };
export type HashingAnswer = { readonly result: string | boolean } | { readonly problem: string };

/** Whoever only reads goes first. Linux gives each thread a priority of its own; elsewhere they share that of the process, which stays as it is. */
if (process.platform === 'linux') {
  const threadId = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
  setPriority(threadId, constants.priority.PRIORITY_BELOW_NORMAL);
}

parentPort!.on('message', (task: HashingTask) => parentPort!.postMessage(answer(task)));

function answer(task: HashingTask): HashingAnswer {
  try {
    return { result: task.kind === 'hash' ? hashSync(task.password, task.options) : verifySync(task.hashed, task.password) };
  } catch (error) {
    return { problem: String(error) };
  }
}
