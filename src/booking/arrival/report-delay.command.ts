import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../platform/clock.js';
import { Streams } from '../../platform/streams/streams.js';
import { VendorOwner } from '../../vendor-onboarding/index.js';
import type { DelayMinutes } from '../booking.events.js';
import { BookingProcess } from '../changes/booking-process.js';
import { reportDelay } from './arrival.decisions.js';

/** The provider comes later than booked. */
export class ReportDelay extends Command<void> {
  constructor(
    readonly actorId: string,
    readonly bookingId: string,
    readonly minutes: DelayMinutes,
  ) {
    super();
  }
}

@CommandHandler(ReportDelay)
export class ReportDelayHandler implements ICommandHandler<ReportDelay> {
  constructor(
    private readonly streams: Streams,
    private readonly clock: Clock,
  ) {}

  async execute({ actorId, bookingId, minutes }: ReportDelay) {
    const now = this.clock.now();
    await this.streams.update(BookingProcess, bookingId, async (booking, decision) => {
      const { vendorId } = (await decision.load(VendorOwner, actorId)).state;
      return reportDelay(booking, { vendorId, minutes, now });
    });
  }
}
