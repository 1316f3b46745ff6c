import { setTimeout as pause } from 'node:timers/promises';
import { Unavailable } from '../errors.js';

/**
 * Does the work, and once more when Postgres was away for a moment.
 * @throws Unavailable when it still is
 */
export async function patiently<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (remedyFor(error) !== 'again') throw error;
  }
  await pause(20 + Math.random() * 80);
  return work().catch((error: unknown) => {
    throw remedyFor(error) === 'again' ? unavailable(error) : error;
  });
}

const unavailable = (cause: unknown) =>
  Object.assign(new Unavailable('platform/unavailable', 'The event store cannot be reached at the moment. Please try again.'), { cause });

/** What to do about an error of Postgres or of the way to it. */
export type Remedy = 'again' | 'isolate' | 'none';

/**
 * `again`: Postgres is away, or broke off in favour of another (SQLSTATE 40): the same once more. `isolate`: a value is unacceptable (22, 23): its
 * neighbours need not suffer. `none`: a mistake of ours.
 */
export function remedyFor(error: unknown): Remedy {
  const code = codeOf(error);
  if (/^40...$/.test(code) || isAway(error)) return 'again';
  return /^2[23]...$/.test(code) ? 'isolate' : 'none';
}

/**
 * Postgres cannot be reached, gives no connection, or has ended this one: nothing is wrong with what was asked. For every use of it, tables and events alike,
 * whichever library has wrapped the error.
 */
export function isAway(error: unknown): boolean {
  const code = codeOf(error);
  if (AWAY_STATE.test(code) || isNetworkError(error, code)) return true;
  if (code === '55000') return /accepting connections/.test((error as Error).message);
  return error instanceof Error && error.cause !== undefined && isAway(error.cause);
}

/**
 * Connection (08), resources (53), the operator's hand (57); not let in, or no such database (28, 3D), which is said of a connection only; a transaction that
 * dawdled and was ended (25P03); a server that has become a copy of another (25006).
 */
const AWAY_STATE = /^(?:(?:08|53|57|28|3D)...|25P03|25006)$/;

/** The SQLSTATE, or what the way to Postgres calls it; '' for anything else. */
export function codeOf(error: unknown): string {
  const code = (error as { code?: unknown } | undefined)?.code;
  return typeof code === 'string' ? code : '';
}

/** Mistakes of ours, whatever their text says. */
const MISTAKES = [TypeError, RangeError, ReferenceError, SyntaxError];

/** pg reports a connection that broke without any code, and a pool that has none to give as well. */
function isNetworkError(error: unknown, code: string): boolean {
  if (/^(?:ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_AGAIN)/.test(code)) return true;
  if (code === 'ENOENT') return (error as NodeJS.ErrnoException).syscall === 'connect'; // a socket's file
  if (!(error instanceof Error) || MISTAKES.some((mistake) => error instanceof mistake)) return false;
  if (error instanceof AggregateError) return error.errors.some((one) => isNetworkError(one, codeOf(one)));
  if (code === '' && error.message.startsWith('Cannot use a pool after calling end')) return true;
  return code === '' && /connection|timeout|not queryable/i.test(error.message);
}
