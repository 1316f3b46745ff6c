import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../platform/clock.js';
import { newIdFor } from '../../platform/events/command-context.js';
import type { ZipPlace } from '../../platform/geo/zip.js';
import { type Decision, Streams } from '../../platform/streams/streams.js';
import { mustExist, SCHEDULE_TRIES, withNearestSlots } from '../../scheduling/index.js';
import { milesTo, placeOf } from './address.js';
import { book, type Wish } from './book.decisions.js';
import { gatherBooking } from './booking-streams.js';

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
    const { booking, day, otherDay, holds, open, counted, offer, ...rest } = await gatherBooking(decision, bookingId, wish, now);
    const states = { booking: booking.state, day: day.state, otherDay: otherDay?.state, holds: holds.state, open: open?.state, ...rest };
    const booked = book({ bookingId, wish, place, miles: milesTo(place, offer.vendor), offer, ...states, now });
    decision.append(day, booked.day);
    decision.append(holds, booked.holds);
    if (otherDay) decision.append(otherDay, booked.otherDay);
    if (open) decision.append(open, booked.open);
    decision.append(counted, booked.counted);
    decision.append(booking, booked.booking);
  }
}

interface Asked {
  readonly wish: Wish;
  readonly place: ZipPlace;
  readonly bookingId: string;
}
