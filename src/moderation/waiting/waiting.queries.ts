import { type Expression, sql } from 'kysely';
import { BookingRow } from '../../booking/index.js';
import { ContactMessageRow } from '../../contact/index.js';
import type { Database } from '../../platform/database/database.js';
import { statement } from '../../platform/tables/statement.js';
import { rowAs, tablesOf } from '../../platform/tables/typed-tables.js';
import { WorkPhotoRow } from '../../portfolio/index.js';
import { ReviewRow } from '../../reviews/index.js';
import { VendorRow } from '../../vendor-onboarding/index.js';
import { caseOpenedAt, caseWaits } from '../claims/open-cases.js';
import { photoWaits } from '../photos/moderated-photos.queries.js';
import { reviewWaits } from '../reviews/moderated-reviews.queries.js';
import type { WaitingDto, WaitingKind } from './waiting.dto.js';

const tables = tablesOf(VendorRow, BookingRow, ReviewRow, WorkPhotoRow, ContactMessageRow);
const v = rowAs(VendorRow, 'v');
const r = rowAs(ReviewRow, 'r');
const p = rowAs(WorkPhotoRow, 'p');
const m = rowAs(ContactMessageRow, 'm');

const counted = (kind: WaitingKind, since: Expression<unknown>) =>
  [sql.lit(kind).as('kind'), sql<number>`count(*)`.as('count'), sql<string>`min(${since})`.as('since')] as const;

/** Counts of a few rows each, found by the indexes of what is open. */
const waiting = statement('waiting-for-admins', () =>
  tables
    .selectFrom('vendor_directory as v')
    .select(counted('application', v.ref('v.applied_at')))
    .where('v.verification_status', '=', 'pending')
    .unionAll(tables.selectFrom('booking_list as b').select(counted('claim', caseOpenedAt)).where(caseWaits))
    .unionAll(
      tables
        .selectFrom('review_list as r')
        .select(counted('review', r.ref('r.reported_at')))
        .where(reviewWaits),
    )
    .unionAll(
      tables
        .selectFrom('work_photo as p')
        .select(counted('photo', p.ref('p.reported_at')))
        .where(photoWaits),
    )
    .unionAll(
      tables
        .selectFrom('contact_message as m')
        .select(counted('message', m.ref('m.received_at')))
        .where('m.status', '=', 'open'),
    ),
);

/** What there is of each kind, the one that has waited longest first. */
export async function whatWaits({ pool }: Database): Promise<WaitingDto[]> {
  const rows = await waiting.all(pool);
  return rows.filter(({ count }) => count > 0).sort((a, b) => (a.since < b.since ? -1 : 1));
}
