import { addDays } from '../../platform/time/calendar.js';
import { todayIn } from '../../platform/time/wall-clock.js';
import type { TakenHours } from '../schedule/schedule.js';
import { slotView, type UnavailableReason } from '../slots/slot-view.js';
import { type SlotFacts, slotsOf } from '../slots/slots.decisions.js';

const DAYS = 7;

/** What says most about a day on which nothing can be booked: what comes closest to a time that can. */
const TELLING: readonly UnavailableReason[] = ['taken', 'notice', 'overrun', 'past', 'closed'];

export interface PreviewedDay {
  readonly date: string;
  /** When a customer could begin. */
  readonly times: string[];
  /** Why there is none; `null` where there is. */
  readonly reason: UnavailableReason | null;
}

/** A week from today on, as customers find it by these facts. */
export const previewOf = (taken: (date: string) => readonly TakenHours[], facts: SlotFacts): PreviewedDay[] =>
  Array.from({ length: DAYS }, (_, day) => addDays(todayIn(facts.timeZone, facts.now), day)).map((date) => {
    const slots = slotsOf(date, taken(date), facts).map(slotView);
    const times = slots.filter(({ available }) => available).map(({ time }) => time);
    const reasons = new Set(slots.map(({ reason }) => reason));
    return { date, times, reason: times.length > 0 ? null : (TELLING.find((reason) => reasons.has(reason)) ?? 'closed') };
  });
