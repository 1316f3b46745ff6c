import type { Database } from '../../platform/database/database.js';
import { CLAIM_CONTESTED, CLAIMED_BY, PROBLEM_OPEN, type TimelineKind } from '../../booking/index.js';
import type { CaseStatementDto, OpenClaimDto } from './desk.dto.js';

/** What has waited longest comes first; nobody decides more than these at a time. */
const AT_MOST = 100;

type Case = Omit<OpenClaimDto, 'claims' | 'contest' | 'problem' | 'outcomes'>;

type Said = CaseStatementDto & { readonly bookingId: string; readonly kind: TimelineKind };

/** What waits for an admin's decision, with what both sides say of it. */
export async function casesToDecide(database: Database): Promise<OpenClaimDto[]> {
  const { rows: cases } = await database.pool.query<Case>({
    name: 'open-claims',
    text: `
      select b.id as "bookingId", case when b.status = 'completed' then 'problem' else 'no_show' end as kind, b.service_title as "serviceTitle",
        b.vendor_id as "vendorId", v.business_name as "businessName", b.customer_id as "customerId",
        coalesce(p.full_name, 'Unknown Customer') as "customerName", b.date, b.time, b.time_zone as "timeZone", b.price_cents as "priceCents",
        case when b.status = 'completed' then b.price_cents + b.platform_fee_cents else 0 end as "paidCents", opened.at as "openedAt"
      from read.booking_list b
      join read.vendor_directory v on v.id = b.vendor_id
      left join read.account_directory p on p.id = b.customer_id
      cross join lateral (
        select coalesce(b.problem_reported_at, b.contested_at, greatest(b.customer_claimed_at, b.vendor_claimed_at)) as at
      ) opened
      where (${CLAIM_CONTESTED}) or (${PROBLEM_OPEN})
      order by opened.at, b.id
      limit ${AT_MOST}`,
  });
  const said = await saidOf(
    database,
    cases.map(({ bookingId }) => bookingId),
  );
  return cases.map((each) => {
    const of = (kind: TimelineKind) => said.filter((one) => one.bookingId === each.bookingId && one.kind === kind).map(statement);
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

async function saidOf(database: Database, bookingIds: readonly string[]): Promise<readonly Said[]> {
  const { rows } = await database.pool.query<Said>({
    name: 'open-claims-said',
    text: `
      select t.booking_id as "bookingId", t.kind, t.by, t.text, t.at from read.booking_timeline t
      where t.booking_id = any($1) and t.kind in ('NoShowClaimed', 'NoShowContested', 'ProblemReported')
      order by t.recorded_as`,
    values: [bookingIds],
  });
  return rows;
}

const statement = ({ by, text, at }: Said): CaseStatementDto => ({ by, text, at });
