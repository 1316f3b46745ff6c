import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../platform/clock.js';
import { Streams } from '../../platform/streams/streams.js';
import { BookingProcess } from '../changes/booking-process.js';
import { settle } from './no-show.decisions.js';

/** Nobody has contested a claim in time: it stands. Before, and once an admin has to decide, it changes nothing. */
export class SettleClaim extends Command<void> {
  constructor(readonly bookingId: string) {
    super();
  }
}

@CommandHandler(SettleClaim)
export class SettleClaimHandler implements ICommandHandler<SettleClaim> {
  constructor(
    private readonly streams: Streams,
    private readonly clock: Clock,
  ) {}

  async execute({ bookingId }: SettleClaim) {
    const now = this.clock.now();
    await this.streams.update(BookingProcess, bookingId, (booking) => settle(booking, { now }));
  }
}
