import type { Expression } from 'kysely';
import { AccountRow } from '../../accounts/index.js';
import { BookingRow } from '../../booking/index.js';
import type { Database } from '../../platform/database/database.js';
import { statement, type Values, whenGiven } from '../../platform/tables/statement.js';
import { tablesOf } from '../../platform/tables/typed-tables.js';
import { todayIn } from '../../platform/time/wall-clock.js';
import type { OwnBusiness } from '../own-business.js';
import { earnedBy } from './earned.js';
import { TransactionDto, TransactionPageDto } from './earnings.dto.js';

const PAGE_SIZE = 20;

const tables = tablesOf(BookingRow, AccountRow);

/** Each with the names of what was sold and to whom. */
const transactionsOf = (vendorId: Expression<string>) =>
  tables
    .selectFrom(
      earnedBy(vendorId)
        .select([
          'b.id as bookingId',
          'b.customer_id',
          'b.service_title as serviceTitle',
          'earned.kind',
          'earned.at',
          'earned.cents as amountCents',
        ])
        .as('t'),
    )
    .leftJoin('account_directory as p', 'p.id', 't.customer_id')
    .select((eb) => [
      't.bookingId',
      't.serviceTitle',
      't.kind',
      't.at',
      't.amountCents',
      eb.fn.coalesce('p.full_name', eb.val('Unknown Customer')).as('customerName'),
    ]);

const counting = statement('transactions-count', ({ vendorId }: Values<{ vendorId: string }>) =>
  earnedBy(vendorId).select((eb) => eb.fn.countAll().as('total')),
);
const listing = statement('transactions', ({ vendorId, offset }: Values<{ vendorId: string; offset: number }>) =>
  transactionsOf(vendorId).orderBy('t.at', 'desc').orderBy('t.bookingId').orderBy('t.kind').limit(PAGE_SIZE).offset(offset),
);
const between = statement(
  'transactions-between',
  ({ vendorId, start, end }: Values<{ vendorId: string; start: string | null; end: string | null }>) =>
    transactionsOf(vendorId)
      .where((eb) => whenGiven(start, 'timestamptz', eb('t.at', '>=', start)))
      .where((eb) => whenGiven(end, 'timestamptz', eb('t.at', '<', end)))
      .orderBy('t.at')
      .orderBy('t.bookingId')
      .orderBy('t.kind'),
);
type Listed = Awaited<ReturnType<typeof listing.one>>;

/** The newest first. */
export async function transactionPage({ pool }: Database, { vendorId, timeZone }: OwnBusiness, page: number): Promise<TransactionPageDto> {
  const [{ total }, rows] = await Promise.all([
    counting.one(pool, { vendorId }),
    listing.all(pool, { vendorId, offset: (page - 1) * PAGE_SIZE }),
  ]);
  return { items: rows.map(dated(timeZone)), total, page, pageSize: PAGE_SIZE, pageCount: Math.ceil(total / PAGE_SIZE) };
}

/** Those between two instants, the oldest first; an end that is `null` is open. */
export async function transactionsBetween(
  { pool }: Database,
  { vendorId, timeZone }: OwnBusiness,
  [start, end]: readonly [string | null, string | null],
): Promise<readonly TransactionDto[]> {
  const rows = await between.all(pool, { vendorId, start, end });
  return rows.map(dated(timeZone));
}

const dated =
  (timeZone: string) =>
  ({ bookingId, kind, serviceTitle, customerName, at, amountCents }: Listed): TransactionDto => ({
    bookingId,
    kind,
    serviceTitle,
    customerName,
    date: todayIn(timeZone, at),
    at,
    amountCents,
  });
