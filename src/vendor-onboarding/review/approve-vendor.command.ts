import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../platform/clock.js';
import { Streams } from '../../platform/streams/streams.js';
import { approve } from '../vendor.js';
import { loadWithApplicant } from './load-with-applicant.js';

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
      const vendor = await loadWithApplicant(decision, vendorId, { toBeShown: true });
      decision.append(vendor, approve(vendor.state, by));
    });
  }
}
