import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { mustStay } from '../../identity/index.js';
import { Clock } from '../../platform/clock.js';
import { SealedPictures } from '../../platform/pictures/sealed-pictures.js';
import { Streams } from '../../platform/streams/streams.js';
import { Review } from '../review.js';
import { removePhoto } from './photo.decisions.js';

/** The author of a review shows a photo no longer. Its bytes go with it. */
export class RemoveReviewPhoto extends Command<void> {
  constructor(
    readonly authorId: string,
    readonly bookingId: string,
    readonly photoId: string,
  ) {
    super();
  }
}

@CommandHandler(RemoveReviewPhoto)
export class RemoveReviewPhotoHandler implements ICommandHandler<RemoveReviewPhoto> {
  constructor(
    private readonly streams: Streams,
    private readonly pictures: SealedPictures,
    private readonly clock: Clock,
  ) {}

  async execute({ authorId, bookingId, photoId }: RemoveReviewPhoto) {
    const now = this.clock.now();
    await this.streams.decide(async (decision) => {
      await mustStay(decision, authorId, now);
      const review = await decision.load(Review, bookingId);
      decision.append(review, removePhoto(review.state, { authorId, photoId, now }));
    });
    await this.pictures.remove(photoId);
  }
}
