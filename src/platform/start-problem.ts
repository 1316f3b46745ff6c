/** Why the product cannot start, in a sentence for the person at the terminal: it is printed without a stack. */
export class StartProblem extends Error {
  constructor(sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.name = 'StartProblem';
  }
}

/** Says what an error of the operating system means for somebody who only wanted to start; `undefined` for one that we do not know. */
export function inPlainWords(error: unknown, what: string): StartProblem | undefined {
  const code = (error as NodeJS.ErrnoException | undefined)?.code;
  if (code === 'ENOSPC' || code === 'EDQUOT') return diskIsFull(what, error);
  if (code === 'EACCES' || code === 'EPERM') return new StartProblem(`This user may not write to ${what}.`, { cause: error });
  if (code === 'EROFS') return new StartProblem(`${what} is on a read-only file system.`, { cause: error });
  return undefined;
}

export const diskIsFull = (what: string, cause?: unknown): StartProblem =>
  new StartProblem(`The disk that holds ${what} is full. Free some space and start again; nothing was lost.`, { cause });
