import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { mustStay } from '../../identity/index.js';
import { Clock } from '../../platform/clock.js';
import { Streams } from '../../platform/streams/streams.js';
import { Review } from '../review.js';
import { edit } from './edit.decisions.js';

/** The author thinks again. `rating` is one to five stars. */
export class EditReview extends Command<void> {
  constructor(
    readonly authorId: string,
    readonly bookingId: string,
    readonly rating: number,
    readonly comment: string | null,
  ) {
    super();
  }
}

@CommandHandler(EditReview)
export class EditReviewHandler implements ICommandHandler<EditReview> {
  constructor(
    private readonly streams: Streams,
    private readonly clock: Clock,
  ) {}

  async execute({ authorId, bookingId, rating, comment }: EditReview) {
    const now = this.clock.now();
    await this.streams.decide(async (decision) => {
      await mustStay(decision, authorId, now);
      const review = await decision.load(Review, bookingId);
      decision.append(review, edit(review.state, { authorId, rating, comment, now }));
    });
  }
}
