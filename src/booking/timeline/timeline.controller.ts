import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Database } from '../../platform/database/database.js';
import { NotFound } from '../../platform/errors.js';
import { idOf } from '../../platform/fields/id-of.js';
import { Roles } from '../../platform/http/access.js';
import { type Actor, CurrentUser } from '../../platform/http/actor.js';
import { statement, type Values } from '../../platform/tables/statement.js';
import { tablesOf } from '../../platform/tables/typed-tables.js';
import { VendorRow } from '../../vendor-onboarding/index.js';
import { BookingRow } from '../list/booking-list.projection.js';
import { BookingStepRow } from './booking-timeline.projection.js';
import { noticesOf } from './sent-notices.queries.js';
import { TimelineDto } from './timeline.dto.js';
import { REVIEW_STEPS } from './timeline-words.js';

const tables = tablesOf(BookingRow, BookingStepRow, VendorRow);

const reading = statement(
  'booking-timeline-reader',
  ({ bookingId, userId, isAdmin }: Values<{ bookingId: string; userId: string; isAdmin: boolean }>) =>
    tables
      .selectFrom('booking_list as b')
      .innerJoin('vendor_directory as v', 'v.id', 'b.vendor_id')
      .select((eb) => ['b.time_zone as timeZone', eb.or([isAdmin, eb('b.customer_id', '=', userId)]).as('withReviews')])
      .where('b.id', '=', bookingId)
      .where((eb) => eb.or([isAdmin, eb('b.customer_id', '=', userId), eb('v.user_id', '=', userId)])),
);
const stepsOf = statement('booking-timeline', ({ bookingId, withReviews }: Values<{ bookingId: string; withReviews: boolean }>) =>
  tables
    .selectFrom('booking_timeline')
    .select(['id', 'at', 'kind', 'by', 'date', 'time', 'from_date as fromDate', 'from_time as fromTime', 'cents', 'reason', 'text', 'due'])
    .where('booking_id', '=', bookingId)
    .where((eb) => eb.or([withReviews, eb('kind', 'not in', REVIEW_STEPS)]))
    .orderBy('recorded_as'),
);
type Step = Awaited<ReturnType<typeof stepsOf.one>>;

@ApiTags('bookings')
@Controller('bookings')
export class TimelineController {
  constructor(private readonly database: Database) {}

  /** Who did what when with a booking, and what was sent: for either side of it, and for admins. Reviews are not among a provider's steps. */
  @Roles('user')
  @Get(':id/timeline')
  async bookingTimeline(@CurrentUser() { userId, roles }: Actor, @Param('id', idOf('booking')) id: string): Promise<TimelineDto> {
    const { timeZone, withReviews } = await this.reader(id, userId, roles.includes('admin'));
    const rows = await stepsOf.all(this.database.pool, { bookingId: id, withReviews });
    const sent = await noticesOf(
      this.database,
      rows.map((step) => step.id),
    );
    return { items: rows.map((step) => ({ ...stepView(step), sent: sent.get(step.id) ?? [] })), timeZone };
  }

  /**
   * A review may be signed with "Anonymous": beside the booking it would tell the provider whose it is.
   * @throws NotFound for a booking that is not theirs
   */
  private async reader(bookingId: string, userId: string, isAdmin: boolean): Promise<{ timeZone: string; withReviews: boolean }> {
    const found = await reading.first(this.database.pool, { bookingId, userId, isAdmin });
    if (!found) throw new NotFound('booking');
    return found;
  }
}

const stepView = ({ date, time, fromDate, fromTime, ...step }: Step) => ({
  ...step,
  slot: slot(date, time),
  from: slot(fromDate, fromTime),
});

const slot = (date: string | null, time: string | null) => (date && time ? { date, time } : null);
