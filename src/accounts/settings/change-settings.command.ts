import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../platform/clock.js';
import type { Position } from '../../platform/events/recorded.js';
import { Streams } from '../../platform/events/streams.js';
import type { Settings } from '../settings.js';
import { AccountSettings, changeSettings } from './account-settings.js';

/** All settings as they are from now on. */
export class ChangeSettings extends Command<Position> {
  constructor(
    readonly userId: string,
    readonly settings: Settings,
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

  execute({ userId, settings }: ChangeSettings): Promise<Position> {
    const by = { userId, settings, now: this.clock.now() };
    return this.streams.update(AccountSettings, userId, (account) => changeSettings(account, by));
  }
}
