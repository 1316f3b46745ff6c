import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../platform/clock.js';
import { Streams } from '../../platform/streams/streams.js';
import { BookingProcess } from '../changes/booking-process.js';
import { expire } from './requests.decisions.js';

/** Nobody has answered a request in time. Before its deadline, and after an answer, it changes nothing. */
export class ExpireBooking extends Command<void> {
  constructor(readonly bookingId: string) {
    super();
  }
}

@CommandHandler(ExpireBooking)
export class ExpireBookingHandler implements ICommandHandler<ExpireBooking> {
  constructor(
    private readonly streams: Streams,
    private readonly clock: Clock,
  ) {}

  async execute({ bookingId }: ExpireBooking) {
    const now = this.clock.now();
    await this.streams.update(BookingProcess, bookingId, (booking) => expire(booking, { now }));
  }
}
