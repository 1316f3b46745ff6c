/** What a process has to do, as it looks at one moment. */
export interface Load {
  /** Milliseconds that the event loop's turns last for whoever comes: a long one counts for as long as it lasts. */
  readonly loopDelay: number;
  /** How many wait for a connection to the database. */
  readonly poolQueue: number;
}

/** One long piece of work is no overload, nor is a crowd that is gone at once: each of so many looks in a row has to say so. */
export const LOOKS = 3;

/**
 * @param already what was true at the last look: it ends as soon as both are below half of their limits, so that it does not start over at once
 * @param looks newest last
 */
export function isOverloaded(already: boolean, looks: readonly Load[], limits: Load): boolean {
  if (already) return exceeds(looks.at(-1)!, limits, 0.5);
  return looks.length >= LOOKS && looks.slice(-LOOKS).every((look) => exceeds(look, limits, 1));
}

const exceeds = (load: Load, limits: Load, share: number): boolean =>
  load.loopDelay > limits.loopDelay * share || load.poolQueue > limits.poolQueue * share;

/**
 * How long, on average, the turn lasts into which somebody falls who comes at any moment. The plain mean of turns would hide a long one behind many short
 * ones; a high percentile of so few is little else than the longest.
 */
export const turnOfWhoeverComes = (turns: readonly number[]): number =>
  turns.reduce((sum, turn) => sum + turn ** 2, 0) / turns.reduce((sum, turn) => sum + turn, 0);
