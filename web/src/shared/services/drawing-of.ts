/** The drawn words of each trade, by its category's slug. */
export type Drawn = Readonly<Record<string, readonly string[]>>;

/** What is drawn for a trade that an administrator has added. */
export const GENERAL = 'toolbox';

/** The id of the drawing for a job of a trade: that of the first word in its title that the trade has one for, else the trade's own. */
export function drawingOf(drawn: Drawn, slug: string, title = ''): string {
  if (!Object.hasOwn(drawn, slug)) return GENERAL;
  const word = title
    .toLowerCase()
    .split(/\W+/)
    .find((each) => drawn[slug]!.includes(each));
  return word ? `${slug}-${word}` : slug;
}
