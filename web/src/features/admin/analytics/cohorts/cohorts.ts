import type { Line } from '#ui/charts/chart.ts';
import { counted } from '#ui/format/labels.ts';
import { monthLabel, monthName } from '#ui/format/months.ts';
import { grouped } from '#ui/format/numbers.ts';

/** Those who came in the same month. */
interface Cohort {
  /** yyyy-MM */
  month: string;
  people: number;
  /** How many of them did something in that month, in the one after it, and so on. */
  active: readonly number[];
}

/** From the month in which they came to the last that has begun for any of them. */
export const monthsOf = (cohorts: readonly Cohort[]): Line[] =>
  Array.from({ length: Math.max(...cohorts.map(({ active }) => active.length)) }, (_, after) => ({
    key: after,
    name: after === 0 ? 'In the same month' : `${counted(after, 'month')} after`,
    mark: after === 0 ? 'Then' : `+${after}`,
  }));

/** Each month in which somebody came, with how many they were; its place is its key. */
export const cohortLines = (cohorts: readonly Cohort[], one: string): Line[] =>
  cohorts.map(({ month, people }, key) => {
    const note = counted(people, one);
    return { key, name: `${monthName(month)}, ${note}`, mark: monthLabel(month), note };
  });

/** In percent; nothing for months that are still to come. */
export function shareOf(cohorts: readonly Cohort[], cohort: number, after: number): number | null {
  const { active, people } = cohorts[cohort]!;
  const then = active[after];
  return then === undefined ? null : (100 * then) / people;
}

/** How many were active in a month: what its share is made of. */
export const activeOf = (cohorts: readonly Cohort[], cohort: number, after: number): string => grouped(cohorts[cohort]!.active[after]!);

/** The largest share from some month after on, in percent: what everybody does in the first would leave the others pale. */
export const largestShare = (cohorts: readonly Cohort[], from: number): number =>
  Math.max(1, ...cohorts.flatMap(({ active, people }) => active.slice(from).map((then) => (100 * then) / people)));

/** How many of those came again in the month after, who have had one; nothing where nobody has. */
export function cameAgain(cohorts: readonly Cohort[]): { people: number; again: number } | undefined {
  // The last month that has begun may not be over.
  const had = cohorts.filter(({ active }) => active.length > 2);
  if (had.length === 0) return undefined;
  const sum = (figure: (cohort: Cohort) => number) => had.reduce((before, cohort) => before + figure(cohort), 0);
  return { people: sum(({ people }) => people), again: sum(({ active }) => active[1]!) };
}
