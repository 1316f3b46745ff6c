import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../platform/clock.js';
import { Streams } from '../../platform/events/streams.js';
import { ownSettings } from '../settings/own-settings.js';
import { clearDayHours } from '../settings/vendor-settings.decisions.js';

/** Makes a day like its weekday again. */
export class ClearDayHours extends Command<void> {
  constructor(
    readonly userId: string,
    readonly date: string,
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

  async execute({ userId, date }: ClearDayHours) {
    const now = this.clock.now();
    await this.streams.decide(async (decision) => {
      const { vendorId, settings } = await ownSettings(decision, userId, now);
      decision.append(settings, clearDayHours(settings.state, { vendorId, userId, date, now }));
    });
  }
}
