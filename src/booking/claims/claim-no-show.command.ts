import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../platform/clock.js';
import { Streams } from '../../platform/streams/streams.js';
import { actingOn } from '../changes/acting.js';
import { BookingProcess } from '../changes/booking-process.js';
import { claim } from './no-show.decisions.js';

/** One side says that the other was not there. */
export class ClaimNoShow extends Command<void> {
  constructor(
    readonly actorId: string,
    readonly bookingId: string,
    readonly statement: string | null,
  ) {
    super();
  }
}

@CommandHandler(ClaimNoShow)
export class ClaimNoShowHandler implements ICommandHandler<ClaimNoShow> {
  constructor(
    private readonly streams: Streams,
    private readonly clock: Clock,
  ) {}

  async execute({ actorId, bookingId, statement }: ClaimNoShow) {
    const now = this.clock.now();
    await this.streams.update(BookingProcess, bookingId, async (booking, decision) =>
      claim(booking, { by: await actingOn(decision, booking, actorId), actorId, statement, now }),
    );
  }
}
