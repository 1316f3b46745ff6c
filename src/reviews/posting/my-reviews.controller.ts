import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { idOf } from '../../platform/fields/id-of.js';
import { Roles } from '../../platform/http/access.js';
import { type Actor, CurrentUser } from '../../platform/http/actor.js';
import { PostReviewDto } from '../list/review.dto.js';
import { EditReview } from './edit-review.command.js';
import { MyReviewDto, MyReviewPageDto, MyReviewsQuery } from './my-reviews.dto.js';
import { MyReviews } from './my-reviews.queries.js';

/** What a person has written themselves. */
@ApiTags('reviews')
@Roles('user')
@Controller()
export class MyReviewsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly reviews: MyReviews,
  ) {}

  /** Reviews that the signed-in person has written, newest first. */
  @Get('reviews/mine')
  myReviews(@CurrentUser() { userId }: Actor, @Query() { page = 1 }: MyReviewsQuery): Promise<MyReviewPageDto> {
    return this.reviews.page(userId, page);
  }

  /** The author thinks again, within 48 hours of posting. */
  @Put('bookings/:id/review')
  async editReview(
    @CurrentUser() { userId }: Actor,
    @Param('id', idOf('booking')) id: string,
    @Body() { rating, comment = null }: PostReviewDto,
  ): Promise<MyReviewDto> {
    await this.commands.execute(new EditReview(userId, id, rating, comment));
    return this.reviews.afterCommand(userId, id);
  }
}
