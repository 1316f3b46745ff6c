import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../platform/clock.js';
import { Streams } from '../../platform/streams/streams.js';
import { VendorOwner } from '../../vendor-onboarding/index.js';
import { BookingProcess } from '../changes/booking-process.js';
import { complete } from './completion.decisions.js';

/** The vendor reports the job as done, from its scheduled end. */
export class CompleteBooking extends Command<void> {
  constructor(
    readonly actorId: string,
    readonly bookingId: string,
  ) {
    super();
  }
}

@CommandHandler(CompleteBooking)
export class CompleteBookingHandler implements ICommandHandler<CompleteBooking> {
  constructor(
    private readonly streams: Streams,
    private readonly clock: Clock,
  ) {}

  async execute({ actorId, bookingId }: CompleteBooking) {
    const now = this.clock.now();
    await this.streams.update(BookingProcess, bookingId, async (booking, decision) => {
      const { vendorId } = (await decision.load(VendorOwner, actorId)).state;
      return complete(booking, { vendorId, now });
    });
  }
}
