import { setTimeout as pause } from 'node:timers/promises';

/** Waits; not longer than until `signal` ends it. */
export async function interruptiblePause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await pause(milliseconds, undefined, { signal }).catch(() => undefined);
}
