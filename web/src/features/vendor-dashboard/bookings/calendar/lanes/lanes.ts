/** From 1; null for what has none. */
type Lane = number | null;

/** How many jobs at the same time a week shows beside each other; of more, nobody could read a word. */
const MOST_BESIDE = 2;

/** The lanes of a calendar: the provider's, and those that they have given up and that have work nevertheless. */
export function lanesShown(lanes: number, work: readonly { lane: Lane }[]): Lane[] {
  const used = work.map(({ lane }) => lane);
  const numbered = Math.max(lanes, ...used.map((lane) => lane ?? 0));
  const all: Lane[] = Array.from({ length: numbered }, (_, index) => index + 1);
  return used.includes(null) ? [...all, null] : all;
}

export const isForMany = (lanes: number, work: readonly { lane: Lane }[] = []): boolean => lanesShown(lanes, work).length > MOST_BESIDE;
