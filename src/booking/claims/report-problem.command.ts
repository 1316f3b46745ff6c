import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { mustStay } from '../../identity/index.js';
import { Clock } from '../../platform/clock.js';
import { Streams } from '../../platform/streams/streams.js';
import { BookingProcess } from '../changes/booking-process.js';
import { reportProblem } from './problem.decisions.js';

/** The customer says what is wrong with completed work. */
export class ReportProblem extends Command<void> {
  constructor(
    readonly customerId: string,
    readonly bookingId: string,
    readonly description: string,
  ) {
    super();
  }
}

@CommandHandler(ReportProblem)
export class ReportProblemHandler implements ICommandHandler<ReportProblem> {
  constructor(
    private readonly streams: Streams,
    private readonly clock: Clock,
  ) {}

  async execute({ customerId, bookingId, description }: ReportProblem) {
    const now = this.clock.now();
    await this.streams.update(BookingProcess, bookingId, async (booking, decision) => {
      await mustStay(decision, customerId, now);
      return reportProblem(booking, { customerId, description, now });
    });
  }
}
