import { Injectable } from '@nestjs/common';
import { HoldsPersonalRecords, type PersonalRecords } from '../../identity/index.js';
import { Database } from '../../platform/database/database.js';
import { streamOf } from '../../platform/events/decider.js';
import { counted } from '../../platform/words.js';
import { OPEN, PROBLEM_OPEN } from '../list/booking-sql.js';
import { Booking } from '../booking.js';
import { Holds } from '../holds/holds.js';
import { OpenRequests, openRequestsId } from '../changes/open-requests.js';
import { Schedule, scheduleId } from '../schedule/schedule.js';

const BOOKED = `b.id, b.service_title as "serviceTitle", b.status, b.reason, b.date, b.time, b.time_zone as "timeZone", b.price_cents as "priceCents",
  b.platform_fee_cents as "platformFeeCents", b.charge_cents as "chargeCents", b.created_at as "createdAt", b.completed_at as "completedAt"`;

/** What a person has booked, from whom, and where. */
const MADE = `
  select ${BOOKED}, v.business_name as "businessName", b.street, b.zip, b.city, b.state, b.instructions
  from read.booking_list b left join read.vendor_directory v on v.id = b.vendor_id
  where b.customer_id = $1 order by b.created_at, b.id`;
/** What was booked at a person's business: without whose bookings these are. */
const RECEIVED = `
  select ${BOOKED} from read.booking_list b join read.vendor_directory v on v.id = b.vendor_id
  where v.user_id = $1 order by b.created_at, b.id`;
/** What a person has written of a claim, a problem or a cancellation. */
const WRITTEN = `
  select t.booking_id as "bookingId", t.kind, t.text, t.at from read.booking_timeline t
  where t.author_id = $1 and t.text is not null order by t.recorded_as`;

/** Either side's bookings, by the index of each. */
const OF_EITHER = '(b.customer_id = $1 or b.vendor_id = (select v.id from read.vendor_directory v where v.user_id = $1))';

interface Known {
  readonly id: string;
  readonly customerId: string;
  readonly vendorId: string;
  readonly date: string;
  /** At the person's own business, whose day is theirs too. */
  readonly received: boolean;
}

@HoldsPersonalRecords()
@Injectable()
export class BookingRecords implements PersonalRecords {
  readonly part = 'bookings';

  constructor(private readonly database: Database) {}

  async recordsOf(userId: string): Promise<unknown> {
    const [made, received, written] = await Promise.all([MADE, RECEIVED, WRITTEN].map((text) => this.rows<object>(text, userId)));
    return { made, received, written };
  }

  async streamsOf(userId: string): Promise<readonly string[]> {
    const known = await this.rows<Known>(
      `select b.id, b.customer_id as "customerId", b.vendor_id as "vendorId", b.date,
         b.customer_id <> $1 as received
       from read.booking_list b where ${OF_EITHER} order by b.created_at, b.id`,
      userId,
    );
    const booked = known.flatMap(({ id, vendorId, customerId, date, received }) => [
      streamOf(Booking, id),
      streamOf(OpenRequests, openRequestsId({ customerId, vendorId })),
      ...(received ? [streamOf(Schedule, scheduleId(vendorId, date))] : []),
    ]);
    return [...booked, streamOf(Holds, userId)];
  }

  /** Both sides are owed what was agreed. */
  async reasonsToStay(userId: string): Promise<readonly string[]> {
    const [counts] = await this.rows<{ made: number; received: number; problems: number }>(
      `select (select count(*)::int from read.booking_list b where b.customer_id = $1 and ${OPEN}) as made,
              (select count(*)::int from read.booking_list b join read.vendor_directory v on v.id = b.vendor_id
               where v.user_id = $1 and ${OPEN}) as received,
              (select count(*)::int from read.booking_list b where ${OF_EITHER} and ${PROBLEM_OPEN}) as problems`,
      userId,
    );
    const { made, received, problems } = counts!;
    return [
      ...(made > 0 ? [`You have ${counted(made, 'open booking')}. Cancel them, or wait until the work is done.`] : []),
      ...(received > 0 ? [`Your business has ${counted(received, 'open booking')}. Decline, cancel or complete them first.`] : []),
      ...(problems > 0 ? ['A problem with completed work has been reported and not been decided yet.'] : []),
    ];
  }

  private async rows<Row extends object>(text: string, userId: string): Promise<readonly Row[]> {
    return (await this.database.pool.query<Row>(text, [userId])).rows;
  }
}
