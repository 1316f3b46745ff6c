import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../platform/clock.js';
import { Streams } from '../../platform/streams/streams.js';
import { VendorOwner } from '../../vendor-onboarding/index.js';
import { BookingProcess } from '../changes/booking-process.js';
import { confirm } from './requests.decisions.js';

/** The vendor accepts a request, before its deadline. */
export class ConfirmBooking extends Command<void> {
  constructor(
    readonly actorId: string,
    readonly bookingId: string,
  ) {
    super();
  }
}

@CommandHandler(ConfirmBooking)
export class ConfirmBookingHandler implements ICommandHandler<ConfirmBooking> {
  constructor(
    private readonly streams: Streams,
    private readonly clock: Clock,
  ) {}

  async execute({ actorId, bookingId }: ConfirmBooking) {
    const now = this.clock.now();
    await this.streams.update(BookingProcess, bookingId, async (booking, decision) => {
      const { vendorId } = (await decision.load(VendorOwner, actorId)).state;
      return confirm(booking, { vendorId, now });
    });
  }
}
