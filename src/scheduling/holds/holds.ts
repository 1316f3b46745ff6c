import { Rejected } from '../../platform/errors.js';
import type { Decider } from '../../platform/events/decider.js';
import type { ScheduleEvent } from '../schedule/schedule.events.js';
import { releaseHold, type Schedule } from '../schedule/schedule.js';
import { event, type HoldEnded, type HoldsEvent, type HoldTaken } from './holds.events.js';

const AT_MOST = 2;

/** A time that is kept for one person who is about to book. */
export type Hold = Omit<HoldTaken['data'], 'customerId' | 'heldAt'>;

type Outcome = HoldEnded['data']['outcome'];

/** What one person holds, and has held until it ended by itself: `liveHolds` leaves that out. */
export type Holds = readonly Hold[];

export const Holds: Decider<Holds, HoldsEvent> = {
  category: 'holds',
  initial: [],
  evolve: {
    // What has lapsed by then need not be remembered.
    HoldTaken: (holds, { customerId: _, heldAt, ...hold }) => [...liveHolds(holds, heldAt), hold],
    HoldEnded: (holds, { holdId }) => holds.filter((other) => other.holdId !== holdId),
  },
};

export const liveHolds = (holds: Holds, now: string): Holds => holds.filter(({ until }) => now < until);

/** The hold that a person moves when they choose another time of the same service. */
export const holdOfService = (holds: Holds, serviceId: string, now: string): Hold | undefined =>
  liveHolds(holds, now).find((hold) => hold.serviceId === serviceId);

export const isAt = ({ slot }: Hold, { date, time }: { readonly date: string; readonly time: string }): boolean =>
  slot.date === date && slot.time === time;

/** Its hour is still the one that was shown: the provider has not moved to another time zone. */
export const isAsShown = ({ terms }: Hold, { timeZone }: { readonly timeZone: string }): boolean => terms.timeZone === timeZone;

/** Ids of the holds on this day that give way to what is taken instead. */
export const givingWay = (hold: Hold | undefined, date: string): readonly string[] => (hold?.slot.date === date ? [hold.holdId] : []);

/** The hours of a hold are free again. */
export const freeHoursOf = (day: Schedule, { vendorId, holdId, slot: { date } }: Hold): ScheduleEvent[] =>
  releaseHold(day, { vendorId, date, holdId });

/**
 * Keeps a time. Another time of the same service is given back for it.
 * @throws Rejected `booking/too-many-holds` for a third one at the same time
 */
export function take(
  holds: Holds,
  { customerId, now, ...hold }: Hold & { readonly customerId: string; readonly now: string },
): HoldsEvent[] {
  const live = liveHolds(holds, now);
  if (live.some(({ holdId }) => holdId === hold.holdId)) return [];
  const before = holdOfService(holds, hold.serviceId, now);
  const others = live.filter((other) => other !== before);
  if (others.length >= AT_MOST) {
    throw new Rejected(
      'booking/too-many-holds',
      'Two times are held for you already. Book or give back one of them, or wait until it ends.',
      {
        holds: others.map(({ holdId, serviceId, serviceTitle, until }) => ({ holdId, serviceId, serviceTitle, until })),
      },
    );
  }
  const { holdId, vendorId, serviceId, serviceTitle, durationMinutes, slot, terms, until } = hold;
  return [
    ...(before ? [endedAs('released', before, customerId, now)] : []),
    event('HoldTaken', { holdId, customerId, vendorId, serviceId, serviceTitle, durationMinutes, slot, terms, until, heldAt: now }),
  ];
}

/** Gives a time back, or has booked it; what has ended by itself is over already. */
export function end(
  holds: Holds,
  { holdId, customerId, outcome, now }: { holdId: string; customerId: string; outcome: Outcome; now: string },
): HoldsEvent[] {
  const hold = liveHolds(holds, now).find((other) => other.holdId === holdId);
  return hold ? [endedAs(outcome, hold, customerId, now)] : [];
}

const endedAs = (outcome: Outcome, { holdId, vendorId }: Hold, customerId: string, now: string): HoldsEvent =>
  event('HoldEnded', { holdId, customerId, vendorId, outcome, endedAt: now });
