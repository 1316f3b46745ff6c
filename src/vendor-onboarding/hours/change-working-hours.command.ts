import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../platform/clock.js';
import type { Changed } from '../../platform/events/as-seen.js';
import { Streams } from '../../platform/streams/streams.js';
import { ownSettings } from '../settings/own-settings.js';
import { changeWorkingHours, type Hours } from '../settings/vendor-settings.decisions.js';
import { VendorSettings } from '../settings/vendor-settings.js';

/** When the business works, and for how many at a time. Answers when that was last changed. */
export class ChangeWorkingHours extends Command<Changed> {
  constructor(
    readonly userId: string,
    readonly hours: Hours,
    /** When the hours that they rest on were last changed. */
    readonly seen?: string | null,
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

  async execute({ userId, hours, seen }: ChangeWorkingHours) {
    const now = this.clock.now();
    const { hoursChangedAt } = await this.streams.change(VendorSettings, async (decision) => {
      const { vendorId, settings: loaded } = await ownSettings(decision, userId, now);
      return { loaded, events: changeWorkingHours(loaded.state, { vendorId, userId, hours, seen, now }) };
    });
    return { changedAt: hoursChangedAt };
  }
}
