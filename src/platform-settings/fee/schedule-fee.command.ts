import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { mustStay } from '../../identity/index.js';
import { Clock } from '../../platform/clock.js';
import { newIdFor } from '../../platform/events/command-context.js';
import { Streams } from '../../platform/streams/streams.js';
import { PLATFORM } from '../platform.js';
import { scheduleFee, type WantedFee } from './platform-fee.decisions.js';
import { PlatformFee } from './platform-fee.js';

/** An administrator sets another platform fee for a time to come. */
export class SchedulePlatformFee extends Command<void> {
  constructor(
    readonly adminId: string,
    readonly wanted: WantedFee,
    readonly reason: string,
  ) {
    super();
  }
}

@CommandHandler(SchedulePlatformFee)
export class SchedulePlatformFeeHandler implements ICommandHandler<SchedulePlatformFee> {
  constructor(
    private readonly streams: Streams,
    private readonly clock: Clock,
  ) {}

  async execute({ adminId, wanted, reason }: SchedulePlatformFee): Promise<void> {
    const feeId = newIdFor('platform-fee');
    await this.streams.update(PlatformFee, PLATFORM, async (fee, decision) => {
      // Of each try: an instant that was far enough ahead must still be so.
      const now = this.clock.now();
      await mustStay(decision, adminId, now);
      return scheduleFee(fee, { feeId, adminId, reason, ...wanted, now });
    });
  }
}
