/** What each trade has drawings for beside its own, by its category's slug. */
export type DrawnJobs = Readonly<Record<string, readonly string[]>>;

/** Stands for a trade that has no drawing: an administrator may have added it. */
const GENERAL = 'toolbox';

/** The id of the drawing for a job of a trade: that of the first word in its title which the trade has one for, else the trade's own. */
export function drawingOf(drawn: DrawnJobs, slug: string, title = ''): string {
  if (!Object.hasOwn(drawn, slug)) return GENERAL;
  const words = title
    .toLowerCase()
    .split(/\W+/)
    .flatMap((word) => [word, word.replace(/s$/, '')]);
  const job = words.find((word) => drawn[slug]!.includes(word));
  return job ? `${slug}-${job}` : slug;
}
