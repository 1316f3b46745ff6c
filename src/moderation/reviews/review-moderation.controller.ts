import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { streamOf } from '../../platform/events/decider.js';
import { idOf } from '../../platform/fields/id-of.js';
import { Roles } from '../../platform/http/access.js';
import { type Actor, CurrentUser } from '../../platform/http/actor.js';
import { Review, ReviewedBookings } from '../../reviews/index.js';
import { FirstToDecide } from '../first-to-decide.js';
import { DecideReview } from './decide-review.command.js';
import { ModeratedReviews } from './moderated-reviews.queries.js';
import { DecideReviewDto, ModeratedReviewPageDto, ModerationQuery } from './review-moderation.dto.js';

const DECIDED = { ReviewHidden: 'hidden', ReviewShown: 'brought back', ReviewKept: 'kept' };

/** How admins decide what readers see. */
@ApiTags('review moderation')
@Roles('admin')
@Controller('admin/reviews')
export class ReviewModerationController {
  constructor(
    private readonly commands: CommandBus,
    private readonly reviews: ModeratedReviews,
    private readonly bookings: ReviewedBookings,
    private readonly first: FirstToDecide,
  ) {}

  /** Reported reviews, the longest waiting first; hidden ones; or all, newest first. */
  @Get()
  reviewsToModerate(@Query() { page = 1, state = 'reported' }: ModerationQuery): Promise<ModeratedReviewPageDto> {
    return this.reviews.page(state, page);
  }

  /** Takes a review out of sight and out of the averages. Its author reads the reason. */
  @Post(':id/hide')
  @HttpCode(204)
  async hideReview(
    @CurrentUser() { userId }: Actor,
    @Param('id', idOf('review')) id: string,
    @Body() { reason }: DecideReviewDto,
  ): Promise<void> {
    await this.decide(new DecideReview(userId, id, 'hide', reason));
  }

  /** Brings a hidden review back, or dismisses what was said against one that is in sight. */
  @Post(':id/keep')
  @HttpCode(204)
  async keepReview(
    @CurrentUser() { userId }: Actor,
    @Param('id', idOf('review')) id: string,
    @Body() { reason }: DecideReviewDto,
  ): Promise<void> {
    await this.decide(new DecideReview(userId, id, 'keep', reason));
  }

  private async decide(command: DecideReview): Promise<void> {
    const stream = streamOf(Review, await this.bookings.of(command.reviewId));
    await this.first.attempt({ stream, verbs: DECIDED }, () => this.commands.execute(command));
  }
}
