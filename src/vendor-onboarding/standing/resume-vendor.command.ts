import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../platform/clock.js';
import { Streams } from '../../platform/streams/streams.js';
import { loadOwn } from '../load-own.js';
import { resume } from './standing.decisions.js';

/** The provider shows their business to customers again. */
export class ResumeVendor extends Command<void> {
  constructor(readonly userId: string) {
    super();
  }
}

@CommandHandler(ResumeVendor)
export class ResumeVendorHandler implements ICommandHandler<ResumeVendor> {
  constructor(
    private readonly streams: Streams,
    private readonly clock: Clock,
  ) {}

  async execute({ userId }: ResumeVendor) {
    const now = this.clock.now();
    await this.streams.decide(async (decision) => {
      const { vendor, vendorId } = await loadOwn(decision, { userId, now });
      decision.append(vendor, resume(vendor.state, { vendorId, now }));
    });
  }
}
