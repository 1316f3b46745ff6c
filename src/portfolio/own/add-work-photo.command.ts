import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../platform/clock.js';
import type { DevelopedPhoto } from '../../platform/pictures/developed.js';
import { SealedPictures } from '../../platform/pictures/sealed-pictures.js';
import { Streams } from '../../platform/streams/streams.js';
import { mustBeOn } from '../../platform/switches/must-be-on.js';
import { add } from '../portfolio.js';
import { ownPortfolio } from './own-portfolio.js';

/** A provider shows one more photo of their work. */
export class AddWorkPhoto extends Command<void> {
  constructor(
    readonly userId: string,
    /** Nobody can guess it. */
    readonly photoId: string,
    readonly photo: DevelopedPhoto,
  ) {
    super();
  }
}

@CommandHandler(AddWorkPhoto)
export class AddWorkPhotoHandler implements ICommandHandler<AddWorkPhoto> {
  constructor(
    private readonly streams: Streams,
    private readonly pictures: SealedPictures,
    private readonly clock: Clock,
  ) {}

  /** The bytes are there before anybody is sent to them. */
  async execute({ userId, photoId, photo: { renditions, placeholder, ...shape } }: AddWorkPhoto) {
    const now = this.clock.now();
    await this.pictures.addFor({ id: photoId, userId, renditions }, () =>
      this.streams.decide(async (decision) => {
        await mustBeOn(decision, 'photos');
        const { vendorId, portfolio } = await ownPortfolio(decision, userId, now);
        decision.append(portfolio, add(portfolio.state, { vendorId, ownerId: userId, photoId, shape, placeholder, now }));
      }),
    );
  }
}
