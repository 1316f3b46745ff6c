import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { mustStay } from '../../identity/index.js';
import { Clock } from '../../platform/clock.js';
import { Streams } from '../../platform/streams/streams.js';
import { VendorOwner } from '../../vendor-onboarding/index.js';
import { ReviewedBookings } from '../list/reviewed-bookings.queries.js';
import { Review } from '../review.js';
import { reply } from './reply.decisions.js';

/** The provider answers a review, or rewords the answer. */
export class ReplyToReview extends Command<void> {
  constructor(
    readonly ownerId: string,
    readonly reviewId: string,
    readonly text: string,
  ) {
    super();
  }
}

@CommandHandler(ReplyToReview)
export class ReplyToReviewHandler implements ICommandHandler<ReplyToReview> {
  constructor(
    private readonly streams: Streams,
    private readonly clock: Clock,
    private readonly bookings: ReviewedBookings,
  ) {}

  async execute({ ownerId, reviewId, text }: ReplyToReview) {
    const now = this.clock.now();
    const bookingId = await this.bookings.of(reviewId);
    await this.streams.decide(async (decision) => {
      await mustStay(decision, ownerId, now);
      const { vendorId } = (await decision.load(VendorOwner, ownerId)).state;
      const review = await decision.load(Review, bookingId);
      decision.append(review, reply(review.state, { vendorId, ownerId, reply: text, now }));
    });
  }
}
