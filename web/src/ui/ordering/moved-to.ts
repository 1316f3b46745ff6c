/** The one at `from` stands at `to`, and those between make room. */
export function movedTo<T>(list: readonly T[], from: number, to: number): T[] {
  const others = list.toSpliced(from, 1);
  return others.toSpliced(to, 0, ...list.slice(from, from + 1));
}
