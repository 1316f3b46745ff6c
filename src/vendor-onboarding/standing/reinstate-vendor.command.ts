import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../platform/clock.js';
import { Streams } from '../../platform/streams/streams.js';
import { loadWithApplicant } from '../review/load-with-applicant.js';
import { reinstate } from './standing.decisions.js';

/** An admin ends a suspension. What it has cancelled stays cancelled. */
export class ReinstateVendor extends Command<void> {
  constructor(readonly vendorId: string) {
    super();
  }
}

@CommandHandler(ReinstateVendor)
export class ReinstateVendorHandler implements ICommandHandler<ReinstateVendor> {
  constructor(
    private readonly streams: Streams,
    private readonly clock: Clock,
  ) {}

  async execute({ vendorId }: ReinstateVendor) {
    const by = { vendorId, now: this.clock.now() };
    await this.streams.decide(async (decision) => {
      const vendor = await loadWithApplicant(decision, vendorId, { toBeShown: true });
      decision.append(vendor, reinstate(vendor.state, by));
    });
  }
}
