import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../platform/clock.js';
import type { Position } from '../../platform/events/recorded.js';
import { Streams } from '../../platform/events/streams.js';
import type { ProfileUpdated } from '../account.events.js';
import { Account, updateProfile } from '../account/account.js';

/** The whole profile: what is `null` is no longer told. */
export class UpdateProfile extends Command<Position> {
  constructor(
    readonly userId: string,
    readonly profile: ProfileUpdated['personal']['fields'],
  ) {
    super();
  }
}

@CommandHandler(UpdateProfile)
export class UpdateProfileHandler implements ICommandHandler<UpdateProfile> {
  constructor(
    private readonly streams: Streams,
    private readonly clock: Clock,
  ) {}

  execute({ userId, profile }: UpdateProfile): Promise<Position> {
    return this.streams.update(Account, userId, (account) => updateProfile(account, { userId, profile, now: this.clock.now() }));
  }
}
