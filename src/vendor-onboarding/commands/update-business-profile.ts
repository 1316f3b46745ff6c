import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Account, mustBeStaying } from '../../identity/index.js';
import { Clock } from '../../platform/clock.js';
import { Streams } from '../../platform/events/streams.js';
import { type BusinessProfile, updateProfile, Vendor } from '../vendor.js';
import { businessOf, VendorOwner } from '../vendor-owner.js';

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
      const owner = await decision.load(Account, userId);
      mustBeStaying(owner.state, now);
      decision.guard(owner);
      const vendorId = businessOf((await decision.load(VendorOwner, userId)).state);
      const vendor = await decision.load(Vendor, vendorId);
      decision.append(vendor, updateProfile(vendor.state, { vendorId, profile, now }));
    });
  }
}
