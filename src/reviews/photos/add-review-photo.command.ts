import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { mustStay } from '../../identity/index.js';
import { Clock } from '../../platform/clock.js';
import type { DevelopedPhoto } from '../../platform/pictures/developed.js';
import { SealedPictures } from '../../platform/pictures/sealed-pictures.js';
import { Streams } from '../../platform/streams/streams.js';
import { mustBeOn } from '../../platform/switches/must-be-on.js';
import { Review } from '../review.js';
import { addPhoto } from './photo.decisions.js';

/** The author of a review shows the work as well. */
export class AddReviewPhoto extends Command<void> {
  constructor(
    readonly authorId: string,
    readonly bookingId: string,
    /** Nobody can guess it. */
    readonly photoId: string,
    readonly photo: DevelopedPhoto,
  ) {
    super();
  }
}

@CommandHandler(AddReviewPhoto)
export class AddReviewPhotoHandler implements ICommandHandler<AddReviewPhoto> {
  constructor(
    private readonly streams: Streams,
    private readonly pictures: SealedPictures,
    private readonly clock: Clock,
  ) {}

  /** The bytes are there before anybody is sent to them. */
  async execute({ authorId, bookingId, photoId, photo: { renditions, placeholder, ...shape } }: AddReviewPhoto) {
    const now = this.clock.now();
    await this.pictures.addFor({ id: photoId, userId: authorId, renditions }, () =>
      this.streams.decide(async (decision) => {
        await mustBeOn(decision, 'photos');
        await mustStay(decision, authorId, now);
        const review = await decision.load(Review, bookingId);
        decision.append(review, addPhoto(review.state, { authorId, photoId, shape, placeholder, now }));
      }),
    );
  }
}
