import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../platform/clock.js';
import { Streams } from '../../platform/streams/streams.js';
import { VendorOwner } from '../../vendor-onboarding/index.js';
import { BookingProcess } from '../changes/booking-process.js';
import { decline } from './requests.decisions.js';

/** The vendor turns a request down, and may say why; its hours become free. */
export class DeclineBooking extends Command<void> {
  constructor(
    readonly actorId: string,
    readonly bookingId: string,
    readonly reason: string | null = null,
  ) {
    super();
  }
}

@CommandHandler(DeclineBooking)
export class DeclineBookingHandler implements ICommandHandler<DeclineBooking> {
  constructor(
    private readonly streams: Streams,
    private readonly clock: Clock,
  ) {}

  async execute({ actorId, bookingId, reason }: DeclineBooking) {
    const now = this.clock.now();
    const why = reason ? { actorId, explanation: reason } : undefined;
    await this.streams.update(BookingProcess, bookingId, async (booking, decision) => {
      const { vendorId } = (await decision.load(VendorOwner, actorId)).state;
      return decline(booking, { vendorId, why, now });
    });
  }
}
