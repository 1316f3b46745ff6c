import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Account } from '../../accounts/index.js';
import { LiveSessions, mustBeStaying } from '../../identity/index.js';
import { Clock } from '../../platform/clock.js';
import { newIdFor } from '../../platform/events/command-context.js';
import { Streams } from '../../platform/streams/streams.js';
import { mustBeOn } from '../../platform/switches/must-be-on.js';
import { type Applicant, withTimeZone } from '../business/applicant.js';
import { VendorOwner } from '../vendor-owner.js';
import { beginBusiness } from './begin-business.js';

/** Somebody who has an account applies with their business. Answers the vendor's id. */
export class ApplyAsVendor extends Command<{ vendorId: string }> {
  constructor(
    readonly userId: string,
    readonly applicant: Applicant,
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

  async execute({ userId, applicant }: ApplyAsVendor) {
    const application = withTimeZone(applicant);
    const now = this.clock.now();
    let vendorId = newIdFor('vendor');
    await this.streams.decide(async (decision) => {
      await mustBeOn(decision, 'applications');
      const account = await decision.load(Account, userId);
      mustBeStaying(account.state, now);
      const owner = await decision.load(VendorOwner, userId);
      // Who applied before keeps the business of then.
      vendorId = owner.state.vendorId ?? vendorId;
      await beginBusiness(decision, { account, owner }, { userId, vendorId, application, now });
    });
    // The new role counts from the next request on.
    this.liveSessions.forgetAllOf(userId);
    return { vendorId };
  }
}
