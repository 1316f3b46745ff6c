import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { BookingProcess, decideProblem, existing } from '../../booking/index.js';
import { Clock } from '../../platform/clock.js';
import type { Cents } from '../../platform/money.js';
import { Streams } from '../../platform/streams/streams.js';
import { mustBeImpartial } from '../impartial-admin.js';

/** An admin says what the customer gets back for work that was not well done. */
export class DecideProblem extends Command<void> {
  constructor(
    readonly actorId: string,
    readonly bookingId: string,
    readonly refundCents: Cents,
    readonly explanation: string,
  ) {
    super();
  }
}

@CommandHandler(DecideProblem)
export class DecideProblemHandler implements ICommandHandler<DecideProblem> {
  constructor(
    private readonly streams: Streams,
    private readonly clock: Clock,
  ) {}

  async execute({ actorId, bookingId, refundCents, explanation }: DecideProblem): Promise<void> {
    const by = { actorId, refundCents, explanation, now: this.clock.now() };
    await this.streams.update(BookingProcess, bookingId, async (booking, decision) => {
      await mustBeImpartial(decision, actorId, existing(booking), by.now);
      return decideProblem(booking, by);
    });
  }
}
