import { sql } from 'kysely';
import { BookingRow } from '../../../booking/index.js';
import type { Database } from '../../../platform/database/database.js';
import { statement, type Values } from '../../../platform/tables/statement.js';
import { rowAs, tablesOf } from '../../../platform/tables/typed-tables.js';
import type { Period } from '../../report/period.js';
import { type Days, madeIn } from '../made-in.js';
import type { BookingFunnelDto, FunnelLossDto } from './funnel.dto.js';

const tables = tablesOf(BookingRow);
const b = rowAs(BookingRow, 'b');
const accepted = sql<boolean>`${b.ref('b.confirmed_at')} is not null`;
const atOnce = sql<boolean>`${b.ref('b.confirmed_at')} is not distinct from ${b.ref('b.created_at')}`;

/** A few rows, however many bookings there are: how far they came, and how they ended. */
const outcomes = statement('booking-funnel', ({ from, to }: Values<Days>) =>
  tables
    .selectFrom('booking_list as b')
    .select((eb) => [
      'b.status',
      'b.reason',
      'b.reviewed',
      accepted.as('accepted'),
      atOnce.as('atOnce'),
      eb.fn.countAll<number>().as('bookings'),
    ])
    .where(madeIn(from, to))
    .groupBy(['b.status', 'b.reason', 'b.reviewed', accepted, atOnce]),
);

/** What has become of the bookings that were made in a period. */
export async function bookingFunnel({ pool }: Database, period: Period): Promise<BookingFunnelDto> {
  const { from, to } = period;
  const found = await outcomes.all(pool, { from, to });
  const count = (isMeant: (outcome: (typeof found)[number]) => boolean) =>
    found.filter(isMeant).reduce((sum, { bookings }) => sum + bookings, 0);
  return {
    from,
    to,
    requested: count(() => true),
    bookedAtOnce: count((each) => each.atOnce),
    accepted: count((each) => each.accepted),
    completed: count(({ status }) => status === 'completed'),
    reviewed: count(({ status, reviewed }) => status === 'completed' && reviewed),
    waiting: count(({ status }) => status === 'pending'),
    toCome: count(({ status }) => status === 'confirmed'),
    lost: lossesOf(found),
  };
}

/** Of one reason there are several rows, where some were booked at once. */
function lossesOf(found: readonly { accepted: boolean; reason: FunnelLossDto['reason'] | null; bookings: number }[]): FunnelLossDto[] {
  const losses = new Map<string, FunnelLossDto>();
  for (const { accepted, reason, bookings } of found) {
    if (reason === null) continue;
    const before = losses.get(`${accepted} ${reason}`)?.bookings ?? 0;
    losses.set(`${accepted} ${reason}`, { accepted, reason, bookings: before + bookings });
  }
  return [...losses.values()].sort(
    (a, b) => Number(a.accepted) - Number(b.accepted) || b.bookings - a.bookings || (a.reason < b.reason ? -1 : 1),
  );
}
