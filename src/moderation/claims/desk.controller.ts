import { Body, Controller, Get, HttpCode, Param, Post, Query, Res, type StreamableFile } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Booking } from '../../booking/index.js';
import { Database } from '../../platform/database/database.js';
import { streamOf } from '../../platform/events/decider.js';
import { idOf } from '../../platform/fields/id-of.js';
import { Roles } from '../../platform/http/access.js';
import { type Actor, CurrentUser } from '../../platform/http/actor.js';
import { CsvFile } from '../downloads/csv-file.decorator.js';
import { Downloads } from '../downloads/downloads.js';
import type { Deeds } from '../first-to-decide.decisions.js';
import { FirstToDecide } from '../first-to-decide.js';
import { adminBookingPage, wholeBookings } from './admin-bookings.queries.js';
import { BOOKING_COLUMNS } from './bookings-csv.js';
import { CancelBookingAsAdmin } from './cancel-booking-as-admin.command.js';
import { DecideClaim } from './decide-claim.command.js';
import { DecideProblem } from './decide-problem.command.js';
import {
  AdminBookingPageDto,
  AdminBookingsQuery,
  AdminCancelBookingDto,
  DecideClaimDto,
  DecideProblemDto,
  DownloadBookingsDto,
  OpenClaimDto,
} from './desk.dto.js';
import { casesToDecide } from './open-claims.queries.js';

/** What may have become of a booking, or of a case about it, while somebody else was looking at it. */
const booking = (id: string, verbs: Deeds['verbs']): Deeds => ({ stream: streamOf(Booking, id), verbs });
const ENDED = { BookingCancelled: 'cancelled' };
const CLAIM_DECIDED = { BookingCancelled: 'decided', ClaimDismissed: 'decided' };
const PROBLEM_DECIDED = { ProblemDecided: 'decided' };

/** Where admins decide what two sides cannot settle between themselves. */
@ApiTags('claims desk')
@Roles('admin')
@Controller('admin')
export class DeskController {
  constructor(
    private readonly database: Database,
    private readonly commands: CommandBus,
    private readonly first: FirstToDecide,
    private readonly downloads: Downloads,
  ) {}

  /** All bookings, newest first. */
  @Get('bookings')
  adminBookings(@Query() query: AdminBookingsQuery): Promise<AdminBookingPageDto> {
    return adminBookingPage(this.database, query);
  }

  /** All of them that are looked for, as a file. That it was taken is recorded before the file begins. */
  @Post('bookings/download')
  @CsvFile()
  async downloadBookings(
    @CurrentUser() { userId }: Actor,
    @Body() asked: DownloadBookingsDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const found = await wholeBookings(this.database, asked);
    return this.downloads.give(userId, { list: 'bookings', asked, found, columns: BOOKING_COLUMNS }, reply);
  }

  /** No-show claims that were contested or stand against each other, and problems with completed work: what has waited longest first, at most a hundred. */
  @Get('claims')
  openClaims(): Promise<OpenClaimDto[]> {
    return casesToDecide(this.database);
  }

  /** Ends an open booking. Both sides read the reason. */
  @Post('bookings/:id/cancel')
  @HttpCode(204)
  async cancelBookingAsAdmin(
    @CurrentUser() { userId }: Actor,
    @Param('id', idOf('booking')) id: string,
    @Body() { chargeCents, reason }: AdminCancelBookingDto,
  ): Promise<void> {
    const command = new CancelBookingAsAdmin(userId, id, chargeCents, reason);
    await this.first.attempt(booking(id, ENDED), () => this.commands.execute(command));
  }

  /** Says who was not there, or that both were. Both sides read the reason. */
  @Post('bookings/:id/claim')
  @HttpCode(204)
  async decideClaim(
    @CurrentUser() { userId }: Actor,
    @Param('id', idOf('booking')) id: string,
    @Body() { outcome, reason }: DecideClaimDto,
  ): Promise<void> {
    await this.first.attempt(booking(id, CLAIM_DECIDED), () => this.commands.execute(new DecideClaim(userId, id, outcome, reason)));
  }

  /** Says what the customer gets back for work that was not well done. Both sides read the reason. */
  @Post('bookings/:id/problem')
  @HttpCode(204)
  async decideProblem(
    @CurrentUser() { userId }: Actor,
    @Param('id', idOf('booking')) id: string,
    @Body() { refundCents, reason }: DecideProblemDto,
  ): Promise<void> {
    await this.first.attempt(booking(id, PROBLEM_DECIDED), () => this.commands.execute(new DecideProblem(userId, id, refundCents, reason)));
  }
}
