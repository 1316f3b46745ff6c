/**
 * The highest position that any answer named: reads ask for an answer that is at least as new, so that people see their own writes. Positions
 * are opaque text whose order is that of their characters.
 */
let reached = '';

export function rememberPosition(header: string | null | undefined): void {
  if (header && header > reached) reached = header;
}

export const reachedPosition = (): string | undefined => reached || undefined;
