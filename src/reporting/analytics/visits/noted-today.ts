import type { CountedVisits, VisitTally } from '../../../visits/index.js';
import type { Period } from '../../report/period.js';

/** What is noted of the day that goes on; `undefined` where it is none of the period's. */
export async function notedIn({ from, to }: Period, tally: VisitTally, now: string): Promise<CountedVisits | undefined> {
  const today = now.slice(0, 10);
  return from <= today && today <= to ? tally.countOf(today) : undefined;
}
