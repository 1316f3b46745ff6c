import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { BookingProcess, decideClaim, existing } from '../../booking/index.js';
import { Clock } from '../../platform/clock.js';
import { Streams } from '../../platform/streams/streams.js';
import { mustBeImpartial } from '../impartial-admin.js';
import type { ClaimOutcome } from './desk.dto.js';

/** An admin says who was not there, or that both were. */
export class DecideClaim extends Command<void> {
  constructor(
    readonly actorId: string,
    readonly bookingId: string,
    readonly outcome: ClaimOutcome,
    readonly explanation: string,
  ) {
    super();
  }
}

@CommandHandler(DecideClaim)
export class DecideClaimHandler implements ICommandHandler<DecideClaim> {
  constructor(
    private readonly streams: Streams,
    private readonly clock: Clock,
  ) {}

  async execute({ actorId, bookingId, outcome, explanation }: DecideClaim): Promise<void> {
    const by = { actorId, outcome, explanation, now: this.clock.now() };
    await this.streams.update(BookingProcess, bookingId, async (booking, decision) => {
      await mustBeImpartial(decision, actorId, existing(booking), by.now);
      return decideClaim(booking, by);
    });
  }
}
