import { asProblem } from '#problem.ts';

/** What the server said; undefined when no answer came, or none that can be read. */
export function reasonIn(cause: unknown): string | undefined {
  const { code, detail } = asProblem(cause);
  return code.startsWith('client/') ? undefined : detail;
}
