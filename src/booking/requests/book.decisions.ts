import { Rejected } from '../../platform/errors.js';
import { fold } from '../../platform/events/decider.js';
import { mustBeSwitchedOn } from '../../platform/switches/features.decisions.js';
import type { Features } from '../../platform/switches/features.js';
import type { BookingDeadlines } from '../../platform-settings/deadlines/booking-deadlines.js';
import type { HoldsEvent } from '../../scheduling/holds/holds.events.js';
import { end, freeHoursOf, givingWay, type Hold, holdOfService, type Holds, isAsShown, isAt } from '../../scheduling/holds/holds.js';
import type { ScheduleEvent } from '../../scheduling/schedule/schedule.events.js';
import { reserve, type Schedule } from '../../scheduling/schedule/schedule.js';
import { freeTime } from '../../scheduling/slots/free-time.decisions.js';
import { occupiedHours, type SlotFacts } from '../../scheduling/slots/slots.decisions.js';
import { type BookableOffer, type ChosenSlot, mustBeBookableBy, termsFor } from '../../scheduling/terms/terms.decisions.js';
import type { Vendor } from '../../vendor-onboarding/vendor.js';
import type { BookingEvent } from '../booking.events.js';
import { Booking } from '../booking.js';
import type { OpenRequestsEvent } from '../changes/open-requests.events.js';
import { openRequest, type OpenRequests } from '../changes/open-requests.js';
import type { CountedBookingsEvent } from '../limits/counted-bookings.events.js';
import { type BookedBefore, count } from '../limits/limits.decisions.js';
import { confirm, create } from './requests.decisions.js';

/** What a customer asks for. */
export interface Wish extends Omit<ChosenSlot, 'serviceRevision'> {
  /** What keeps the time for them, under its own terms; once it has run out, what they were shown counts. */
  readonly holdId?: string | undefined;
  readonly serviceRevision?: number | undefined;
  readonly street: string;
  readonly zip: string;
  readonly instructions: string | null;
  /** Of the customer's clocks, where it is known. */
  readonly customerTimeZone?: string | null;
}

/** All that a booking rests on. */
export interface BookingFacts {
  readonly bookingId: string;
  readonly wish: Wish;
  readonly place: { readonly zip: string; readonly city: string; readonly state: string };
  /** From the provider to the address; `undefined` where nobody knows. */
  readonly miles: number | undefined;
  readonly offer: BookableOffer;
  /** What an administrator has switched off. */
  readonly off: Features;
  readonly booking: Booking;
  /** The wanted day, and the one on which a hold is given back for it, if that is another. */
  readonly day: Schedule;
  readonly otherDay: Schedule | undefined;
  readonly holds: Holds;
  /** Absent where the provider accepts whatever fits: nobody has to answer. */
  readonly open: OpenRequests | undefined;
  readonly bookedBefore: BookedBefore;
  readonly deadlines: BookingDeadlines;
  readonly now: string;
}

/** What it means for each of them. */
export interface Booked {
  readonly booking: readonly BookingEvent[];
  readonly day: readonly ScheduleEvent[];
  readonly otherDay: readonly ScheduleEvent[];
  readonly holds: readonly HoldsEvent[];
  readonly open: readonly OpenRequestsEvent[];
  readonly counted: readonly CountedBookingsEvent[];
}

/** What is agreed on, and what it takes of the provider's day. */
type AgreedSlot = Pick<Hold, 'serviceTitle' | 'durationMinutes' | 'slot' | 'terms'> & {
  readonly hours: readonly number[];
  readonly lanes: number;
};

/** A customer books: as it was held for them, or as it was shown, if it is still so. A provider who accepts whatever fits is not asked. */
export function book({ bookingId, wish, place, miles, offer, now, ...before }: BookingFacts): Booked {
  mustBeBookableBy(wish.customerId, offer);
  const { customerId, serviceId, date, street, instructions, customerTimeZone } = wish;
  const { vendorId } = offer.service;
  const { zip, city, state } = place;
  const own = holdOfService(before.holds, serviceId, now);
  const held = own && own.holdId === wish.holdId && isAt(own, wish) ? own : undefined;
  // A time that is held was promised: it can be booked for as long as it is.
  if (!held) mustBeSwitchedOn(before.off, 'bookings');
  const instead = givingWay(own, date);
  const { hours, lanes, serviceTitle, durationMinutes, slot, terms } = held
    ? asHeld(held, before.day, offer)
    : asShown(wish, offer, before.day, { now, except: instead });
  mustBeInReach(miles, offer.vendor);
  const counted = count(before.bookedBefore, { customerId, vendorId, bookingId, slot });

  const day = reserve(before.day, { vendorId, date, bookingId, hours, lanes, now, instead });
  const parties = { bookingId, customerId, vendorId, serviceId };
  const facts = {
    ...parties,
    serviceTitle,
    durationMinutes,
    slot,
    terms,
    answerHours: before.deadlines.answerHours,
    ...(held && { holdId: held.holdId }),
  };
  const created = create(before.booking, { ...facts, street, zip, city, state, instructions, customerTimeZone, now });
  const accepted = created.length > 0 && offer.settings.availability.autoAccept;
  return {
    day,
    booking: accepted ? [...created, ...confirm(fold(Booking, created), { vendorId, now })] : created,
    holds: own ? end(before.holds, { holdId: own.holdId, customerId, outcome: isAt(own, wish) ? 'booked' : 'released', now }) : [],
    otherDay: own && before.otherDay ? freeHoursOf(before.otherDay, own) : [],
    open: before.open ? openRequest(before.open, parties) : [],
    counted,
  };
}

/** A held time can be had as it was held: with its hours, even if the provider has fewer lanes by now. */
function asHeld(held: Hold, day: Schedule, { settings, vendor }: BookableOffer): AgreedSlot {
  if (!isAsShown(held, vendor)) throw holdOver();
  const { holdId, serviceTitle, durationMinutes, slot, terms } = held;
  const { hours, lane } = day.kept.find(({ holder }) => holder === holdId)!;
  return { serviceTitle, durationMinutes, slot, terms, hours, lanes: Math.max(settings.lanes, lane + 1) };
}

/** Nothing is held: what counts is what the customer was shown. */
function asShown(wish: Wish, offer: BookableOffer, day: Schedule, { now, except }: { now: string; except: readonly string[] }): AgreedSlot {
  const { serviceRevision, priceCents, platformFeeCents, date, time } = wish;
  if (serviceRevision === undefined) throw holdOver();
  const terms = termsFor({ serviceRevision, priceCents, platformFeeCents, date, time }, offer);
  const {
    vendorId,
    offer: { title: serviceTitle, durationMinutes },
  } = offer.service;
  const facts: SlotFacts = { settings: offer.settings, timeZone: terms.timeZone, durationMinutes, now };
  const slot = freeTime(day, { vendorId, date, time, except }, facts);
  return { serviceTitle, durationMinutes, slot, terms, hours: occupiedHours(time, facts), lanes: offer.settings.lanes };
}

const holdOver = () => new Rejected('booking/hold-over', 'This time is not held for you any more. Please choose it again.');

/** The vendor comes only so far. A place whose distance nobody knows is taken to be near enough. */
export function mustBeInReach(miles: number | undefined, { serviceAreaRadius }: Pick<Vendor, 'serviceAreaRadius'>): void {
  if (miles === undefined || miles <= serviceAreaRadius) return;
  const away = miles.toFixed(1);
  throw new Rejected(
    'booking/outside-area',
    `This address is ${away} miles away. This provider serves addresses within ${serviceAreaRadius} miles.`,
    {
      miles: Number(away),
      radiusMiles: serviceAreaRadius,
    },
  );
}
