/** Fewer would find half the country. */
const LEAST = 3;

/** Of what looks like a phone number, or like a part of one: "(206) 555-01" → "20655501". Of anything else nothing. */
export function digitsOf(search: string): string {
  if (!/^[\d\s()+./-]+$/.test(search)) return '';
  // People write the number of the country, or leave it out.
  const digits = search.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return digits.length < LEAST ? '' : digits;
}
