import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../platform/clock.js';
import { Streams } from '../../platform/events/streams.js';
import { loadOwn } from '../load-own.js';
import { type BusinessProfile, updateProfile } from '../vendor.js';

/** The owner changes what customers read about the business. */
export class UpdateBusinessProfile extends Command<void> {
  constructor(
    readonly userId: string,
    readonly profile: BusinessProfile,
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

  async execute({ userId, profile }: UpdateBusinessProfile) {
    const now = this.clock.now();
    await this.streams.decide(async (decision) => {
      const { vendor, vendorId } = await loadOwn(decision, { userId, now });
      decision.append(vendor, updateProfile(vendor.state, { vendorId, profile, now }));
    });
  }
}
