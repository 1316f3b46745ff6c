import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Options } from '@node-rs/argon2';
import type { HashingAnswer, HashingTask } from './hashing-thread.js';

interface Caller {
  resolve(result: string | boolean): void;
  reject(error: Error): void;
}

/** The same extension as this file: tests run the sources. */
const THREAD = new URL(`./hashing-thread${extname(fileURLToPath(import.meta.url))}`, import.meta.url);

/** A thread for each password that is hashed at the same moment, below the others in priority: begun when it is needed, and anew should one die. */
export class HashingThreads {
  private readonly idle = new Set<Worker>();
  private readonly callers = new Map<Worker, Caller>();

  hash(password: string, options: Options): Promise<string> {
    return this.run({ kind: 'hash', password, options }) as Promise<string>;
  }

  verify(hashed: string, password: string): Promise<boolean> {
    return this.run({ kind: 'verify', password, hashed }) as Promise<boolean>;
  }

  /** Ends the threads that have nothing to do. */
  async close(): Promise<void> {
    await Promise.all([...this.idle].map((thread) => thread.terminate()));
    this.idle.clear();
  }

  private run(task: HashingTask): Promise<string | boolean> {
    const [thread = this.begin()] = this.idle;
    this.idle.delete(thread);
    thread.ref();
    return new Promise((resolve, reject) => {
      this.callers.set(thread, { resolve, reject });
      thread.postMessage(task);
    });
  }

  private begin(): Worker {
    const thread = new Worker(THREAD);
    thread.on('message', (answer: HashingAnswer) => {
      const caller = this.callers.get(thread);
      this.callers.delete(thread);
      this.idle.add(thread);
      // It keeps no process alive that has nothing else to do.
      thread.unref();
      if ('problem' in answer) caller?.reject(new Error(answer.problem));
      else caller?.resolve(answer.result);
    });
    thread.on('error', (error: Error) => {
      this.idle.delete(thread);
      this.callers.get(thread)?.reject(error);
      this.callers.delete(thread);
    });
    return thread;
  }
}
