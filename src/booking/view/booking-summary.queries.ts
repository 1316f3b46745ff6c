import type { Database } from '../../platform/database/database.js';
import { statement, type Values } from '../../platform/tables/statement.js';
import { tablesOf } from '../../platform/tables/typed-tables.js';
import { reviewableSince } from '../booking-rules.js';
import { mayWaitForCustomer } from '../list/booking-conditions.js';
import { BookingRow } from '../list/booking-list.projection.js';
import type { BookingDto, BookingSummaryDto } from './booking.dto.js';
import { bookings, COLUMNS, earliestFirst, newestFirst } from './booking.queries.js';
import { bookingView } from './booking-view.js';

const RECENT = 5;
const TO_REVIEW = 3;
/** Far more than anybody lets wait. */
const TO_ANSWER = 100;

type OfCustomer = Values<{ userId: string }>;
type OfCustomerNow = Values<{ userId: string; now: string }>;

const booked = ({ userId }: OfCustomer) => bookings.where('b.customer_id', '=', userId);

const figures = statement('booking-summary', ({ userId }: OfCustomer) =>
  tablesOf(BookingRow)
    .selectFrom('booking_list')
    .select((eb) => [
      eb.fn.countAll().as('total'),
      eb.fn.countAll().filterWhere('status', '=', 'pending').as('pending'),
      eb.fn.countAll().filterWhere('status', '=', 'completed').as('completed'),
    ])
    .where('customer_id', '=', userId),
);
const recent = statement('bookings-recent', (asked: OfCustomer) => newestFirst(booked(asked)).select(COLUMNS).limit(RECENT));
const waiting = statement('bookings-waiting-for-customer', (asked: OfCustomer) =>
  earliestFirst(booked(asked).where(mayWaitForCustomer)).select(COLUMNS).limit(TO_ANSWER),
);
/** Where somebody says that the other did not come, there is nobody to wait for. */
const comingNext = statement('bookings-next-visit', ({ userId, now }: OfCustomerNow) =>
  earliestFirst(
    booked({ userId })
      .where('b.status', '=', 'confirmed')
      .where('b.ends_at', '>', now)
      .where('b.customer_claimed_at', 'is', null)
      .where('b.vendor_claimed_at', 'is', null),
  )
    .select(COLUMNS)
    .limit(1),
);
const unreviewed = statement('bookings-to-review', ({ userId, since }: Values<{ userId: string; since: string }>) =>
  booked({ userId })
    .where('b.status', '=', 'completed')
    .where('b.reviewed', '=', false)
    .where('b.completed_at', '>=', since)
    .select(COLUMNS)
    .orderBy('b.completed_at', 'desc')
    .orderBy('b.id')
    .limit(TO_REVIEW),
);

/** What a customer's home shows: how much there is, and what to do now. */
export async function bookingSummary({ pool }: Database, userId: string, now: string): Promise<BookingSummaryDto> {
  const [counts, newest, mayWait, next, done] = await Promise.all([
    figures.one(pool, { userId }),
    recent.all(pool, { userId }),
    waiting.all(pool, { userId }),
    comingNext.first(pool, { userId, now }),
    unreviewed.all(pool, { userId, since: reviewableSince(now) }),
  ]);
  const seen = (row: (typeof newest)[number]): BookingDto => bookingView(row, 'customer', now);
  return {
    ...counts,
    recent: newest.map(seen),
    toAnswer: soonestFirst(mayWait.map(seen)),
    nextVisit: next ? seen(next) : null,
    toReview: done.map(seen),
  };
}

/** Those that wait for an answer, by when it is due. */
const soonestFirst = (found: readonly BookingDto[]): BookingDto[] =>
  found
    .flatMap((each) => (each.answerBy === null ? [] : [{ each, due: each.answerBy }]))
    .sort((a, b) => (a.due < b.due ? -1 : a.due > b.due ? 1 : 0))
    .map(({ each }) => each);
