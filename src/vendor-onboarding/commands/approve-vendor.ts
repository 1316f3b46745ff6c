import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Account } from '../../identity/index.js';
import { Clock } from '../../platform/clock.js';
import { Rejected } from '../../platform/errors.js';
import { Streams } from '../../platform/events/streams.js';
import { approve, Vendor } from '../vendor.js';

/** An admin accepts the pending application: the provider is public from then on. */
export class ApproveVendor extends Command<void> {
  constructor(readonly vendorId: string) {
    super();
  }
}

@CommandHandler(ApproveVendor)
export class ApproveVendorHandler implements ICommandHandler<ApproveVendor> {
  constructor(
    private readonly streams: Streams,
    private readonly clock: Clock,
  ) {}

  async execute({ vendorId }: ApproveVendor) {
    const by = { vendorId, now: this.clock.now() };
    await this.streams.decide(async (decision) => {
      const vendor = await decision.load(Vendor, vendorId);
      const owner = await decision.load(Account, vendor.state.userId);
      if (owner.state.erased) throw new Rejected('vendor-onboarding/applicant-gone', 'The applicant has deleted their account.');
      decision.guard(owner);
      decision.append(vendor, approve(vendor.state, by));
    });
  }
}
