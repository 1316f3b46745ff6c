import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../platform/clock.js';
import { newIdFor } from '../../platform/events/command-context.js';
import { Rejected } from '../../platform/errors.js';
import { fold } from '../../platform/events/decider.js';
import { type Decision, Streams } from '../../platform/events/streams.js';
import type { ZipPlace } from '../../platform/geo/zip.js';
import { agree, mustBeInReach, placeOf, type Wish } from '../terms/booking-terms.js';
import type { BookingEvent } from '../booking.events.js';
import { Booking } from '../booking.js';
import { freeTime } from '../slots/free-time.js';
import type { Hold } from '../holds/holds.js';
import { endByBooking, giveBackElsewhere, givingWay, heldFor, isAsShown, ownHold } from '../holds/own-hold.js';
import { confirm, create } from './requests.decisions.js';
import { type BookableOffer, offerFor } from '../terms/bookable-offer.js';
import { openRequest, OpenRequests, openRequestsId } from '../changes/open-requests.js';
import { reserve, Schedule, scheduleId } from '../schedule/schedule.js';
import { occupiedHours, type SlotFacts } from '../slots/slots.js';
import { insist } from '../schedule/insist.js';

/** A customer asks a vendor for a job. The hours are theirs from then on. Answers the booking's id. */
export class CreateBooking extends Command<{ bookingId: string }> {
  constructor(readonly wish: Wish) {
    super();
  }
}

/** What is agreed on, and what it takes of the provider's day. */
type Agreed = Pick<Hold, 'serviceTitle' | 'durationMinutes' | 'slot' | 'terms'> & {
  readonly hours: readonly number[];
  readonly lanes: number;
};

@CommandHandler(CreateBooking)
export class CreateBookingHandler implements ICommandHandler<CreateBooking> {
  constructor(
    private readonly streams: Streams,
    private readonly clock: Clock,
  ) {}

  async execute({ wish }: CreateBooking) {
    const place = placeOf(wish);
    const bookingId = newIdFor('booking');
    await insist(() => this.streams.decide((decision) => this.book(decision, bookingId, wish, place)));
    return { bookingId };
  }

  /** The booking, its hours, the end of its hold, and the open request or its acceptance are one append; what they rest on is guarded in it. */
  private async book(decision: Decision, bookingId: string, wish: Wish, place: ZipPlace): Promise<void> {
    const now = this.clock.now();
    const { customerId, serviceId, date, street, instructions } = wish;
    const booking = await decision.load(Booking, bookingId);
    const offer = await offerFor(decision, wish, now);
    const { vendorId } = offer.service;
    const day = await decision.load(Schedule, scheduleId(vendorId, date));
    const own = await ownHold(decision, wish, now);
    const held = heldFor(own, wish);
    const instead = givingWay(own, date);
    const { hours, lanes, ...agreed } = held
      ? asHeld(held, day.state, offer)
      : await this.asShown(wish, offer, day.state, { now, except: instead });
    mustBeInReach(place, offer.vendor);

    offer.guard();
    decision.append(day, reserve(day.state, { vendorId, date, bookingId, hours, lanes, now, instead }));
    endByBooking(decision, own, wish, now);
    await giveBackElsewhere(decision, own, date);
    const created = create(booking.state, {
      bookingId,
      customerId,
      vendorId,
      serviceId,
      ...agreed,
      ...(held && { holdId: held.holdId }),
      street,
      zip: place.zip,
      city: place.city,
      state: place.state,
      instructions,
      now,
    });
    if (offer.settings.availability.autoAccept) return decision.append(booking, [...created, ...accepted(created, vendorId, now)]);
    const open = await decision.load(OpenRequests, openRequestsId({ customerId, vendorId }));
    decision.append(open, openRequest(open.state, { customerId, vendorId, bookingId }));
    decision.append(booking, created);
  }

  /** Nothing is held: what counts is what the customer was shown, if it is still so. */
  private async asShown(
    { serviceRevision, ...wish }: Wish,
    offer: BookableOffer,
    day: Schedule,
    { now, except }: { now: string; except: readonly string[] },
  ): Promise<Agreed> {
    if (serviceRevision === undefined) throw holdOver();
    const terms = agree({ ...wish, serviceRevision }, offer);
    const {
      vendorId,
      offer: { title: serviceTitle, durationMinutes },
    } = offer.service;
    const facts: SlotFacts = { settings: offer.settings, timeZone: terms.timeZone, durationMinutes, now };
    const slot = await freeTime(this.streams, day, { vendorId, date: wish.date, time: wish.time, except }, facts);
    return { serviceTitle, durationMinutes, slot, terms, hours: occupiedHours(wish.time, facts), lanes: offer.settings.lanes };
  }
}

/** A held time can be had as it was held: with its hours, even if the provider has fewer lanes by now. */
function asHeld(held: Hold, day: Schedule, { settings, vendor }: BookableOffer): Agreed {
  if (!isAsShown(held, vendor)) throw holdOver();
  const { holdId, serviceTitle, durationMinutes, slot, terms } = held;
  const { hours, lane } = day.kept.find(({ holder }) => holder === holdId)!;
  return { serviceTitle, durationMinutes, slot, terms, hours, lanes: Math.max(settings.lanes, lane + 1) };
}

/** The provider accepts whatever fits: nobody waits for an answer. */
function accepted(created: readonly BookingEvent[], vendorId: string, now: string): BookingEvent[] {
  return confirm(fold(Booking, created), { vendorId, now });
}

const holdOver = () => new Rejected('booking/hold-over', 'This time is not held for you any more. Please choose it again.');
