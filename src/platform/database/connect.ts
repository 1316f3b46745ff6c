import pg from 'pg';
import { StartProblem } from '../process/start-problem.js';
import { setColumnParsers } from './column-values.js';

/**
 * A connection for one piece of work at the terminal. When it is lost, its statements fail; it does not end the process.
 * @param variable names the address in the environment
 * @throws StartProblem when nobody answers
 */
export async function connect(url: string, config: pg.ClientConfig = {}, variable = 'DATABASE_URL'): Promise<pg.Client> {
  const types = setColumnParsers(new pg.TypeOverrides());
  const client = new pg.Client({ connectionString: url, options: '-c TimeZone=UTC', types, ...config });
  client.on('error', () => undefined);
  await client.connect().catch((error: Error) => {
    throw new StartProblem(`The database does not answer (${error.message}). Check ${variable}.`, { cause: error });
  });
  return client;
}
