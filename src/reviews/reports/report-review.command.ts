import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { mustStay } from '../../identity/index.js';
import { Clock } from '../../platform/clock.js';
import { newIdFor } from '../../platform/events/command-context.js';
import { Streams } from '../../platform/streams/streams.js';
import { ReviewedBookings } from '../list/reviewed-bookings.queries.js';
import type { ReportGround } from '../review.events.js';
import { Review } from '../review.js';
import { report, reportAsVisitor } from './report.decisions.js';

/** A reader thinks that a review should not be seen; `reporterId` is their account, if they are signed in. */
export class ReportReview extends Command<void> {
  constructor(
    readonly reporterId: string | null,
    readonly reviewId: string,
    readonly ground: ReportGround,
    readonly note: string | null,
  ) {
    super();
  }
}

@CommandHandler(ReportReview)
export class ReportReviewHandler implements ICommandHandler<ReportReview> {
  constructor(
    private readonly streams: Streams,
    private readonly clock: Clock,
    private readonly bookings: ReviewedBookings,
  ) {}

  async execute({ reporterId, reviewId, ground, note }: ReportReview) {
    const reportId = newIdFor('review-report');
    const now = this.clock.now();
    const bookingId = await this.bookings.of(reviewId);
    await this.streams.decide(async (decision) => {
      if (reporterId) await mustStay(decision, reporterId, now);
      const review = await decision.load(Review, bookingId);
      const details = { reportId, ground, note, now };
      decision.append(review, reporterId ? report(review.state, { ...details, reporterId }) : reportAsVisitor(review.state, details));
    });
  }
}
