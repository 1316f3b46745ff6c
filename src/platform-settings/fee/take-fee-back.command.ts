import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { mustStay } from '../../identity/index.js';
import { Clock } from '../../platform/clock.js';
import { Streams } from '../../platform/streams/streams.js';
import { PLATFORM } from '../platform.js';
import { takeFeeBack } from './platform-fee.decisions.js';
import { PlatformFee } from './platform-fee.js';

/** An administrator takes a platform fee back that does not hold yet. */
export class TakePlatformFeeBack extends Command<void> {
  constructor(
    readonly adminId: string,
    readonly feeId: string,
    readonly reason: string,
  ) {
    super();
  }
}

@CommandHandler(TakePlatformFeeBack)
export class TakePlatformFeeBackHandler implements ICommandHandler<TakePlatformFeeBack> {
  constructor(
    private readonly streams: Streams,
    private readonly clock: Clock,
  ) {}

  async execute({ adminId, feeId, reason }: TakePlatformFeeBack): Promise<void> {
    await this.streams.update(PlatformFee, PLATFORM, async (fee, decision) => {
      // Of each try: it may have begun to hold meanwhile.
      const now = this.clock.now();
      await mustStay(decision, adminId, now);
      return takeFeeBack(fee, { feeId, adminId, reason, now });
    });
  }
}
