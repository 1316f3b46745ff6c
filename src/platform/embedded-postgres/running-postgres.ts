import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inPlainWords, StartProblem } from '../process/start-problem.js';
import { SUPERUSER } from './embedded-postgres.js';

/** Line of `postmaster.pid` with the port. */
const PORT_LINE = 3;

/** The superuser's address of the embedded server that another process runs on this directory. */
export function runningPostgres(directory: string): string {
  try {
    const password = readFileSync(join(directory, 'postgres-password'), 'utf8').trim();
    const port = Number(readFileSync(join(directory, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[PORT_LINE]);
    if (!(port > 0)) throw new StartProblem('Plumb & Level is just starting with this data. Try again in a moment.');
    return `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/postgres`;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      throw new StartProblem('Plumb & Level is just starting with this data. Try again in a moment.', { cause: error });
    }
    throw inPlainWords(error, `"${directory}"`) ?? error;
  }
}
