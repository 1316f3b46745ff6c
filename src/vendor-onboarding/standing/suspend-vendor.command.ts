import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../platform/clock.js';
import { Streams } from '../../platform/streams/streams.js';
import { loadWithApplicant } from '../review/load-with-applicant.js';
import { suspend, type Suspension } from './standing.decisions.js';

/** An admin takes an approved provider out of view; what becomes of their bookings follows. */
export class SuspendVendor extends Command<void> {
  constructor(
    readonly vendorId: string,
    readonly chosen: Suspension,
  ) {
    super();
  }
}

@CommandHandler(SuspendVendor)
export class SuspendVendorHandler implements ICommandHandler<SuspendVendor> {
  constructor(
    private readonly streams: Streams,
    private readonly clock: Clock,
  ) {}

  async execute({ vendorId, chosen }: SuspendVendor) {
    const by = { vendorId, ...chosen, now: this.clock.now() };
    await this.streams.decide(async (decision) => {
      const vendor = await loadWithApplicant(decision, vendorId);
      decision.append(vendor, suspend(vendor.state, by));
    });
  }
}
