import { NotFound } from '../../platform/errors.js';
import { mustBeSwitchedOn } from '../../platform/switches/features.decisions.js';
import type { Features } from '../../platform/switches/features.js';
import { plusMinutes } from '../../platform/time/durations.js';
import type { ScheduleEvent } from '../schedule/schedule.events.js';
import { hold, type Schedule } from '../schedule/schedule.js';
import { freeTime } from '../slots/free-time.decisions.js';
import { occupiedHours, type SlotFacts } from '../slots/slots.decisions.js';
import { type BookableOffer, type ChosenSlot, mustBeBookableBy, termsFor } from '../terms/terms.decisions.js';
import type { HoldsEvent } from './holds.events.js';
import { freeHoursOf, givingWay, holdOfService, type Holds, isAsShown, isAt, take } from './holds.js';

const HOLD_MINUTES = 10;

/** All that a hold rests on. */
export interface HoldFacts {
  /** For a new hold. */
  readonly holdId: string;
  readonly chosen: ChosenSlot;
  readonly offer: BookableOffer;
  /** What an administrator has switched off. */
  readonly off: Features;
  /** The chosen day, and the one on which the hold of another time is given back for it, if that is another. */
  readonly day: Schedule;
  readonly otherDay: Schedule | undefined;
  readonly holds: Holds;
  readonly now: string;
}

/** Which hold it is, and what it means for each of them. */
export interface Kept {
  readonly holdId: string;
  readonly day: readonly ScheduleEvent[];
  readonly otherDay: readonly ScheduleEvent[];
  readonly holds: readonly HoldsEvent[];
}

/** Keeps a time under the terms of now. Whoever holds it already goes on holding it, no longer than before; another time of the service is given back for it. */
export function holdSlot({ holdId, chosen, offer, off, now, ...before }: HoldFacts): Kept {
  mustBeBookableBy(chosen.customerId, offer);
  const { customerId, serviceId, date, time } = chosen;
  const own = holdOfService(before.holds, serviceId, now);
  if (own && isAt(own, chosen) && isAsShown(own, offer.vendor)) return { holdId: own.holdId, day: [], otherDay: [], holds: [] };
  mustBeSwitchedOn(off, 'bookings');

  const terms = termsFor(chosen, offer);
  const { settings, service } = offer;
  const { vendorId } = service;
  const { title: serviceTitle, durationMinutes } = service.offer;
  const facts: SlotFacts = { settings, timeZone: terms.timeZone, durationMinutes, now };
  const instead = givingWay(own, date);
  const slot = freeTime(before.day, { vendorId, date, time, except: instead }, facts);
  const until = plusMinutes(now, HOLD_MINUTES);
  const hours = occupiedHours(time, facts);
  return {
    holdId,
    holds: take(before.holds, { holdId, customerId, vendorId, serviceId, serviceTitle, durationMinutes, slot, terms, until, now }),
    day: hold(before.day, { vendorId, date, holdId, hours, lanes: settings.lanes, until, now, instead }),
    otherDay: own && before.otherDay ? freeHoursOf(before.otherDay, own) : [],
  };
}

/** Somebody who gives a hold back twice, or too late, is not told that it never was. */
export function mustHaveHeld(everHeld: boolean): void {
  if (!everHeld) throw new NotFound('hold');
}
