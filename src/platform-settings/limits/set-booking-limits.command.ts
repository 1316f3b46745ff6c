import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { mustStay } from '../../identity/index.js';
import { Clock } from '../../platform/clock.js';
import { Streams } from '../../platform/streams/streams.js';
import { PLATFORM } from '../platform.js';
import { setLimits, type WantedLimits } from './booking-limits.decisions.js';
import { LimitsSetting } from './booking-limits.js';

/** An administrator sets how many open bookings one customer may have. */
export class SetBookingLimits extends Command<void> {
  constructor(
    readonly adminId: string,
    readonly wanted: WantedLimits,
    readonly reason: string,
  ) {
    super();
  }
}

@CommandHandler(SetBookingLimits)
export class SetBookingLimitsHandler implements ICommandHandler<SetBookingLimits> {
  constructor(
    private readonly streams: Streams,
    private readonly clock: Clock,
  ) {}

  async execute({ adminId, wanted, reason }: SetBookingLimits): Promise<void> {
    const now = this.clock.now();
    await this.streams.update(LimitsSetting, PLATFORM, async (setting, decision) => {
      await mustStay(decision, adminId, now);
      return setLimits(setting, { adminId, reason, ...wanted, now });
    });
  }
}
