import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Service } from '../../catalog/index.js';
import { Clock } from '../../platform/clock.js';
import { newIdFor } from '../../platform/events/command-context.js';
import { type Decision, Streams } from '../../platform/events/streams.js';
import type { ZipPlace } from '../../platform/geo/zip.js';
import { whatHolds } from '../../platform-settings/index.js';
import { gatherSlot, mustExist, SCHEDULE_TRIES, withNearestSlots } from '../../scheduling/index.js';
import { Booking } from '../booking.js';
import { OpenRequests, openRequestsId } from '../changes/open-requests.js';
import { gatherBookedBefore } from '../limits/booked-before.js';
import { milesTo, placeOf } from './address.js';
import { book, type Wish } from './book.decisions.js';

/** A customer asks a vendor for a job. The hours are theirs from then on. Answers the booking's id. */
export class CreateBooking extends Command<{ bookingId: string }> {
  constructor(readonly wish: Wish) {
    super();
  }
}

@CommandHandler(CreateBooking)
export class CreateBookingHandler implements ICommandHandler<CreateBooking> {
  constructor(
    private readonly streams: Streams,
    private readonly clock: Clock,
  ) {}

  async execute({ wish }: CreateBooking) {
    mustExist(wish);
    const asked = { wish, place: placeOf(wish.zip), bookingId: newIdFor('booking') };
    await withNearestSlots(this.streams, () => this.streams.decide((decision) => this.append(decision, asked), SCHEDULE_TRIES));
    return { bookingId: asked.bookingId };
  }

  /** The booking, its hours, the end of its hold, the open request and the count are one append, in which the hold ends before the booking begins. */
  private async append(decision: Decision, { wish, place, bookingId }: Asked): Promise<void> {
    const now = this.clock.now();
    const { customerId, serviceId } = wish;
    const [booking, slot, counted, held, requests] = await Promise.all([
      decision.begin(Booking, bookingId),
      gatherSlot(decision, wish, now),
      gatherBookedBefore(decision, customerId, now),
      whatHolds(decision),
      decision
        .load(Service, serviceId)
        .then(({ state: { vendorId } }) => decision.load(OpenRequests, openRequestsId({ customerId, vendorId }))),
    ]);
    const { offer, off, day, otherDay, holds } = slot;
    const open = offer.settings.availability.autoAccept ? undefined : requests;
    const states = {
      booking: booking.state,
      day: day.state,
      otherDay: otherDay?.state,
      holds: holds.state,
      open: open?.state,
      bookedBefore: counted.before,
      ...held,
    };
    const booked = book({ bookingId, wish, place, miles: milesTo(place, offer.vendor), offer, off, ...states, now });
    decision.append(day, booked.day);
    decision.append(holds, booked.holds);
    if (otherDay) decision.append(otherDay, booked.otherDay);
    if (open) decision.append(open, booked.open);
    decision.append(counted.stream, booked.counted);
    decision.append(booking, booked.booking);
  }
}

interface Asked {
  readonly wish: Wish;
  readonly place: ZipPlace;
  readonly bookingId: string;
}
