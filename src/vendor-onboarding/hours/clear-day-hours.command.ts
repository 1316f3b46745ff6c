import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../platform/clock.js';
import { Streams } from '../../platform/streams/streams.js';
import type { DaysInRow } from '../days-in-row.js';
import { ownSettings } from '../settings/own-settings.js';
import { clearDayHours } from '../settings/vendor-settings.decisions.js';

/** Makes each day of a row like its weekday again. */
export class ClearDayHours extends Command<void> {
  constructor(
    readonly userId: string,
    readonly days: DaysInRow,
  ) {
    super();
  }
}

@CommandHandler(ClearDayHours)
export class ClearDayHoursHandler implements ICommandHandler<ClearDayHours> {
  constructor(
    private readonly streams: Streams,
    private readonly clock: Clock,
  ) {}

  async execute({ userId, days }: ClearDayHours) {
    const now = this.clock.now();
    await this.streams.decide(async (decision) => {
      const { vendorId, settings } = await ownSettings(decision, userId, now);
      decision.append(settings, clearDayHours(settings.state, { vendorId, userId, ...days, now }));
    });
  }
}
