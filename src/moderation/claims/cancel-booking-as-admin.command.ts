import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { BookingProcess, cancelByAdmin, existing } from '../../booking/index.js';
import { Clock } from '../../platform/clock.js';
import type { Cents } from '../../platform/money.js';
import { Streams } from '../../platform/streams/streams.js';
import { mustBeImpartial } from '../impartial-admin.js';

/** An admin ends an open booking, and chooses what the customer pays. */
export class CancelBookingAsAdmin extends Command<void> {
  constructor(
    readonly actorId: string,
    readonly bookingId: string,
    readonly chargeCents: Cents,
    readonly explanation: string,
  ) {
    super();
  }
}

@CommandHandler(CancelBookingAsAdmin)
export class CancelBookingAsAdminHandler implements ICommandHandler<CancelBookingAsAdmin> {
  constructor(
    private readonly streams: Streams,
    private readonly clock: Clock,
  ) {}

  async execute({ actorId, bookingId, chargeCents, explanation }: CancelBookingAsAdmin): Promise<void> {
    const by = { actorId, chargeCents, explanation, now: this.clock.now() };
    await this.streams.update(BookingProcess, bookingId, async (booking, decision) => {
      await mustBeImpartial(decision, actorId, existing(booking), by.now);
      return cancelByAdmin(booking, by);
    });
  }
}
