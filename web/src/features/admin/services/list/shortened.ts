const MOST = 50;

/** The beginning of a description. A sign that takes two places is not torn apart. */
export function shortened(description: string): string {
  const signs = [...description.replaceAll(/\s+/g, ' ').trim()];
  return signs.length > MOST ? `${signs.slice(0, MOST).join('').trimEnd()}…` : signs.join('');
}
