import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../platform/clock.js';
import { Streams } from '../../platform/streams/streams.js';
import { actingOn } from '../changes/acting.js';
import { BookingProcess } from '../changes/booking-process.js';
import { refuseTime } from './reschedule.decisions.js';

/** One side turns down the time that the other has proposed, or takes back its own: the old one stands, the hours kept for the new one are free. */
export class RefuseTime extends Command<void> {
  constructor(
    readonly actorId: string,
    readonly bookingId: string,
    readonly proposalId: string,
  ) {
    super();
  }
}

@CommandHandler(RefuseTime)
export class RefuseTimeHandler implements ICommandHandler<RefuseTime> {
  constructor(
    private readonly streams: Streams,
    private readonly clock: Clock,
  ) {}

  async execute({ actorId, bookingId, proposalId }: RefuseTime) {
    const now = this.clock.now();
    await this.streams.update(BookingProcess, bookingId, async (booking, decision) =>
      refuseTime(booking, { by: await actingOn(decision, booking, actorId), proposalId, now }),
    );
  }
}
