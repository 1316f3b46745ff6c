import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../platform/clock.js';
import type { Changed } from '../../platform/events/as-seen.js';
import { Streams } from '../../platform/streams/streams.js';
import type { ProfileUpdated } from '../account.events.js';
import { Account, updateProfile } from '../account/account.js';

/** The whole profile: what is `null` is no longer told. Answers when it was last changed. */
export class UpdateProfile extends Command<Changed> {
  constructor(
    readonly userId: string,
    readonly profile: ProfileUpdated['personal']['fields'],
    /** When the profile that it rests on was last changed. */
    readonly seen?: string | null,
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

  async execute({ userId, profile, seen }: UpdateProfile) {
    const by = { userId, profile, seen, now: this.clock.now() };
    const { profileChangedAt } = await this.streams.change(Account, async (decision) => {
      const loaded = await decision.load(Account, userId);
      return { loaded, events: updateProfile(loaded.state, by) };
    });
    return { changedAt: profileChangedAt };
  }
}
