import { fold } from '../../platform/events/decider.js';
import { Rejected } from '../../platform/errors.js';
import { Booking } from '../booking.js';
import type { BookingEvent } from '../booking.events.js';
import { openRequest, type OpenRequests } from '../changes/open-requests.js';
import type { OpenRequestsEvent } from '../changes/open-requests.events.js';
import { end, freeHoursOf, givingWay, type Hold, holdOfService, type Holds, isAsShown, isAt } from '../holds/holds.js';
import type { HoldsEvent } from '../holds/holds.events.js';
import { reserve, type Schedule } from '../schedule/schedule.js';
import type { ScheduleEvent } from '../schedule/schedule.events.js';
import { freeTime } from '../slots/free-time.decisions.js';
import { occupiedHours, type SlotFacts } from '../slots/slots.js';
import { agree, mustBeBookableBy, mustBeInReach, type Offered, type Wish } from '../terms/terms.decisions.js';
import { confirm, create } from './requests.decisions.js';

/** All that a booking rests on. */
export interface BookingFacts {
  readonly bookingId: string;
  readonly wish: Wish;
  readonly place: { readonly zip: string; readonly city: string; readonly state: string };
  /** From the provider to the address; `undefined` where nobody knows. */
  readonly miles: number | undefined;
  readonly offer: Offered;
  readonly booking: Booking;
  /** The wanted day, and the one on which a hold is given back for it, if that is another. */
  readonly day: Schedule;
  readonly otherDay: Schedule | undefined;
  readonly holds: Holds;
  readonly open: OpenRequests;
  readonly now: string;
}

/** What it means for each of them. */
export interface Booked {
  readonly booking: readonly BookingEvent[];
  readonly day: readonly ScheduleEvent[];
  readonly otherDay: readonly ScheduleEvent[];
  readonly holds: readonly HoldsEvent[];
  readonly open: readonly OpenRequestsEvent[];
}

/** What is agreed on, and what it takes of the provider's day. */
type Agreed = Pick<Hold, 'serviceTitle' | 'durationMinutes' | 'slot' | 'terms'> & {
  readonly hours: readonly number[];
  readonly lanes: number;
};

/** A customer books: as it was held for them, or as it was shown, if it is still so. A provider who accepts whatever fits is not asked. */
export function book({ bookingId, wish, place, miles, offer, now, ...before }: BookingFacts): Booked {
  mustBeBookableBy(wish.customerId, offer);
  const { customerId, serviceId, date, street, instructions } = wish;
  const { vendorId } = offer.service;
  const { zip, city, state } = place;
  const own = holdOfService(before.holds, serviceId, now);
  const held = own && own.holdId === wish.holdId && isAt(own, wish) ? own : undefined;
  const instead = givingWay(own, date);
  const { hours, lanes, serviceTitle, durationMinutes, slot, terms } = held
    ? asHeld(held, before.day, offer)
    : asShown(wish, offer, before.day, { now, except: instead });
  mustBeInReach(miles, offer.vendor);

  const day = reserve(before.day, { vendorId, date, bookingId, hours, lanes, now, instead });
  const parties = { bookingId, customerId, vendorId, serviceId };
  const agreed = { ...parties, serviceTitle, durationMinutes, slot, terms, ...(held && { holdId: held.holdId }) };
  const created = create(before.booking, { ...agreed, street, zip, city, state, instructions, now });
  const accepted = created.length > 0 && offer.settings.availability.autoAccept;
  return {
    day,
    booking: accepted ? [...created, ...confirm(fold(Booking, created), { vendorId, now })] : created,
    holds: own ? end(before.holds, { holdId: own.holdId, customerId, outcome: isAt(own, wish) ? 'booked' : 'released', now }) : [],
    otherDay: own && before.otherDay ? freeHoursOf(before.otherDay, own) : [],
    open: accepted ? [] : openRequest(before.open, parties),
  };
}

/** A held time can be had as it was held: with its hours, even if the provider has fewer lanes by now. */
function asHeld(held: Hold, day: Schedule, { settings, vendor }: Offered): Agreed {
  if (!isAsShown(held, vendor)) throw holdOver();
  const { holdId, serviceTitle, durationMinutes, slot, terms } = held;
  const { hours, lane } = day.kept.find(({ holder }) => holder === holdId)!;
  return { serviceTitle, durationMinutes, slot, terms, hours, lanes: Math.max(settings.lanes, lane + 1) };
}

/** Nothing is held: what counts is what the customer was shown. */
function asShown(wish: Wish, offer: Offered, day: Schedule, { now, except }: { now: string; except: readonly string[] }): Agreed {
  const { serviceRevision, priceCents, date, time } = wish;
  if (serviceRevision === undefined) throw holdOver();
  const terms = agree({ serviceRevision, priceCents, date, time }, offer);
  const {
    vendorId,
    offer: { title: serviceTitle, durationMinutes },
  } = offer.service;
  const facts: SlotFacts = { settings: offer.settings, timeZone: terms.timeZone, durationMinutes, now };
  const slot = freeTime(day, { vendorId, date, time, except }, facts);
  return { serviceTitle, durationMinutes, slot, terms, hours: occupiedHours(time, facts), lanes: offer.settings.lanes };
}

const holdOver = () => new Rejected('booking/hold-over', 'This time is not held for you any more. Please choose it again.');
