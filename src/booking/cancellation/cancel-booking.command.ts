import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../platform/clock.js';
import { Streams } from '../../platform/streams/streams.js';
import { actingOn } from '../changes/acting.js';
import { BookingProcess } from '../changes/booking-process.js';
import { cancel, type CancellationWish } from './cancellation.decisions.js';

/** Either side calls a booking off: the customer a request or a confirmed job, the vendor a confirmed job. */
export class CancelBooking extends Command<void> {
  constructor(
    readonly actorId: string,
    readonly bookingId: string,
    readonly wish: CancellationWish = {},
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

  async execute({ actorId, bookingId, wish: { reason, chargeCents } }: CancelBooking) {
    const now = this.clock.now();
    await this.streams.update(BookingProcess, bookingId, async (booking, decision) => {
      const by = await actingOn(decision, booking, actorId);
      return cancel(booking, { by, actorId, reason, chargeCents, now });
    });
  }
}
