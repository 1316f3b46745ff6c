import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../platform/clock.js';
import { Streams } from '../../platform/events/streams.js';
import { Booking, cancelOfSuspended, type Suspension } from '../booking.js';
import { appendWithConsequences } from './consequences.js';
import { insist } from './insist.js';

/** What the suspension of its vendor means for one booking. */
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
    await insist(() =>
      this.streams.decide(async (decision) => {
        const booking = await decision.load(Booking, bookingId);
        await appendWithConsequences(decision, booking, cancelOfSuspended(booking.state, { ...suspension, now }));
      }),
    );
  }
}
