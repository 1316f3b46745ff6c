import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../platform/clock.js';
import { Streams } from '../../platform/streams/streams.js';
import { BookingProcess } from '../changes/booking-process.js';
import { lapse } from './reschedule.decisions.js';

/** Nobody has agreed to a new time: the old one stands. Before, and after an answer, it changes nothing. */
export class LapseReschedule extends Command<void> {
  constructor(readonly bookingId: string) {
    super();
  }
}

@CommandHandler(LapseReschedule)
export class LapseRescheduleHandler implements ICommandHandler<LapseReschedule> {
  constructor(
    private readonly streams: Streams,
    private readonly clock: Clock,
  ) {}

  async execute({ bookingId }: LapseReschedule) {
    const now = this.clock.now();
    await this.streams.update(BookingProcess, bookingId, (booking) => lapse(booking, { now }));
  }
}
