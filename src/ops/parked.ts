import type pg from 'pg';
import { ParkedStreams } from '../platform/following/parked-streams.js';
import { WaitingStreams } from '../platform/following/waiting-streams.js';
import { StartProblem } from '../platform/process/start-problem.js';

/** A stream that a projection or a reaction (its consumer) could not go on with. */
interface Parked {
  readonly consumer: string;
  readonly stream: string;
  /** Of the event that it waits with. */
  readonly version: number;
  /** The same event's; absent where an earlier build has parked it. */
  readonly position: string | null;
  readonly error: string | null;
  readonly since: string;
  readonly tries: number;
  /** Absent: not by itself. */
  readonly nextTry: string | null;
}

const PARKED = `
  select projection as consumer, stream, version, position, error, since, attempts as tries, case when try_again then now() end as "nextTry"
    from projection_parked where parked
  union all
  select reaction, stream, version, position, error, since, attempts, try_again_at from reaction_parked
  order by since, consumer, stream`;

/** All projections and reactions that have ever run on this database. */
const CONSUMERS = `
  select name from projection_version union select reaction from reaction_checkpoint
  union select projection from projection_parked union select reaction from reaction_parked order by 1`;

/** In words: which streams wait, what for, since when. */
export async function parked(pool: pg.Pool): Promise<string> {
  const waiting = await parkedStreams(pool);
  if (waiting.length === 0) return 'Nothing is parked: all projections and reactions go on with all streams.';
  return [...waiting.map(inWords), 'To have one tried again:\n  npm run ops -- retry CONSUMER [STREAM]'].join('\n\n');
}

/**
 * Asks for another try of what a projection or reaction has parked: all of it, or one stream. The process that leads sees it in the database.
 * @returns what was done, in words
 * @throws StartProblem for a consumer or a stream that there is not, naming those that there are
 */
export async function retry(pool: pg.Pool, consumer: string, stream?: string): Promise<string> {
  const { rows } = await pool.query<{ name: string }>(CONSUMERS);
  if (!rows.some(({ name }) => name === consumer)) throw noSuch('projection or reaction', consumer, rows);
  const waiting = (await parkedStreams(pool)).filter((row) => row.consumer === consumer);
  if (waiting.length === 0) return `Nothing is parked by ${consumer}.`;
  if (stream && !waiting.some((row) => row.stream === stream)) {
    throw noSuch(
      `stream parked by ${consumer}`,
      stream,
      waiting.map((row) => ({ name: row.stream })),
    );
  }
  const asked =
    (await new ParkedStreams(pool).tryAgain(consumer, stream)) + (await new WaitingStreams(pool, []).tryAgain(consumer, stream));
  return `${consumer} tries ${asked} ${asked === 1 ? 'stream' : 'streams'} again: within seconds where the product runs, otherwise when it starts.
How it went: npm run ops -- parked`;
}

const parkedStreams = async (pool: pg.Pool): Promise<readonly Parked[]> => (await pool.query<Parked>(PARKED)).rows;

const inWords = ({ consumer, stream, version, position, error, since, tries, nextTry }: Parked): string =>
  [
    `${consumer}  ${stream}`,
    `  waits with  event ${version}, ${position === null ? 'position not kept' : `position ${position}`}, and those after it`,
    `  since       ${since}, ${tries} ${tries === 1 ? 'try' : 'tries'}`,
    `  next try    ${nextTry === null ? 'when somebody asks for it' : `${nextTry}, by itself`}`,
    `  error       ${error ?? 'the process ended'}`,
  ].join('\n');

const noSuch = (what: string, name: string, there: readonly { readonly name: string }[]): StartProblem =>
  new StartProblem(`There is no ${what} "${name}". There are:\n${there.map((one) => `  ${one.name}`).join('\n')}`);
