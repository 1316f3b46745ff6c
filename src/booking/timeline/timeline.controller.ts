import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Database } from '../../platform/database/database.js';
import { NotFound } from '../../platform/errors.js';
import { Roles } from '../../platform/http/access.js';
import { type Actor, CurrentUser } from '../../platform/http/actor.js';
import { idOf } from '../../platform/http/id-of.js';
import { noticesOf } from './sent-notices.js';
import { TimelineDto, TimelineStepDto } from './timeline.dto.js';

type Step = Omit<TimelineStepDto, 'slot' | 'from' | 'sent'> & Record<'date' | 'time' | 'fromDate' | 'fromTime', string | null>;

@ApiTags('bookings')
@Controller('bookings')
export class TimelineController {
  constructor(private readonly database: Database) {}

  /** Who did what when with a booking, and what was sent: for either side of it, and for admins. */
  @Roles('user')
  @Get(':id/timeline')
  async bookingTimeline(@CurrentUser() { userId, roles }: Actor, @Param('id', idOf('booking')) id: string): Promise<TimelineDto> {
    const timeZone = await this.zoneOf(id, userId, roles.includes('admin'));
    const { rows } = await this.database.pool.query<Step>({
      name: 'booking-timeline',
      text: `
        select t.id, t.at, t.kind, t.by, t.date, t.time, t.from_date as "fromDate", t.from_time as "fromTime", t.cents, t.reason, t.text, t.due
        from read.booking_timeline t where t.booking_id = $1 order by t.recorded_as`,
      values: [id],
    });
    const sent = await noticesOf(
      this.database,
      rows.map((step) => step.id),
    );
    return { items: rows.map((step) => ({ ...shown(step), sent: sent.get(step.id) ?? [] })), timeZone };
  }

  /** @throws NotFound for a booking that is not theirs */
  private async zoneOf(bookingId: string, userId: string, isAdmin: boolean): Promise<string> {
    const { rows } = await this.database.pool.query<{ timeZone: string }>({
      name: 'booking-timeline-zone',
      text: `
        select b.time_zone as "timeZone" from read.booking_list b join read.vendor_directory v on v.id = b.vendor_id
        where b.id = $1 and ($3 or b.customer_id = $2 or v.user_id = $2)`,
      values: [bookingId, userId, isAdmin],
    });
    if (!rows[0]) throw new NotFound('booking');
    return rows[0].timeZone;
  }
}

const shown = ({ date, time, fromDate, fromTime, ...step }: Step) => ({ ...step, slot: slot(date, time), from: slot(fromDate, fromTime) });

const slot = (date: string | null, time: string | null) => (date && time ? { date, time } : null);
