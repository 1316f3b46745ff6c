import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../platform/clock.js';
import type { Changed } from '../../platform/events/as-seen.js';
import { Streams } from '../../platform/streams/streams.js';
import { loadOwn } from '../load-own.js';
import { type BusinessProfile, updateProfile, Vendor } from '../vendor.js';

/** The owner changes what customers read about the business. Answers when that was last changed. */
export class UpdateBusinessProfile extends Command<Changed> {
  constructor(
    readonly userId: string,
    readonly profile: BusinessProfile,
    /** When the profile that it rests on was last changed. */
    readonly seen?: string | null,
  ) {
    super();
  }
}

@CommandHandler(UpdateBusinessProfile)
export class UpdateBusinessProfileHandler implements ICommandHandler<UpdateBusinessProfile> {
  constructor(
    private readonly streams: Streams,
    private readonly clock: Clock,
  ) {}

  async execute({ userId, profile, seen }: UpdateBusinessProfile) {
    const now = this.clock.now();
    const { profileChangedAt } = await this.streams.change(Vendor, async (decision) => {
      const { vendor: loaded, vendorId } = await loadOwn(decision, { userId, now });
      return { loaded, events: updateProfile(loaded.state, { vendorId, profile, seen, now }) };
    });
    return { changedAt: profileChangedAt };
  }
}
