import type { Database } from '../../platform/database/database.js';
import { todayIn } from '../../platform/time/wall-clock.js';
import type { OwnBusiness } from '../own-business.js';
import { EARNED_SQL } from './earned.js';
import { TransactionDto, TransactionPageDto } from './earnings.dto.js';

const PAGE_SIZE = 20;

type Listed = Omit<TransactionDto, 'date'>;

/** Each with the names of what was sold and to whom. */
const TRANSACTIONS = `
  select t.*, coalesce(p.full_name, 'Unknown Customer') as "customerName"
  from (
    select b.id as "bookingId", b.customer_id, b.service_title as "serviceTitle", earned.kind, earned.at, earned.cents as "amountCents"
    from ${EARNED_SQL}
  ) t
  left join read.account_directory p on p.id = t.customer_id`;

/** The newest first. */
export async function transactionPage({ pool }: Database, { vendorId, timeZone }: OwnBusiness, page: number): Promise<TransactionPageDto> {
  const [counted, listed] = await Promise.all([
    pool.query<{ total: number }>({ name: 'transactions-count', text: `select count(*) as total from ${EARNED_SQL}`, values: [vendorId] }),
    pool.query<Listed>({
      name: 'transactions',
      text: `${TRANSACTIONS} order by t.at desc, t."bookingId", t.kind limit ${PAGE_SIZE} offset $2`,
      values: [vendorId, (page - 1) * PAGE_SIZE],
    }),
  ]);
  const { total } = counted.rows[0]!;
  return { items: listed.rows.map(dated(timeZone)), total, page, pageSize: PAGE_SIZE, pageCount: Math.ceil(total / PAGE_SIZE) };
}

/** Those between two instants, the oldest first; an end that is `null` is open. */
export async function transactionsBetween(
  { pool }: Database,
  { vendorId, timeZone }: OwnBusiness,
  [start, end]: readonly [string | null, string | null],
): Promise<readonly TransactionDto[]> {
  const { rows } = await pool.query<Listed>({
    name: 'transactions-between',
    text: `
      ${TRANSACTIONS}
      where ($2::timestamptz is null or t.at >= $2) and ($3::timestamptz is null or t.at < $3)
      order by t.at, t."bookingId", t.kind`,
    values: [vendorId, start, end],
  });
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
