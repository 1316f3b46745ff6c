import { daysOfMonth, monthOf, nextMonth } from '../../platform/time/calendar.js';
import { todayIn } from '../../platform/time/wall-clock.js';
import { lastBookableDay, type SlotFacts } from './slots.decisions.js';
import { BookableDaysDto } from './slots.dto.js';

/** The days that can be booked now: the first and the last. */
export const bookableDays = (facts: SlotFacts) => ({ from: todayIn(facts.timeZone, facts.now), to: lastBookableDay(facts) });

/** A month's days with the slots that are free, and where to look when there are none. `freeOn` is asked only of days that can be booked. */
export function bookableMonth(month: string, facts: SlotFacts, freeOn: (date: string) => number): BookableDaysDto {
  const { from, to } = bookableDays(facts);
  const free = (date: string) => (date < from || date > to ? 0 : freeOn(date));
  let next = nextMonth(month) > monthOf(from) ? nextMonth(month) : monthOf(from);
  while (next <= monthOf(to) && !daysOfMonth(next).some(free)) next = nextMonth(next);
  return {
    month,
    timeZone: facts.timeZone,
    days: daysOfMonth(month).map((date) => ({ date, free: free(date) })),
    lastDay: to,
    nextMonthWithFree: next <= monthOf(to) ? next : null,
  };
}
