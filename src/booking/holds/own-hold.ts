import type { Decision, Loaded } from '../../platform/events/streams.js';
import type { ChosenSlot, Wish } from '../terms/booking-terms.js';
import { releaseHold, Schedule, scheduleId } from '../schedule/schedule.js';
import { end, type Hold, holdOfService, Holds } from './holds.js';

/** What somebody holds; the hold of the service that they look at now, if there is one. */
export interface OwnHold {
  readonly customerId: string;
  readonly holds: Loaded<Holds>;
  readonly hold: Hold | undefined;
}

export async function ownHold(
  decision: Decision,
  { customerId, serviceId }: Pick<ChosenSlot, 'customerId' | 'serviceId'>,
  now: string,
): Promise<OwnHold> {
  const holds = await decision.load(Holds, customerId);
  return { customerId, holds, hold: holdOfService(holds.state, serviceId, now) };
}

export const isAt = ({ slot }: Hold, { date, time }: Pick<ChosenSlot, 'date' | 'time'>): boolean =>
  slot.date === date && slot.time === time;

/** Its hour is still the one that was shown: the provider has not moved to another time zone. */
export const isAsShown = ({ terms }: Hold, { timeZone }: { readonly timeZone: string }): boolean => terms.timeZone === timeZone;

/** The hold that a booking comes from: the one that it names, at the time that it names; one that has run out counts as none. */
export const heldFor = ({ hold }: OwnHold, wanted: Pick<Wish, 'holdId' | 'date' | 'time'>): Hold | undefined =>
  hold && hold.holdId === wanted.holdId && isAt(hold, wanted) ? hold : undefined;

/** Ids of the holds on this day that give way to what is taken instead. */
export const givingWay = ({ hold }: OwnHold, date: string): readonly string[] => (hold?.slot.date === date ? [hold.holdId] : []);

/** The hold of another day is given back there. */
export async function giveBackElsewhere(decision: Decision, { hold }: OwnHold, date: string): Promise<void> {
  if (!hold || hold.slot.date === date) return;
  await giveBack(decision, hold);
}

/** Frees the hours of a hold. */
export async function giveBack(decision: Decision, { vendorId, holdId, slot: { date } }: Hold): Promise<void> {
  const day = await decision.load(Schedule, scheduleId(vendorId, date));
  decision.append(day, releaseHold(day.state, { vendorId, date, holdId }));
}

/** A booking of the service ends the hold of it. */
export function endByBooking(
  decision: Decision,
  { customerId, holds, hold }: OwnHold,
  booked: Pick<ChosenSlot, 'date' | 'time'>,
  now: string,
): void {
  if (!hold) return;
  const outcome = isAt(hold, booked) ? 'booked' : 'released';
  decision.append(holds, end(holds.state, { holdId: hold.holdId, customerId, outcome, now }));
}
