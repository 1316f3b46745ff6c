import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { BookingAnswers, BookingDto } from '../../booking/index.js';
import { idOf } from '../../platform/fields/id-of.js';
import { Roles } from '../../platform/http/access.js';
import { type Actor, CurrentUser } from '../../platform/http/actor.js';
import { PostReviewDto } from '../list/review.dto.js';
import { PostReview } from './post-review.command.js';

@ApiTags('bookings')
@Controller()
export class PostingController {
  constructor(private readonly answers: BookingAnswers) {}

  /** The customer rates a completed booking. */
  @Roles('user')
  @Post('bookings/:id/review')
  postReview(
    @CurrentUser() { userId }: Actor,
    @Param('id', idOf('booking')) id: string,
    @Body() { rating, comment = null }: PostReviewDto,
  ): Promise<BookingDto> {
    return this.answers.after(userId, id, new PostReview(userId, id, rating, comment));
  }
}
