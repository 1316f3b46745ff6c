import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../platform/clock.js';
import { Streams } from '../../platform/streams/streams.js';
import { reject, Vendor } from '../vendor.js';
import { loadWithApplicant } from './load-with-applicant.js';

/** An admin turns the pending application down; the applicant reads why, and may apply again. Without a reason it is closed, as its applicant is gone. */
export class RejectVendor extends Command<void> {
  constructor(
    readonly vendorId: string,
    readonly reason: string | null,
  ) {
    super();
  }
}

@CommandHandler(RejectVendor)
export class RejectVendorHandler implements ICommandHandler<RejectVendor> {
  constructor(
    private readonly streams: Streams,
    private readonly clock: Clock,
  ) {}

  async execute({ vendorId, reason }: RejectVendor) {
    const by = { vendorId, reason, now: this.clock.now() };
    await this.streams.decide(async (decision) => {
      const vendor = reason === null ? await decision.load(Vendor, vendorId) : await loadWithApplicant(decision, vendorId);
      decision.append(vendor, reject(vendor.state, by));
    });
  }
}
