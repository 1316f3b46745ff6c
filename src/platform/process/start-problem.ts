import { Unavailable } from '../errors.js';

/** Why the product cannot start, in a sentence for the person at the terminal: it is printed without a stack. */
export class StartProblem extends Error {
  constructor(sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.name = 'StartProblem';
  }
}

/** disk_full (Postgres), and the same from the operating system. */
const FULL = ['53100', 'ENOSPC', 'EDQUOT'];

const ELSEWHERE = 'Keep the data elsewhere: DATA_DIRECTORY=/a/folder/of/yours npm start';
const REACHABLE = 'Does its server run, and is its address right (DATABASE_URL, EVENT_STORE_URL)?';

/** Says what an error of the operating system or of Postgres means for somebody who only wanted to start; `undefined` for one that we do not know. */
export function inPlainWords(error: unknown, what: string): StartProblem | undefined {
  if (error instanceof StartProblem) return error;
  if (error instanceof Unavailable) return new StartProblem(`${error.message} ${REACHABLE}`, { cause: error });
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  if (FULL.includes(String(code))) return diskIsFull(what, error);
  if (code === 'EACCES' || code === 'EPERM') return new StartProblem(`This user may not write to ${what}. ${ELSEWHERE}`, { cause: error });
  if (code === 'EROFS') return new StartProblem(`${what} is on a read-only file system. ${ELSEWHERE}`, { cause: error });
  return cause === undefined ? undefined : inPlainWords(cause, what);
}

export const diskIsFull = (what: string, cause?: unknown): StartProblem =>
  new StartProblem(`The disk that holds ${what} is full. Free some space and start again; nothing was lost.`, { cause });
