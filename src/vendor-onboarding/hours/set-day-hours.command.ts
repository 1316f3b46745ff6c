import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../platform/clock.js';
import { Streams } from '../../platform/streams/streams.js';
import { todayIn } from '../../platform/time/wall-clock.js';
import type { DaysInRow } from '../days-in-row.js';
import { ownSettings } from '../settings/own-settings.js';
import { setDayHours } from '../settings/vendor-settings.decisions.js';
import type { Interval } from '../settings/vendor-settings.events.js';
import { Vendor } from '../vendor.js';

/** Gives each day of a row hours of its own; none close it. */
export class SetDayHours extends Command<void> {
  constructor(
    readonly userId: string,
    readonly days: DaysInRow & { readonly hours: readonly Interval[]; readonly note: string | null },
  ) {
    super();
  }
}

@CommandHandler(SetDayHours)
export class SetDayHoursHandler implements ICommandHandler<SetDayHours> {
  constructor(
    private readonly streams: Streams,
    private readonly clock: Clock,
  ) {}

  async execute({ userId, days }: SetDayHours) {
    const now = this.clock.now();
    await this.streams.decide(async (decision) => {
      const { vendorId, settings } = await ownSettings(decision, userId, now);
      const { timeZone } = (await decision.load(Vendor, vendorId)).state;
      decision.append(settings, setDayHours({ vendorId, userId, ...days, today: todayIn(timeZone, now), now }));
    });
  }
}
