import { asProblem } from '#problem.ts';

/** How long a refusal asks to wait, in seconds; 0 when it does not. */
export function secondsToWait(cause: unknown): number {
  const { status, retryAfterSeconds } = asProblem(cause);
  return status === 429 && typeof retryAfterSeconds === 'number' ? Math.ceil(retryAfterSeconds) : 0;
}

/** "12 s", "2 min 5 s", "15 min" */
export function waitLabel(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  return [minutes > 0 && `${minutes} min`, (rest > 0 || minutes === 0) && `${rest} s`].filter(Boolean).join(' ');
}
