import { addDays } from '../../platform/time/calendar.js';
import type { CountedVisits, SearchedText } from '../../visits/index.js';
import type { Random } from '../market/random.js';
import { HISTORY_DAYS, type PlannedBooking } from './history.js';

const FIRST_BOOKINGS_AFTER_DAYS = 20;
const WANTED_AND_FOUND = ['plumber', 'house cleaning', 'ac repair', 'electrician', 'haircut', 'painter', 'deep clean', 'manicure'];
/** What nobody offers here. */
const WANTED_AND_MISSING = ['dog grooming', 'piano tuning', 'babysitter', 'beekeeper', 'tax advice'];

/** What visitors did on each day of the half year: as many booked as the bookings say, and more looked and left. */
export function planVisits(bookings: readonly PlannedBooking[], now: string, random: Random): CountedVisits[] {
  const customers = customersByDay(bookings);
  const today = now.slice(0, 10);
  const days = HISTORY_DAYS - FIRST_BOOKINGS_AFTER_DAYS;
  return Array.from({ length: days }, (_, index) => addDays(today, index - days)).map((day, index) =>
    visitsOf(day, { booked: customers.get(day)?.size ?? 0, busy: index / days, random }),
  );
}

function customersByDay(bookings: readonly PlannedBooking[]): Map<string, Set<string>> {
  const byDay = new Map<string, Set<string>>();
  for (const { customer, madeAt } of bookings) {
    const day = madeAt.slice(0, 10);
    byDay.set(day, (byDay.get(day) ?? new Set()).add(customer.key));
  }
  return byDay;
}

function visitsOf(day: string, { booked, busy, random }: { booked: number; busy: number; random: Random }): CountedVisits {
  const began = booked + random.between(1, 3 + Math.round(booked / 2));
  const viewed = Math.round(began * (1.8 + random.next()));
  const looked = Math.round(viewed * (1.3 + random.next() / 2)) + random.between(0, Math.round(6 * busy));
  const visitors = Math.round(looked * (1.2 + random.next() / 4));
  const recognised = random.between(0, Math.round(visitors / 5));
  const again = random.between(0, recognised);
  const found = textsOf(WANTED_AND_FOUND, { found: true, several: 3, most: Math.ceil(looked / 6), random });
  const missing = textsOf(WANTED_AND_MISSING, { found: false, several: 1, most: Math.ceil(looked / 12), random });
  const rare = random.between(2, 4 + Math.round(looked / 4));
  const foundNothing = sum(missing) + random.between(0, Math.floor(rare / 3));
  return {
    day,
    ...{ visitors, looked, viewed, began, booked, firstTime: recognised - again, again },
    searches: sum(found) + sum(missing) + rare,
    foundNothing,
    texts: [...found, ...missing].filter(({ visitors: several }) => several >= 3),
  };
}

function textsOf(
  wanted: readonly string[],
  { found, several, most, random }: { found: boolean; several: number; most: number; random: Random },
): SearchedText[] {
  const some = random.shuffled(wanted).slice(0, random.between(0, several));
  return some.map((text) => ({ text, visitors: random.between(3, 3 + most), found }));
}

const sum = (texts: readonly SearchedText[]): number => texts.reduce((all, { visitors }) => all + visitors, 0);
