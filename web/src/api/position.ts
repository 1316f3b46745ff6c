/** The highest position that any answer named: reads ask for an answer that is at least as new, so that people see their own writes. */
let reached = 0n;

export function rememberPosition(header: string | null | undefined): void {
  if (!header || !/^\d+$/.test(header)) return;
  const position = BigInt(header);
  if (position > reached) reached = position;
}

export const reachedPosition = (): string | undefined => (reached === 0n ? undefined : String(reached));
