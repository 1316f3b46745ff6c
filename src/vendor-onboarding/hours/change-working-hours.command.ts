import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../platform/clock.js';
import { Streams } from '../../platform/events/streams.js';
import { ownSettings } from '../settings/own-settings.js';
import { changeWorkingHours, type Hours } from '../settings/vendor-settings.decisions.js';

/** When the business works, and for how many at a time. */
export class ChangeWorkingHours extends Command<void> {
  constructor(
    readonly userId: string,
    readonly hours: Hours,
  ) {
    super();
  }
}

@CommandHandler(ChangeWorkingHours)
export class ChangeWorkingHoursHandler implements ICommandHandler<ChangeWorkingHours> {
  constructor(
    private readonly streams: Streams,
    private readonly clock: Clock,
  ) {}

  async execute({ userId, hours }: ChangeWorkingHours) {
    const now = this.clock.now();
    await this.streams.decide(async (decision) => {
      const { vendorId, settings } = await ownSettings(decision, userId, now);
      decision.append(settings, changeWorkingHours(settings.state, { vendorId, userId, hours, now }));
    });
  }
}
