import type { Database } from '../../platform/database/database.js';
import { addDays } from '../../platform/time/calendar.js';
import { startOfDay, todayIn } from '../../platform/time/wall-clock.js';
import type { OwnBusiness } from '../own-business.js';
import { QualityDto } from './quality.dto.js';
import { share } from './share.js';

const DAYS = 90;

/** What was confirmed as it was made was nobody's answer: the provider's settings did it. */
const ANSWERED = `(b.confirmed_at > b.created_at or b.reason = 'declined')`;
const UNANSWERED = `(b.reason = 'expired' or (b.status = 'pending' and b.respond_by <= $3))`;
const LEFT_UNDONE = `coalesce(b.reason in ('by_vendor', 'no_show_vendor'), false)`;
/** Confirmed, and neither the customer nor an admin called it off. */
const PROMISED = `(b.confirmed_at is not null and (b.status <> 'cancelled' or ${LEFT_UNDONE}))`;

const BOOKINGS = `
  select
    count(*) filter (where b.created_at >= $2 and ${ANSWERED}) as answered,
    count(*) filter (where b.created_at >= $2 and (${ANSWERED} or ${UNANSWERED})) as requests,
    count(*) filter (where b.ends_at >= $2 and b.ends_at <= $3 and b.status = 'completed') as completed,
    count(*) filter (where b.ends_at >= $2 and b.ends_at <= $3 and ${PROMISED}) as jobs,
    count(*) filter (where b.confirmed_at >= $2 and ${LEFT_UNDONE}) as "leftUndone",
    count(*) filter (where b.confirmed_at >= $2 and ${PROMISED}) as promised
  from read.booking_list b
  where b.vendor_id = $1`;
const REVIEWS = `
  select count(*) filter (where rating = 5) as five, count(*) as reviews
  from read.review_list where vendor_id = $1 and posted_at >= $2 and not hidden`;

type BookingCounts = Record<'answered' | 'requests' | 'completed' | 'jobs' | 'leftUndone' | 'promised', number>;
type ReviewCounts = Record<'five' | 'reviews', number>;

export async function qualityOf({ pool }: Database, { vendorId, timeZone }: OwnBusiness, now: string): Promise<QualityDto> {
  const since = addDays(todayIn(timeZone, now), -DAYS);
  const start = startOfDay(since, timeZone);
  const [bookings, reviews] = await Promise.all([
    pool.query<BookingCounts>({ name: 'quality-bookings', text: BOOKINGS, values: [vendorId, start, now] }),
    pool.query<ReviewCounts>({ name: 'quality-reviews', text: REVIEWS, values: [vendorId, start] }),
  ]);
  const { answered, requests, completed, jobs, leftUndone, promised } = bookings.rows[0]!;
  const { five, reviews: all } = reviews.rows[0]!;
  return {
    since,
    responseRate: share(answered, requests),
    completionRate: share(completed, jobs),
    providerCancellations: share(leftUndone, promised),
    fiveStars: share(five, all),
  };
}
