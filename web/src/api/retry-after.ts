/** How often what only reads comes back by itself. */
export const RETRIES = 3;
/** Who is asked to stay away for longer is told so instead. */
const AT_MOST_S = 15;
const REFUSALS: readonly number[] = [429, 503];

/**
 * Milliseconds after which a server that has refused wants to be asked again, and a little more, so that not everybody comes back at the same moment.
 * @returns undefined when it has not said so
 */
export function retryAfterMs({ status, headers }: Response): number | undefined {
  const sent = headers.get('Retry-After') ?? '';
  if (!REFUSALS.includes(status) || !/^\d+$/.test(sent) || Number(sent) > AT_MOST_S) return undefined;
  return Number(sent) * 1000 * (1 + Math.random() / 2);
}

/** Ends at once when nobody waits for the answer any more. */
export const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener('abort', done);
  });
