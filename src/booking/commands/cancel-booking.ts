import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../platform/clock.js';
import { type Decision, Streams } from '../../platform/events/streams.js';
import { VendorOwner } from '../../vendor-onboarding/index.js';
import type { BookingEvent } from '../booking.events.js';
import { Booking, cancelByCustomer, cancelByVendor, made, withdraw } from '../booking.js';
import { appendWithConsequences } from './consequences.js';
import { insist } from './insist.js';

/** Either side calls a booking off: the customer a request or a confirmed job, the vendor a confirmed job. */
export class CancelBooking extends Command<void> {
  constructor(
    readonly actorId: string,
    readonly bookingId: string,
  ) {
    super();
  }
}

@CommandHandler(CancelBooking)
export class CancelBookingHandler implements ICommandHandler<CancelBooking> {
  constructor(
    private readonly streams: Streams,
    private readonly clock: Clock,
  ) {}

  async execute({ actorId, bookingId }: CancelBooking) {
    await insist(() =>
      this.streams.decide(async (decision) => {
        const booking = await decision.load(Booking, bookingId);
        await appendWithConsequences(decision, booking, await this.cancel(decision, booking.state, actorId));
      }),
    );
  }

  private async cancel(decision: Decision, booking: Booking, actorId: string): Promise<BookingEvent[]> {
    const now = this.clock.now();
    const { customerId, confirmedAt } = made(booking);
    if (customerId === actorId) return (confirmedAt ? cancelByCustomer : withdraw)(booking, { customerId, now });
    const { vendorId } = (await decision.load(VendorOwner, actorId)).state;
    return cancelByVendor(booking, { vendorId, now });
  }
}
