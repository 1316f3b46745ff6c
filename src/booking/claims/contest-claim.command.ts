import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../platform/clock.js';
import { Streams } from '../../platform/streams/streams.js';
import { actingOn } from '../changes/acting.js';
import { BookingProcess } from '../changes/booking-process.js';
import { contest } from './no-show.decisions.js';

/** Who is said not to have been there says that they were: an admin decides. */
export class ContestClaim extends Command<void> {
  constructor(
    readonly actorId: string,
    readonly bookingId: string,
    readonly statement: string | null,
  ) {
    super();
  }
}

@CommandHandler(ContestClaim)
export class ContestClaimHandler implements ICommandHandler<ContestClaim> {
  constructor(
    private readonly streams: Streams,
    private readonly clock: Clock,
  ) {}

  async execute({ actorId, bookingId, statement }: ContestClaim) {
    const now = this.clock.now();
    await this.streams.update(BookingProcess, bookingId, async (booking, decision) =>
      contest(booking, { by: await actingOn(decision, booking, actorId), actorId, statement, now }),
    );
  }
}
