import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../platform/clock.js';
import { Streams } from '../../platform/streams/streams.js';
import { describe } from '../portfolio.js';
import { ownPortfolio } from './own-portfolio.js';

/** A provider says what a photo shows. */
export class DescribeWorkPhoto extends Command<void> {
  constructor(
    readonly userId: string,
    readonly photoId: string,
    readonly caption: string | null,
  ) {
    super();
  }
}

@CommandHandler(DescribeWorkPhoto)
export class DescribeWorkPhotoHandler implements ICommandHandler<DescribeWorkPhoto> {
  constructor(
    private readonly streams: Streams,
    private readonly clock: Clock,
  ) {}

  async execute({ userId, photoId, caption }: DescribeWorkPhoto) {
    const now = this.clock.now();
    await this.streams.decide(async (decision) => {
      const { vendorId, portfolio } = await ownPortfolio(decision, userId, now);
      decision.append(portfolio, describe(portfolio.state, { vendorId, ownerId: userId, photoId, caption, now }));
    });
  }
}
