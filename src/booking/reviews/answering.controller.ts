import { Body, Controller, HttpCode, Param, Post, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../platform/http/access.js';
import { type Actor, CurrentUser } from '../../platform/http/actor.js';
import { idOf } from '../../platform/http/id-of.js';
import { ReplyToReview } from './commands/reply-to-review.js';
import { ReportReview } from './commands/report-review.js';
import { ReplyToReviewDto, ReportReviewDto } from './review.dto.js';

/** What others make of a review. */
@ApiTags('reviews')
@Controller('reviews/:id')
export class AnsweringController {
  constructor(private readonly commands: CommandBus) {}

  /** The provider answers for everybody to read; a second answer takes the place of the first. */
  @Roles('vendor')
  @Put('reply')
  @HttpCode(204)
  async replyToReview(
    @CurrentUser() { userId }: Actor,
    @Param('id', idOf('review')) id: string,
    @Body() { reply }: ReplyToReviewDto,
  ): Promise<void> {
    await this.commands.execute(new ReplyToReview(userId, id, reply));
  }

  /** Says, once, that a review should not be seen. An admin decides. */
  @Roles('user')
  @Post('reports')
  @HttpCode(204)
  async reportReview(
    @CurrentUser() { userId }: Actor,
    @Param('id', idOf('review')) id: string,
    @Body() { ground, note = null }: ReportReviewDto,
  ): Promise<void> {
    await this.commands.execute(new ReportReview(userId, id, ground, note));
  }
}
