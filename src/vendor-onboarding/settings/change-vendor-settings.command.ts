import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../platform/clock.js';
import { Streams } from '../../platform/events/streams.js';
import { ownSettings } from './own-settings.js';
import { changeSettings, type Choices } from './vendor-settings.decisions.js';

/** What the owner wants to hear of, how bookings come about, and what they cost: all of it, as it is from now on. */
export class ChangeVendorSettings extends Command<void> {
  constructor(
    readonly userId: string,
    readonly choices: Choices,
  ) {
    super();
  }
}

@CommandHandler(ChangeVendorSettings)
export class ChangeVendorSettingsHandler implements ICommandHandler<ChangeVendorSettings> {
  constructor(
    private readonly streams: Streams,
    private readonly clock: Clock,
  ) {}

  async execute({ userId, choices }: ChangeVendorSettings) {
    const now = this.clock.now();
    await this.streams.decide(async (decision) => {
      const { vendorId, settings } = await ownSettings(decision, userId, now);
      decision.append(settings, changeSettings(settings.state, { vendorId, userId, choices, now }));
    });
  }
}
