import { Injectable } from '@nestjs/common';
import { HoldsPersonalRecords, type PersonalRecords } from '../identity/index.js';
import { Database } from '../platform/database/database.js';
import { streamOf } from '../platform/events/decider.js';
import { Review } from './review.js';

const WRITTEN = `
  select r.id, r.booking_id as "bookingId", r.service_title as "serviceTitle", r.rating, r.comment, r.posted_at as "postedAt",
    r.edited_at as "editedAt"
  from read.review_list r where r.customer_id = $1 order by r.posted_at, r.id`;
const REPLIES = `
  select r.id as "reviewId", r.reply, r.replied_at as "repliedAt"
  from read.review_list r where r.owner_id = $1 order by r.replied_at, r.id`;
const REPORTS = `
  select s.id, s.review_id as "reviewId", s.ground, s.note, s.reported_at as "reportedAt"
  from read.review_report s where s.reported_by = $1 order by s.reported_at, s.id`;
const DECISIONS = `
  select r.id as "reviewId", r.explanation, r.decided_at as "decidedAt"
  from read.review_list r where r.decided_by = $1 order by r.decided_at, r.id`;

/** What a person has said about work, or about what others have said. */
@HoldsPersonalRecords()
@Injectable()
export class ReviewRecords implements PersonalRecords {
  readonly part = 'reviews';

  constructor(private readonly database: Database) {}

  async recordsOf(userId: string): Promise<unknown> {
    const [written, replies, reports, decisions] = await Promise.all(
      [WRITTEN, REPLIES, REPORTS, DECISIONS].map((text) => this.rows<object>(text, userId)),
    );
    return { written, replies, reports, decisions };
  }

  async streamsOf(userId: string): Promise<readonly string[]> {
    const reviews = await this.rows<{ bookingId: string }>(
      `select r.booking_id as "bookingId"
       from read.review_list r left join read.vendor_directory v on v.id = r.vendor_id
       where r.customer_id = $1 or v.user_id = $1 or r.decided_by = $1
       union
       select s.booking_id from read.review_report s where s.reported_by = $1`,
      userId,
    );
    return reviews.map(({ bookingId }) => streamOf(Review, bookingId));
  }

  private async rows<Row extends object>(text: string, userId: string): Promise<readonly Row[]> {
    return (await this.database.pool.query<Row>(text, [userId])).rows;
  }
}
