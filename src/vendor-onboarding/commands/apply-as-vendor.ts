import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Account, grantRole, LiveSessions, mustBeStaying } from '../../identity/index.js';
import { Clock } from '../../platform/clock.js';
import { newIdFor } from '../../platform/commands/command-context.js';
import { Invalid } from '../../platform/errors.js';
import { Streams } from '../../platform/events/streams.js';
import { lookupZip } from '../../platform/geo/zip.js';
import { type Application, apply, Vendor } from '../vendor.js';
import { claimBusiness, VendorOwner } from '../vendor-owner.js';

/** What is told about the business; its zone follows from the ZIP. */
export interface Applicant {
  readonly business: Omit<Application['business'], 'timeZone'>;
  readonly personal: Application['personal'];
}

/** Application, ownership and the vendor's role come into being together, or not at all. Answers the vendor's id. */
export class ApplyAsVendor extends Command<{ vendorId: string }> {
  constructor(
    readonly userId: string,
    readonly application: Applicant,
  ) {
    super();
  }
}

@CommandHandler(ApplyAsVendor)
export class ApplyAsVendorHandler implements ICommandHandler<ApplyAsVendor> {
  constructor(
    private readonly streams: Streams,
    private readonly liveSessions: LiveSessions,
    private readonly clock: Clock,
  ) {}

  async execute({ userId, application: { business, personal } }: ApplyAsVendor) {
    const place = lookupZip(business.businessZip);
    if (!place) throw new Invalid({ businessZip: 'This ZIP code is not in use' });
    const application = { business: { ...business, timeZone: place.timeZone }, personal };
    const now = this.clock.now();
    let vendorId = newIdFor('vendor');
    await this.streams.decide(async (decision) => {
      const owner = await decision.load(VendorOwner, userId);
      vendorId = owner.state.vendorId ?? vendorId;
      const vendor = await decision.load(Vendor, vendorId);
      const account = await decision.load(Account, userId);
      mustBeStaying(account.state, now);
      decision.append(account, grantRole(account.state, { userId, role: 'vendor', now }));
      decision.guard(account);
      decision.append(owner, claimBusiness(owner.state, { userId, vendorId, now }));
      decision.append(vendor, apply(vendor.state, { vendorId, userId, application, now }));
    });
    // The new role counts from the next request on.
    this.liveSessions.forgetAllOf(userId);
    return { vendorId };
  }
}
