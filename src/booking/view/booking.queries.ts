import { AccountRow } from '../../accounts/index.js';
import { ServiceRow } from '../../catalog/index.js';
import type { Database } from '../../platform/database/database.js';
import type { Consistency } from '../../platform/projections/consistency.js';
import { statement, type Values, whenGiven } from '../../platform/tables/statement.js';
import { rowAs, tablesOf } from '../../platform/tables/typed-tables.js';
import { todayIn } from '../../platform/time/wall-clock.js';
import { laneOf, laneOfHold } from '../../scheduling/index.js';
import { vendorIsPublic, vendorPhotoUrl, VendorRow } from '../../vendor-onboarding/index.js';
import type { Side } from '../booking.events.js';
import type { BookingStatus } from '../booking.js';
import { providerAnswersBy } from '../list/booking-conditions.js';
import { BookingRow } from '../list/booking-list.projection.js';
import { rowAfterCommand } from './after-command.js';
import type { BookingDto, BookingOrder, BookingPageDto, BookingTimes } from './booking.dto.js';
import { bookingView } from './booking-view.js';

const PAGE_SIZE = 20;

const tables = tablesOf(BookingRow, VendorRow, AccountRow, ServiceRow);

/** Rows of `booking_list` (`b`) with both sides (`v`, `p`). */
export const bookings = tables
  .selectFrom('booking_list as b')
  .innerJoin('vendor_directory as v', 'v.id', 'b.vendor_id')
  .leftJoin('account_directory as p', 'p.id', 'b.customer_id');

const b = rowAs(BookingRow, 'b');
const isOnOffer = b.exists(
  tables.selectFrom('catalog_service as s').where('s.id', '=', b.ref('b.service_id')).where('s.active', '=', true),
);

/** What a view of a booking takes. */
export const COLUMNS = [
  'b.id',
  'b.customer_id as customerId',
  'b.vendor_id as vendorId',
  'b.service_id as serviceId',
  'b.service_title as serviceTitle',
  'b.status',
  'b.reason',
  'b.date',
  'b.time',
  'b.time_zone as timeZone',
  'b.starts_at as startsAt',
  'b.ends_at as endsAt',
  'b.duration_minutes as durationMinutes',
  'b.price_cents as priceCents',
  'b.price_lines as priceLines',
  'b.platform_fee_cents as platformFeeCents',
  'b.cancellation_fee_cents as cancellationFeeCents',
  'b.charge_cents as chargeCents',
  'b.street',
  'b.zip',
  'b.city',
  'b.state',
  'b.instructions',
  'b.created_at as createdAt',
  'b.respond_by as respondBy',
  'b.cancelled_at as cancelledAt',
  'b.completed_at as completedAt',
  'b.reviewed',
  'b.proposal_id as proposalId',
  'b.proposed_by as proposedBy',
  'b.proposed_date as proposedDate',
  'b.proposed_time as proposedTime',
  'b.proposed_starts_at as proposedStartsAt',
  'b.proposal_lapses_at as proposalLapsesAt',
  'b.set_out_at as setOutAt',
  'b.delay_minutes as delayMinutes',
  'b.customer_claimed_at as customerClaimedAt',
  'b.vendor_claimed_at as vendorClaimedAt',
  'b.contest_by as contestBy',
  'b.contested_at as contestedAt',
  'b.claims_dismissed_at as claimsDismissedAt',
  'b.problem_reported_at as problemReportedAt',
  'b.problem_decided_at as problemDecidedAt',
  'b.refund_cents as refundCents',
  'v.business_name as businessName',
  vendorPhotoUrl.as('photoUrl'),
  'v.phone as businessPhone',
  'v.active as providerActive',
  b.and([isOnOffer, vendorIsPublic]).as('isOffered'),
  'p.full_name as customerName',
  'p.phone as customerPhone',
  laneOf({ vendorId: b.ref('b.vendor_id'), date: b.ref('b.date'), bookingId: b.ref('b.id') }).as('lane'),
  laneOfHold(b.ref('b.proposal_id')).as('proposedLane'),
] as const;

interface Asked {
  readonly userId: string;
  readonly status: BookingStatus | null;
  readonly booking: string | null;
  readonly customer: string | null;
  readonly since: string | null;
  readonly before: string | null;
  /** Only what waits for the provider's answer at this instant. */
  readonly waitingAt: string | null;
}

/** Whose bookings these are stands in the query. */
const THEIRS = { customer: 'b.customer_id', vendor: 'v.user_id' } as const;

const lookedFor = (side: Side, { userId, status, booking, customer, since, before, waitingAt }: Values<Asked>) =>
  bookings
    .where(THEIRS[side], '=', userId)
    .where(whenGiven(status, 'text', b('b.status', '=', status)))
    .where(whenGiven(booking, 'uuid', b('b.id', '=', booking)))
    .where(whenGiven(customer, 'uuid', b('b.customer_id', '=', customer)))
    .where(whenGiven(since, 'date', b('b.date', '>=', since)))
    .where(whenGiven(before, 'date', b('b.date', '<', before)))
    .where(whenGiven(waitingAt, 'timestamptz', b(providerAnswersBy(waitingAt), 'is not', null)));

type Order = BookingOrder | 'latest' | 'answer';
type Found = ReturnType<typeof lookedFor>;

export const newestFirst = (found: Found): Found => found.orderBy('b.created_at', 'desc').orderBy('b.id');
export const earliestFirst = (found: Found): Found => found.orderBy('b.starts_at').orderBy('b.id');
const ORDERED: Record<Order, (found: Found, asked: Values<Asked>) => Found> = {
  newest: newestFirst,
  date: earliestFirst,
  latest: (found) => found.orderBy('b.starts_at', 'desc').orderBy('b.id'),
  answer: (found, { waitingAt }) => found.orderBy(providerAnswersBy(waitingAt)).orderBy('b.id'),
};

const counting = (side: Side) =>
  statement(`bookings-${side}-count`, (asked: Values<Asked>) => lookedFor(side, asked).select((eb) => eb.fn.countAll().as('total')));
const listing = (side: Side, order: Order) =>
  statement(`bookings-${side}-${order}`, (asked: Values<Asked & { size: number; offset: number }>) =>
    ORDERED[order](lookedFor(side, asked), asked).select(COLUMNS).limit(asked.size).offset(asked.offset),
  );
const inEachOrder = (side: Side) => ({
  newest: listing(side, 'newest'),
  date: listing(side, 'date'),
  latest: listing(side, 'latest'),
  answer: listing(side, 'answer'),
});

const counted = { customer: counting('customer'), vendor: counting('vendor') };
const listed = { customer: inEachOrder('customer'), vendor: inEachOrder('vendor') };

const bookingOfEither = statement('booking-of-either', ({ userId, bookingId }: Values<{ userId: string; bookingId: string }>) =>
  bookings
    .select(COLUMNS)
    .where('b.id', '=', bookingId)
    .where((eb) => eb.or([eb(THEIRS.customer, '=', userId), eb(THEIRS.vendor, '=', userId)])),
);
const zoneOfBusiness = statement('zone-of-business', ({ userId }: Values<{ userId: string }>) =>
  tables.selectFrom('vendor_directory').select('time_zone as timeZone').where('user_id', '=', userId),
);

/** Customers see the newest first, vendors the work in its order. */
const USUAL: Record<Side, BookingOrder> = { customer: 'newest', vendor: 'date' };

const ORDER_OF: Partial<Record<BookingTimes, Order>> = { past: 'latest', unanswered: 'answer' };

/** What is looked at of somebody's bookings. */
interface Looked {
  readonly page?: number;
  readonly status?: BookingStatus | null;
  readonly sort?: BookingOrder;
  readonly booking?: string | null;
  /** Those of one customer. */
  readonly customer?: string | null;
  readonly when?: BookingTimes;
}

/** One page of somebody's bookings. */
export async function bookingPage(
  database: Database,
  side: Side,
  userId: string,
  { page = 1, status = null, sort, booking = null, customer = null, when = 'all' }: Looked,
  now: string,
): Promise<BookingPageDto> {
  const today = when === 'upcoming' || when === 'past' ? await todayOfBusiness(database, userId, now) : null;
  const order = sort ?? ORDER_OF[when] ?? USUAL[side];
  const since = when === 'upcoming' ? today : null;
  const before = when === 'past' ? today : null;
  const waitingAt = when === 'unanswered' ? now : null;
  const asked = { userId, status, booking, customer, since, before, waitingAt };
  const [{ total }, rows] = await Promise.all([
    counted[side].one(database.pool, asked),
    listed[side][order].all(database.pool, { ...asked, size: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }),
  ]);
  return {
    items: rows.map((row) => bookingView(row, side, now)),
    total,
    page,
    pageSize: PAGE_SIZE,
    pageCount: Math.ceil(total / PAGE_SIZE),
  };
}

/** The day that it is where the person's business works; `null` for whoever has none. */
async function todayOfBusiness(database: Database, userId: string, now: string): Promise<string | null> {
  const business = await zoneOfBusiness.first(database.pool, { userId });
  return business ? todayIn(business.timeZone, now) : null;
}

/** A booking after the command that has just changed it. */
export async function bookingAfterCommand(
  database: Database,
  consistency: Consistency,
  userId: string,
  bookingId: string,
  now: string,
): Promise<BookingDto> {
  const row = await rowAfterCommand(consistency, () => bookingOfEither.first(database.pool, { userId, bookingId }));
  return bookingView(row, row.customerId === userId ? 'customer' : 'vendor', now);
}
