import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../platform/clock.js';
import type { Changed } from '../../platform/events/as-seen.js';
import { Streams } from '../../platform/streams/streams.js';
import { ownSettings } from './own-settings.js';
import { changeSettings, type Choices } from './vendor-settings.decisions.js';
import { VendorSettings } from './vendor-settings.js';

/** What the owner wants to hear of, how bookings come about, and what they cost: all of it, as it is from now on. Answers when it was last changed. */
export class ChangeVendorSettings extends Command<Changed> {
  constructor(
    readonly userId: string,
    readonly choices: Choices,
    /** When the settings that they rest on were last changed. */
    readonly seen?: string | null,
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

  async execute({ userId, choices, seen }: ChangeVendorSettings) {
    const now = this.clock.now();
    const { settingsChangedAt } = await this.streams.change(VendorSettings, async (decision) => {
      const { vendorId, settings: loaded } = await ownSettings(decision, userId, now);
      return { loaded, events: changeSettings(loaded.state, { vendorId, userId, choices, seen, now }) };
    });
    return { changedAt: settingsChangedAt };
  }
}
