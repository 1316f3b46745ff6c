import { AsyncLocalStorage } from 'node:async_hooks';

const limits = new AsyncLocalStorage<{ earliest?: string }>();

/** Said while an answer is computed: at this instant it changes, and no event tells of it. */
export function goodUntil(instant: string): void {
  const limit = limits.getStore();
  if (limit && (limit.earliest === undefined || instant < limit.earliest)) limit.earliest = instant;
}

/** Computes an answer, and tells until when it is good, should that be known. */
export async function limited<T>(compute: () => Promise<T>): Promise<{ readonly computed: T; readonly until: string | undefined }> {
  const limit: { earliest?: string } = {};
  const computed = await limits.run(limit, compute);
  return { computed, until: limit.earliest };
}
