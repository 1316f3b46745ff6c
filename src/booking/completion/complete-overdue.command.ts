import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../platform/clock.js';
import { Streams } from '../../platform/streams/streams.js';
import { BookingProcess } from '../changes/booking-process.js';
import { completeByItself } from './completion.decisions.js';

/** Nobody has reported a job that ended two days ago: it counts as done. Before, and with an open claim, it changes nothing. */
export class CompleteOverdue extends Command<void> {
  constructor(readonly bookingId: string) {
    super();
  }
}

@CommandHandler(CompleteOverdue)
export class CompleteOverdueHandler implements ICommandHandler<CompleteOverdue> {
  constructor(
    private readonly streams: Streams,
    private readonly clock: Clock,
  ) {}

  async execute({ bookingId }: CompleteOverdue) {
    const now = this.clock.now();
    await this.streams.update(BookingProcess, bookingId, (booking) => completeByItself(booking, { now }));
  }
}
