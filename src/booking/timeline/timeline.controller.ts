import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Database } from '../../platform/database/database.js';
import { NotFound } from '../../platform/errors.js';
import { Roles } from '../../platform/http/access.js';
import { type Actor, CurrentUser } from '../../platform/http/actor.js';
import { idOf } from '../../platform/fields/id-of.js';
import { noticesOf } from './sent-notices.queries.js';
import { TimelineDto, TimelineStepDto } from './timeline.dto.js';
import { REVIEW_STEPS } from './timeline-words.js';

type Step = Omit<TimelineStepDto, 'slot' | 'from' | 'sent'> & Record<'date' | 'time' | 'fromDate' | 'fromTime', string | null>;

@ApiTags('bookings')
@Controller('bookings')
export class TimelineController {
  constructor(private readonly database: Database) {}

  /** Who did what when with a booking, and what was sent: for either side of it, and for admins. Reviews are not among a provider's steps. */
  @Roles('user')
  @Get(':id/timeline')
  async bookingTimeline(@CurrentUser() { userId, roles }: Actor, @Param('id', idOf('booking')) id: string): Promise<TimelineDto> {
    const { timeZone, withReviews } = await this.reader(id, userId, roles.includes('admin'));
    const { rows } = await this.database.pool.query<Step>({
      name: 'booking-timeline',
      text: `
        select t.id, t.at, t.kind, t.by, t.date, t.time, t.from_date as "fromDate", t.from_time as "fromTime", t.cents, t.reason, t.text, t.due
        from read.booking_timeline t where t.booking_id = $1 and ($2 or not (t.kind = any($3))) order by t.recorded_as`,
      values: [id, withReviews, REVIEW_STEPS],
    });
    const sent = await noticesOf(
      this.database,
      rows.map((step) => step.id),
    );
    return { items: rows.map((step) => ({ ...shown(step), sent: sent.get(step.id) ?? [] })), timeZone };
  }

  /**
   * A review may be signed with "Anonymous": beside the booking it would tell the provider whose it is.
   * @throws NotFound for a booking that is not theirs
   */
  private async reader(bookingId: string, userId: string, isAdmin: boolean): Promise<{ timeZone: string; withReviews: boolean }> {
    const { rows } = await this.database.pool.query<{ timeZone: string; withReviews: boolean }>({
      name: 'booking-timeline-reader',
      text: `
        select b.time_zone as "timeZone", $3 or b.customer_id = $2 as "withReviews"
        from read.booking_list b join read.vendor_directory v on v.id = b.vendor_id
        where b.id = $1 and ($3 or b.customer_id = $2 or v.user_id = $2)`,
      values: [bookingId, userId, isAdmin],
    });
    if (!rows[0]) throw new NotFound('booking');
    return rows[0];
  }
}

const shown = ({ date, time, fromDate, fromTime, ...step }: Step) => ({ ...step, slot: slot(date, time), from: slot(fromDate, fromTime) });

const slot = (date: string | null, time: string | null) => (date && time ? { date, time } : null);
