import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../platform/clock.js';
import { newIdFor } from '../../platform/events/command-context.js';
import { type Decision, Streams } from '../../platform/events/streams.js';
import { Booking } from '../booking.js';
import { OpenRequests, openRequestsId } from '../changes/open-requests.js';
import { gatherSlot } from '../holds/slot-facts.js';
import { SCHEDULE_TRIES } from '../schedule/schedule.js';
import { withNearestSlots } from '../slots/nearest-free-slots.js';
import { milesTo, placeOf } from '../terms/address.js';
import { mustExist, type Wish } from '../terms/terms.decisions.js';
import { book } from './book.decisions.js';

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

  /** The booking, its hours, the end of its hold, and the open request are one append, in which the hold ends before the booking begins. */
  private async append(decision: Decision, { wish, place, bookingId }: Asked): Promise<void> {
    const now = this.clock.now();
    const booking = await decision.load(Booking, bookingId);
    const { offer, day, otherDay, holds } = await gatherSlot(decision, wish, now);
    const { vendorId } = offer.service;
    const open = await decision.load(OpenRequests, openRequestsId({ customerId: wish.customerId, vendorId }));
    const states = { booking: booking.state, day: day.state, otherDay: otherDay?.state, holds: holds.state, open: open.state };
    const booked = book({ bookingId, wish, place, miles: milesTo(place, offer.vendor), offer, ...states, now });
    decision.append(day, booked.day);
    decision.append(holds, booked.holds);
    if (otherDay) decision.append(otherDay, booked.otherDay);
    decision.append(open, booked.open);
    decision.append(booking, booked.booking);
  }
}

interface Asked {
  readonly wish: Wish;
  readonly place: ReturnType<typeof placeOf>;
  readonly bookingId: string;
}
