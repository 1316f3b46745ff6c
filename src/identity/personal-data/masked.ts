const DOTS = '••••';
const SHOWN_AT_MOST = 4;

/** Enough to be recognised by who knows it, and no more: its last four characters, and never more than a third of it. */
export function masked(text: string): string {
  const characters = [...text];
  const shown = Math.min(SHOWN_AT_MOST, Math.floor(characters.length / 3));
  return shown === 0 ? DOTS : `${DOTS} ${characters.slice(-shown).join('')}`;
}
