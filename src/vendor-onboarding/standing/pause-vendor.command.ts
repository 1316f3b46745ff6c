import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../platform/clock.js';
import { Streams } from '../../platform/streams/streams.js';
import { loadOwn } from '../load-own.js';
import { pause } from './standing.decisions.js';

/** The provider hides their business from customers. Open bookings stay answerable. */
export class PauseVendor extends Command<void> {
  constructor(readonly userId: string) {
    super();
  }
}

@CommandHandler(PauseVendor)
export class PauseVendorHandler implements ICommandHandler<PauseVendor> {
  constructor(
    private readonly streams: Streams,
    private readonly clock: Clock,
  ) {}

  async execute({ userId }: PauseVendor) {
    const now = this.clock.now();
    await this.streams.decide(async (decision) => {
      const { vendor, vendorId } = await loadOwn(decision, { userId, now });
      decision.append(vendor, pause(vendor.state, { vendorId, now }));
    });
  }
}
