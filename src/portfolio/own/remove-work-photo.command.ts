import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../platform/clock.js';
import { SealedPictures } from '../../platform/pictures/sealed-pictures.js';
import { Streams } from '../../platform/streams/streams.js';
import { removePhoto } from '../portfolio.js';
import { ownPortfolio } from './own-portfolio.js';

/** A provider shows a photo no longer. Its bytes go with it. */
export class RemoveWorkPhoto extends Command<void> {
  constructor(
    readonly userId: string,
    readonly photoId: string,
  ) {
    super();
  }
}

@CommandHandler(RemoveWorkPhoto)
export class RemoveWorkPhotoHandler implements ICommandHandler<RemoveWorkPhoto> {
  constructor(
    private readonly streams: Streams,
    private readonly pictures: SealedPictures,
    private readonly clock: Clock,
  ) {}

  async execute({ userId, photoId }: RemoveWorkPhoto) {
    const now = this.clock.now();
    await this.streams.decide(async (decision) => {
      const { vendorId, portfolio } = await ownPortfolio(decision, userId, now);
      decision.append(portfolio, removePhoto(portfolio.state, { vendorId, photoId, now }));
    });
    await this.pictures.remove(photoId);
  }
}
