import type { Decider } from '../platform/events/decider.js';
import { type CountedVisits, event, type VisitsEvent } from './visits.events.js';

/** A day whose visits are counted once, when it is over. */
export interface VisitedDay {
  readonly counted: boolean;
}

export const VisitedDay: Decider<VisitedDay, VisitsEvent> = {
  category: 'visits',
  initial: { counted: false },
  evolve: { VisitsCounted: () => ({ counted: true }) },
};

/** A day that is not over, one without visitors and one that was counted before stay as they are. */
export function countVisits({ counted }: VisitedDay, visits: CountedVisits, now: string): VisitsEvent[] {
  if (counted || visits.visitors === 0 || now < endOf(visits.day)) return [];
  const { day, visitors, looked, viewed, began, booked, firstTime, again, searches, foundNothing, texts } = visits;
  return [
    event('VisitsCounted', {
      day,
      visitors,
      looked,
      viewed,
      began,
      booked,
      firstTime,
      again,
      searches,
      foundNothing,
      texts,
      countedAt: now,
    }),
  ];
}

const endOf = (day: string): string => `${day}T24`;
