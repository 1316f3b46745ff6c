import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../platform/clock.js';
import { Streams } from '../../platform/events/streams.js';
import { reject, Vendor } from '../vendor.js';

/** An admin turns the pending application down; the applicant reads why, and may apply again. */
export class RejectVendor extends Command<void> {
  constructor(
    readonly vendorId: string,
    readonly reason: string,
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
    await this.streams.update(Vendor, vendorId, (vendor) => reject(vendor, by));
  }
}
