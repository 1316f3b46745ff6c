import type { Expression } from 'kysely';
import { BookingRow } from '../../booking/index.js';
import type { Database } from '../../platform/database/database.js';
import { statement, type Values } from '../../platform/tables/statement.js';
import { rowAs, tablesOf } from '../../platform/tables/typed-tables.js';
import { addDays } from '../../platform/time/calendar.js';
import { startOfDay, todayIn } from '../../platform/time/wall-clock.js';
import { isVisible, ReviewRow } from '../../reviews/index.js';
import type { OwnBusiness } from '../own-business.js';
import { QualityDto } from './quality.dto.js';
import { share } from './share.js';

const DAYS = 90;

interface Asked {
  readonly vendorId: string;
  readonly start: string;
  readonly now: string;
}

const tables = tablesOf(BookingRow, ReviewRow);
const b = rowAs(BookingRow, 'b');

/** What was confirmed as it was made was nobody's answer: the provider's settings did it. */
const answered = b.or([b('b.confirmed_at', '>', b.ref('b.created_at')), b('b.reason', '=', 'declined')]);
const unanswered = (now: Expression<string>) =>
  b.or([b('b.reason', '=', 'expired'), b.and([b('b.status', '=', 'pending'), b('b.respond_by', '<=', now)])]);
const leftUndone = b.fn.coalesce(b('b.reason', 'in', ['by_vendor', 'no_show_vendor']), b.val(false));
/** Confirmed, and neither the customer nor an admin called it off. */
const promised = b.and([b('b.confirmed_at', 'is not', null), b.or([b('b.status', '<>', 'cancelled'), leftUndone])]);

const bookingsOf = statement('quality-bookings', ({ vendorId, start, now }: Values<Asked>) => {
  const made = b('b.created_at', '>=', start);
  const ended = b.and([b('b.ends_at', '>=', start), b('b.ends_at', '<=', now)]);
  const confirmed = b('b.confirmed_at', '>=', start);
  return tables
    .selectFrom('booking_list as b')
    .select((eb) => [
      eb.fn
        .countAll()
        .filterWhere(eb.and([made, answered]))
        .as('answered'),
      eb.fn
        .countAll()
        .filterWhere(eb.and([made, eb.or([answered, unanswered(now)])]))
        .as('requests'),
      eb.fn
        .countAll()
        .filterWhere(eb.and([ended, eb('b.status', '=', 'completed')]))
        .as('completed'),
      eb.fn
        .countAll()
        .filterWhere(eb.and([ended, promised]))
        .as('jobs'),
      eb.fn
        .countAll()
        .filterWhere(eb.and([confirmed, leftUndone]))
        .as('leftUndone'),
      eb.fn
        .countAll()
        .filterWhere(eb.and([confirmed, promised]))
        .as('promised'),
    ])
    .where('b.vendor_id', '=', vendorId);
});
const reviewsOf = statement('quality-reviews', ({ vendorId, start }: Values<Omit<Asked, 'now'>>) =>
  tables
    .selectFrom('review_list as r')
    .select((eb) => [eb.fn.countAll().filterWhere('r.rating', '=', 5).as('five'), eb.fn.countAll().as('all')])
    .where('r.vendor_id', '=', vendorId)
    .where('r.posted_at', '>=', start)
    .where(isVisible),
);

export async function qualityOf({ pool }: Database, { vendorId, timeZone }: OwnBusiness, now: string): Promise<QualityDto> {
  const since = addDays(todayIn(timeZone, now), -DAYS);
  const start = startOfDay(since, timeZone);
  const [{ answered, requests, completed, jobs, leftUndone, promised }, { five, all }] = await Promise.all([
    bookingsOf.one(pool, { vendorId, start, now }),
    reviewsOf.one(pool, { vendorId, start }),
  ]);
  return {
    since,
    responseRate: share(answered, requests),
    completionRate: share(completed, jobs),
    providerCancellations: share(leftUndone, promised),
    fiveStars: share(five, all),
  };
}
