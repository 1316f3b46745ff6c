import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../platform/clock.js';
import { Streams } from '../../platform/streams/streams.js';
import type { Work } from '../portfolio.events.js';
import { arrange } from '../portfolio.js';
import { ownPortfolio } from './own-portfolio.js';

/** A provider puts their photos into another order, or two of them together as before and after. */
export class ArrangeWorkPhotos extends Command<void> {
  constructor(
    readonly userId: string,
    /** All of them. */
    readonly works: readonly Work[],
  ) {
    super();
  }
}

@CommandHandler(ArrangeWorkPhotos)
export class ArrangeWorkPhotosHandler implements ICommandHandler<ArrangeWorkPhotos> {
  constructor(
    private readonly streams: Streams,
    private readonly clock: Clock,
  ) {}

  async execute({ userId, works }: ArrangeWorkPhotos) {
    const now = this.clock.now();
    await this.streams.decide(async (decision) => {
      const { vendorId, portfolio } = await ownPortfolio(decision, userId, now);
      decision.append(portfolio, arrange(portfolio.state, { vendorId, works, now }));
    });
  }
}
