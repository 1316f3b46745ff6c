import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../platform/clock.js';
import type { Changed } from '../../platform/events/as-seen.js';
import { Streams } from '../../platform/streams/streams.js';
import type { Settings } from '../settings.js';
import { AccountSettings, changeSettings } from './account-settings.js';

/** All settings as they are from now on. Answers when they were last changed. */
export class ChangeSettings extends Command<Changed> {
  constructor(
    readonly userId: string,
    readonly settings: Settings,
    /** When the settings that they rest on were last changed. */
    readonly seen?: string | null,
  ) {
    super();
  }
}

@CommandHandler(ChangeSettings)
export class ChangeSettingsHandler implements ICommandHandler<ChangeSettings> {
  constructor(
    private readonly streams: Streams,
    private readonly clock: Clock,
  ) {}

  async execute({ userId, settings, seen }: ChangeSettings) {
    const by = { userId, settings, seen, now: this.clock.now() };
    const { changedAt } = await this.streams.change(AccountSettings, async (decision) => {
      const loaded = await decision.load(AccountSettings, userId);
      return { loaded, events: changeSettings(loaded.state, by) };
    });
    return { changedAt };
  }
}
