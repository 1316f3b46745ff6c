import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../platform/clock.js';
import { Streams } from '../../platform/streams/streams.js';
import { BookingProcess } from '../changes/booking-process.js';
import { cancelOfSuspended, type Suspension } from './cancellation.decisions.js';

/** What the suspension of its vendor, or the deactivation of somebody's account, means for one booking. */
export class CancelOfSuspended extends Command<void> {
  constructor(
    readonly bookingId: string,
    readonly suspension: Suspension,
  ) {
    super();
  }
}

@CommandHandler(CancelOfSuspended)
export class CancelOfSuspendedHandler implements ICommandHandler<CancelOfSuspended> {
  constructor(
    private readonly streams: Streams,
    private readonly clock: Clock,
  ) {}

  async execute({ bookingId, suspension }: CancelOfSuspended) {
    const now = this.clock.now();
    await this.streams.update(BookingProcess, bookingId, (booking) => cancelOfSuspended(booking, { ...suspension, now }));
  }
}
