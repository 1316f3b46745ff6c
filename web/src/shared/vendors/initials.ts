/** "BC" of "Bright & Co", "A" of "Ada". */
export function initialsOf(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? []);
  return [...new Set([0, letters.length - 1])].map((index) => letters[index]?.toUpperCase() ?? '').join('');
}
