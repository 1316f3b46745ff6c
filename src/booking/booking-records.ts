import { Injectable } from '@nestjs/common';
import { HoldsPersonalRecords, type PersonalRecords } from '../identity/index.js';
import { Database } from '../platform/database/database.js';
import { streamOf } from '../platform/events/decider.js';
import { Booking } from './booking.js';
import { OpenRequests, openRequestsId } from './open-requests.js';
import { Review } from './review.js';
import { Schedule, scheduleId } from './schedule.js';

const BOOKED = `b.id, b.service_title as "serviceTitle", b.status, b.reason, b.date, b.time, b.time_zone as "timeZone", b.price_cents as "priceCents",
  b.platform_fee_cents as "platformFeeCents", b.charge_cents as "chargeCents", b.created_at as "createdAt", b.completed_at as "completedAt"`;

/** What a person has booked, from whom, where; and what was said about it. */
const MADE = `
  select ${BOOKED}, v.business_name as "businessName", b.street, b.zip, b.city, b.state, b.instructions
  from read.booking_list b left join read.vendor_directory v on v.id = b.vendor_id
  where b.customer_id = $1 order by b.created_at, b.id`;
const REVIEWS = `
  select r.id, r.booking_id as "bookingId", r.service_title as "serviceTitle", r.rating, r.comment, r.posted_at as "postedAt"
  from read.review_list r where r.customer_id = $1 order by r.posted_at, r.id`;
/** What was booked at a person's business: without whose bookings these are. */
const RECEIVED = `
  select ${BOOKED} from read.booking_list b join read.vendor_directory v on v.id = b.vendor_id
  where v.user_id = $1 order by b.created_at, b.id`;

const OPEN = `status in ('pending', 'confirmed')`;

interface Known {
  readonly id: string;
  readonly customerId: string;
  readonly vendorId: string;
  readonly date: string;
  readonly reviewed: boolean;
  /** At the person's own business, whose day is theirs too. */
  readonly received: boolean;
}

@HoldsPersonalRecords()
@Injectable()
export class BookingRecords implements PersonalRecords {
  readonly part = 'bookings';

  constructor(private readonly database: Database) {}

  async recordsOf(userId: string): Promise<unknown> {
    const [made, reviews, received] = await Promise.all([MADE, REVIEWS, RECEIVED].map((text) => this.rows<object>(text, userId)));
    return { made, reviews, received };
  }

  async streamsOf(userId: string): Promise<readonly string[]> {
    const known = await this.rows<Known>(
      `select b.id, b.customer_id as "customerId", b.vendor_id as "vendorId", b.date, b.reviewed,
         coalesce(v.user_id = $1, false) as received
       from read.booking_list b left join read.vendor_directory v on v.id = b.vendor_id
       where b.customer_id = $1 or v.user_id = $1 order by b.created_at, b.id`,
      userId,
    );
    return known.flatMap(({ id, vendorId, customerId, date, reviewed, received }) => [
      streamOf(Booking, id),
      streamOf(OpenRequests, openRequestsId({ customerId, vendorId })),
      ...(reviewed ? [streamOf(Review, id)] : []),
      ...(received ? [streamOf(Schedule, scheduleId(vendorId, date))] : []),
    ]);
  }

  /** Both sides are owed what was agreed. */
  async reasonsToStay(userId: string): Promise<readonly string[]> {
    const [counted] = await this.rows<{ made: number; received: number }>(
      `select (select count(*)::int from read.booking_list where customer_id = $1 and ${OPEN}) as made,
              (select count(*)::int from read.booking_list b join read.vendor_directory v on v.id = b.vendor_id
               where v.user_id = $1 and b.${OPEN}) as received`,
      userId,
    );
    const { made, received } = counted!;
    return [
      ...(made > 0 ? [`You have ${bookings(made)}. Cancel them, or wait until the work is done.`] : []),
      ...(received > 0 ? [`Your business has ${bookings(received)}. Decline, cancel or complete them first.`] : []),
    ];
  }

  private async rows<Row extends object>(text: string, userId: string): Promise<readonly Row[]> {
    return (await this.database.pool.query<Row>(text, [userId])).rows;
  }
}

const bookings = (count: number): string => `${count} open ${count === 1 ? 'booking' : 'bookings'}`;
