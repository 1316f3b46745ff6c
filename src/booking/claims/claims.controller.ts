import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { idOf } from '../../platform/fields/id-of.js';
import { Roles } from '../../platform/http/access.js';
import { type Actor, CurrentUser } from '../../platform/http/actor.js';
import { BookingDto } from '../view/booking.dto.js';
import { BookingAnswers } from '../view/booking-answers.js';
import { ClaimNoShow } from './claim-no-show.command.js';
import { ReportProblemDto, StatementDto } from './claims.dto.js';
import { ContestClaim } from './contest-claim.command.js';
import { ReportProblem } from './report-problem.command.js';

const BOOKING = idOf('booking');

/** What one side holds against the other. */
@ApiTags('bookings')
@Roles('user')
@Controller('bookings/:id')
export class ClaimsController {
  constructor(private readonly answers: BookingAnswers) {}

  /** The other side was not there: from half an hour after the start, for a day. */
  @Post('claim')
  @HttpCode(200)
  claimNoShow(
    @CurrentUser() { userId }: Actor,
    @Param('id', BOOKING) id: string,
    @Body() { statement = null }: StatementDto,
  ): Promise<BookingDto> {
    return this.answers.after(userId, id, new ClaimNoShow(userId, id, statement));
  }

  /** What the other side claims is not so: an admin decides. */
  @Post('contest')
  @HttpCode(200)
  contestClaim(
    @CurrentUser() { userId }: Actor,
    @Param('id', BOOKING) id: string,
    @Body() { statement = null }: StatementDto,
  ): Promise<BookingDto> {
    return this.answers.after(userId, id, new ContestClaim(userId, id, statement));
  }

  /** The customer is not content with completed work: an admin decides whether something is refunded. */
  @Post('problem')
  @HttpCode(200)
  reportProblem(
    @CurrentUser() { userId }: Actor,
    @Param('id', BOOKING) id: string,
    @Body() { description }: ReportProblemDto,
  ): Promise<BookingDto> {
    return this.answers.after(userId, id, new ReportProblem(userId, id, description));
  }
}
