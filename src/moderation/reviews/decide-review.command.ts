import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../platform/clock.js';
import { Streams } from '../../platform/streams/streams.js';
import { hide, keep, posted, Review, ReviewedBookings } from '../../reviews/index.js';
import { mustBeImpartial } from '../impartial-admin.js';
import type { ModerationAction } from './moderation-actions.js';

const DECISIONS = { hide, keep } as const satisfies Record<ModerationAction, unknown>;

/** An admin hides a review from readers, or keeps it in their sight: brings it back, or dismisses what was said against it. */
export class DecideReview extends Command<void> {
  constructor(
    readonly adminId: string,
    readonly reviewId: string,
    readonly outcome: ModerationAction,
    readonly explanation: string,
  ) {
    super();
  }
}

@CommandHandler(DecideReview)
export class DecideReviewHandler implements ICommandHandler<DecideReview> {
  constructor(
    private readonly streams: Streams,
    private readonly clock: Clock,
    private readonly bookings: ReviewedBookings,
  ) {}

  async execute({ adminId, reviewId, outcome, explanation }: DecideReview) {
    const now = this.clock.now();
    const bookingId = await this.bookings.of(reviewId);
    await this.streams.decide(async (decision) => {
      const review = await decision.load(Review, bookingId);
      await mustBeImpartial(decision, adminId, posted(review.state).about, now);
      decision.append(review, DECISIONS[outcome](review.state, { adminId, explanation, now }));
    });
  }
}
