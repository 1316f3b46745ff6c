import { AccountRow } from '../../accounts/index.js';
import { BookingRow, BookingStepRow, CLAIMED_BY, type Side, type TimelineKind } from '../../booking/index.js';
import type { Database } from '../../platform/database/database.js';
import { statement, type Values } from '../../platform/tables/statement.js';
import { rowAs, tablesOf } from '../../platform/tables/typed-tables.js';
import { VendorRow } from '../../vendor-onboarding/index.js';
import type { CaseKind, CaseStatementDto, OpenClaimDto } from './desk.dto.js';
import { caseOpenedAt, caseWaits } from './open-cases.js';

/** What has waited longest comes first; nobody decides more than these at a time. */
const AT_MOST = 100;

const tables = tablesOf(BookingRow, BookingStepRow, VendorRow, AccountRow);
const b = rowAs(BookingRow, 'b');

const isCompleted = b('b.status', '=', 'completed');

const openCases = statement('open-claims', () =>
  tables
    .selectFrom('booking_list as b')
    .innerJoin('vendor_directory as v', 'v.id', 'b.vendor_id')
    .leftJoin('account_directory as p', 'p.id', 'b.customer_id')
    .select((eb) => [
      'b.id as bookingId',
      eb.case().when(isCompleted).then(eb.val<CaseKind>('problem')).else(eb.val<CaseKind>('no_show')).end().as('kind'),
      'b.service_title as serviceTitle',
      'b.vendor_id as vendorId',
      'v.business_name as businessName',
      'b.customer_id as customerId',
      eb.fn.coalesce('p.full_name', eb.val('Unknown Customer')).as('customerName'),
      'b.date',
      'b.time',
      'b.time_zone as timeZone',
      'b.price_cents as priceCents',
      eb
        .case()
        .when(isCompleted)
        .then(eb('b.price_cents', '+', eb.ref('b.platform_fee_cents')))
        .else(0)
        .end()
        .as('paidCents'),
      caseOpenedAt.as('openedAt'),
    ])
    .where(caseWaits)
    .orderBy(caseOpenedAt)
    .orderBy('b.id')
    .limit(AT_MOST),
);
const said = statement('open-claims-said', ({ bookingIds }: Values<{ bookingIds: readonly string[] }>) =>
  tables
    .selectFrom('booking_timeline')
    .select(['booking_id as bookingId', 'kind', 'by', 'text', 'at'])
    .where((eb) => eb('booking_id', '=', eb.fn.any(bookingIds)))
    .where('kind', 'in', ['NoShowClaimed', 'NoShowContested', 'ProblemReported'])
    .orderBy('recorded_as'),
);

/** What waits for an admin's decision, with what both sides say of it. */
export async function casesToDecide(database: Database): Promise<OpenClaimDto[]> {
  const cases = await openCases.all(database.pool);
  const statements = await said.all(database.pool, { bookingIds: cases.map(({ bookingId }) => bookingId) });
  return cases.map((each) => {
    const of = (kind: TimelineKind) => statements.filter((one) => one.bookingId === each.bookingId && one.kind === kind).map(statementView);
    const claims = of('NoShowClaimed');
    return {
      ...each,
      claims,
      contest: of('NoShowContested')[0] ?? null,
      problem: of('ProblemReported')[0] ?? null,
      outcomes: each.kind === 'no_show' ? [...claims.map(({ by }) => CLAIMED_BY[by]), 'dismissed'] : [],
    };
  });
}

/** Cases are of the two sides: an admin or the clock says nothing in them. */
const statementView = ({ by, text, at }: Awaited<ReturnType<typeof said.one>>): CaseStatementDto => ({ by: by as Side, text, at });
