import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../platform/clock.js';
import { Streams } from '../../platform/events/streams.js';
import { Booking, expire } from '../booking.js';
import { appendWithConsequences } from './consequences.js';
import { insist } from './insist.js';

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
    await insist(() =>
      this.streams.decide(async (decision) => {
        const booking = await decision.load(Booking, bookingId);
        await appendWithConsequences(decision, booking, expire(booking.state, { now }));
      }),
    );
  }
}
