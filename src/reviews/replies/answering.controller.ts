import { Body, Controller, HttpCode, Param, Post, Put, Req, UseGuards } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Forbidden } from '../../platform/errors.js';
import { idOf } from '../../platform/fields/id-of.js';
import { Public, Roles } from '../../platform/http/access.js';
import { type Actor, CurrentUser } from '../../platform/http/actor.js';
import { PerhapsSignedIn } from '../../platform/http/perhaps-signed-in.guard.js';
import { type Counted, SenderLimit } from '../../platform/limits/sender-limit.js';
import { ReplyToReviewDto, ReportReviewDto } from '../list/review.dto.js';
import { ReportReview } from '../reports/report-review.command.js';
import { ReplyToReview } from './reply-to-review.command.js';

const REPORTS: Counted = { code: 'booking/too-many-reports', done: 'You have reported many reviews' };

/** What others make of a review. */
@ApiTags('reviews')
@Controller('reviews/:id')
export class AnsweringController {
  constructor(
    private readonly commands: CommandBus,
    private readonly limit: SenderLimit,
  ) {}

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

  /**
   * Says that a review should not be seen; an admin decides. Who is signed in says it once. Visitors name a ground and nothing else: a few from one
   * address, then a pause. Auditors are refused.
   */
  @Public()
  @UseGuards(PerhapsSignedIn)
  @Post('reports')
  @HttpCode(204)
  async reportReview(
    @CurrentUser() reporter: Actor | undefined,
    @Param('id', idOf('review')) id: string,
    @Body() { ground, note = null }: ReportReviewDto,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    if (reporter?.roles.includes('auditor')) throw new Forbidden('booking/auditors-only-read', 'Auditors can only read.');
    if (!reporter) await this.limit.count(request, REPORTS);
    await this.commands.execute(new ReportReview(reporter?.userId ?? null, id, ground, note));
  }
}
