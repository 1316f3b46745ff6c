import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Booking, existing } from '../../booking/index.js';
import { mustStay } from '../../identity/index.js';
import { Clock } from '../../platform/clock.js';
import { newIdFor } from '../../platform/events/command-context.js';
import { Streams } from '../../platform/streams/streams.js';
import { Vendor } from '../../vendor-onboarding/index.js';
import { post, Review } from '../review.js';

/** What the customer of a completed booking says about it. `rating` is one to five stars. Answers the review's id. */
export class PostReview extends Command<{ reviewId: string }> {
  constructor(
    readonly authorId: string,
    readonly bookingId: string,
    readonly rating: number,
    readonly comment: string | null,
  ) {
    super();
  }
}

@CommandHandler(PostReview)
export class PostReviewHandler implements ICommandHandler<PostReview> {
  constructor(
    private readonly streams: Streams,
    private readonly clock: Clock,
  ) {}

  async execute({ authorId, bookingId, rating, comment }: PostReview) {
    const reviewId = newIdFor('review');
    const now = this.clock.now();
    await this.streams.decide(async (decision) => {
      const review = await decision.load(Review, bookingId);
      await mustStay(decision, authorId, now);
      const booking = existing((await decision.load(Booking, bookingId)).state);
      const { userId: ownerId } = (await decision.load(Vendor, booking.vendorId)).state;
      decision.append(review, post(review.state, { reviewId, booking, authorId, ownerId, rating, comment, now }));
    });
    return { reviewId };
  }
}
