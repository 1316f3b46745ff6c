/** Runs of letters and digits, in lower case: what a search term and a title are compared by. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Shorter words are one letter away from too many others. */
const SHORTEST = 4;
/** A word that titles contain is rarely misspelt: a longer one may still be what somebody misspelt in a title. */
const SHORTEST_KNOWN = 5;
const ENDINGS = /(?:ings?|ers?|ed|es|s)$/;

/** "plumber", "plumbing" and "plumbed" are about the same thing. */
function stemOf(word: string): string {
  const stem = word.replace(ENDINGS, '');
  return stem.length < SHORTEST ? word : stem;
}

/**
 * Whether a word of a title may be what was meant by a searched one: one letter is wrong, missing, too many or exchanged with its neighbour.
 * @param known titles contain the searched word as it stands
 */
export function isNear(searched: string, word: string, known: boolean): boolean {
  if (searched.length < (known ? SHORTEST_KNOWN : SHORTEST) || word.length < SHORTEST || !/^\p{L}+$/u.test(searched)) return false;
  const alike = searched[0] === word[0];
  if (isOneEditAway(searched, word)) return alike || !known;
  const [stem, other] = [stemOf(searched), stemOf(word)];
  return alike && (known ? stem === other : stem === other || isOneEditAway(stem, other));
}

/** Optimal string alignment distance of 0 or 1 (F. J. Damerau, CACM 7, 1964), without a table: what differs is between a common start and a common end. */
export function isOneEditAway(a: string, b: string): boolean {
  if (a.length > b.length) return isOneEditAway(b, a);
  if (b.length - a.length > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  if (start === a.length) return true;
  const rest = a.slice(start + (a.length === b.length ? 1 : 0));
  if (rest === b.slice(start + 1)) return true;
  return a.length === b.length && a[start] === b[start + 1] && a[start + 1] === b[start] && a.slice(start + 2) === b.slice(start + 2);
}
