import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../platform/clock.js';
import { Streams } from '../../platform/streams/streams.js';
import { actingOn } from '../changes/acting.js';
import { BookingProcess } from '../changes/booking-process.js';
import { acceptTime } from './reschedule.decisions.js';

/** One side agrees to the time that the other has proposed: the hours that were kept for it are the booking's. */
export class AcceptTime extends Command<void> {
  constructor(
    readonly actorId: string,
    readonly bookingId: string,
    readonly proposalId: string,
  ) {
    super();
  }
}

@CommandHandler(AcceptTime)
export class AcceptTimeHandler implements ICommandHandler<AcceptTime> {
  constructor(
    private readonly streams: Streams,
    private readonly clock: Clock,
  ) {}

  async execute({ actorId, bookingId, proposalId }: AcceptTime) {
    const now = this.clock.now();
    await this.streams.update(BookingProcess, bookingId, async (booking, decision) =>
      acceptTime(booking, { by: await actingOn(decision, booking, actorId), proposalId, now }),
    );
  }
}
