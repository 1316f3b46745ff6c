import { setTimeout as pause } from 'node:timers/promises';
import { Unavailable } from '../../errors.js';

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
 * `again`: Postgres is away, shuts down, or broke off in favour of another (SQLSTATE 08, 57, 53, 40, or no SQLSTATE but a network error): the
 * same once more. `isolate`: a value is unacceptable (22, 23): its neighbours need not suffer. `none`: a mistake of ours.
 */
export function remedyFor(error: unknown): Remedy {
  const code = codeOf(error);
  if (/^(?:08|57|53|40)...$/.test(code)) return 'again';
  if (/^2[23]...$/.test(code)) return 'isolate';
  return isNetworkError(error, code) ? 'again' : 'none';
}

function codeOf(error: unknown): string {
  const code = (error as { code?: unknown } | undefined)?.code;
  return typeof code === 'string' ? code : '';
}

/** pg reports a connection that broke without any code. */
function isNetworkError(error: unknown, code: string): boolean {
  if (/^(?:ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_AGAIN|ENOENT)/.test(code)) return true;
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some((one) => isNetworkError(one, codeOf(one)));
  return code === '' && /connection|timeout/i.test(error.message);
}
