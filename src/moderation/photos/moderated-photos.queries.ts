import { Injectable } from '@nestjs/common';
import type { Expression, SqlBool } from 'kysely';
import { AccountRow } from '../../accounts/index.js';
import { Database } from '../../platform/database/database.js';
import { countedUpTo, listPage, MOST_LISTED } from '../../platform/lists/list-page.js';
import { statement, type Values } from '../../platform/tables/statement.js';
import { rowAs, tablesOf } from '../../platform/tables/typed-tables.js';
import { pictureOf, WorkPhotoReportRow, WorkPhotoRow } from '../../portfolio/index.js';
import { VendorRow } from '../../vendor-onboarding/index.js';
import { photoActions } from './photo-actions.js';
import { ModeratedPhotoDto, ModeratedPhotoPageDto, type PhotoState } from './photo-moderation.dto.js';

const PAGE_SIZE = 20;

const tables = tablesOf(WorkPhotoRow, WorkPhotoReportRow, VendorRow, AccountRow);

const photos = tables
  .selectFrom('work_photo as p')
  .innerJoin('vendor_directory as v', 'v.id', 'p.vendor_id')
  .select([
    'p.id',
    'p.caption',
    'p.widths',
    'p.width',
    'p.height',
    'p.placeholder',
    'p.vendor_id as vendorId',
    'v.business_name as businessName',
    'p.added_at as addedAt',
    'p.hidden',
    'p.explanation',
    'p.decided_at as decidedAt',
  ]);
type Photos = typeof photos;

const p = rowAs(WorkPhotoRow, 'p');
/** Something was said against it, and nobody has decided yet. */
export const photoWaits = p.and([p('p.reported_at', 'is not', null), p('p.placeholder', 'is not', null)]);

/** Which photos, and in which order: what waits longest for a decision comes first. Of somebody who was erased, nothing is left to look at. */
const STATES: Record<PhotoState, { which: Expression<SqlBool>; ordered: (found: Photos) => Photos }> = {
  reported: {
    which: photoWaits,
    ordered: (found) => found.orderBy('p.reported_at'),
  },
  hidden: {
    which: p.and([p.ref('p.hidden'), p('p.placeholder', 'is not', null)]),
    ordered: (found) => found.orderBy('p.decided_at', 'desc'),
  },
};
const reading = (state: PhotoState) => {
  const { which, ordered } = STATES[state];
  return {
    counted: statement(`moderated-photos-count-${state}`, () =>
      countedUpTo(MOST_LISTED, tables.selectFrom('work_photo as p').select('p.id').where(which)),
    ),
    listed: statement(`moderated-photos-${state}`, ({ offset }: Values<{ offset: number }>) =>
      ordered(photos.where(which)).orderBy('p.id').limit(PAGE_SIZE).offset(offset),
    ),
  };
};
const READING = { reported: reading('reported'), hidden: reading('hidden') };

const reportsOf = statement('reports-of-photos', ({ photoIds }: Values<{ photoIds: readonly string[] }>) =>
  tables
    .selectFrom('work_photo_report as s')
    .leftJoin('account_directory as a', 'a.id', 's.reported_by')
    .select((eb) => [
      's.id',
      's.photo_id as photoId',
      's.ground',
      's.note',
      eb
        .case()
        .when('s.reported_by', 'is not', null)
        .then(eb.fn.coalesce('a.full_name', eb.val('Unknown User')))
        .end()
        .as('reporterName'),
      's.reported_at as reportedAt',
      's.open',
    ])
    .where((eb) => eb('s.photo_id', '=', eb.fn.any(photoIds)))
    .orderBy('s.reported_at', 'desc')
    .orderBy('s.id'),
);

type Listed = Awaited<ReturnType<(typeof READING)['hidden']['listed']['one']>>;
type Reported = Awaited<ReturnType<typeof reportsOf.one>>;

/** Photos of work as admins see them. */
@Injectable()
export class ModeratedPhotos {
  constructor(private readonly database: Database) {}

  async page(state: PhotoState, page: number): Promise<ModeratedPhotoPageDto> {
    const { counted, listed } = READING[state];
    const found = await listPage({
      page,
      pageSize: PAGE_SIZE,
      counted: () => counted.one(this.database.pool),
      listed: (offset) => listed.all(this.database.pool, { offset }),
    });
    const reports = await reportsOf.all(this.database.pool, { photoIds: found.items.map(({ id }) => id) });
    return { ...found, items: found.items.map((row) => photoView(row, reports)) };
  }
}

function photoView(row: Listed, reports: readonly Reported[]): ModeratedPhotoDto {
  const { id, caption, vendorId, businessName, addedAt, hidden, explanation, decidedAt } = row;
  return {
    id,
    picture: pictureOf(id, row),
    caption,
    vendor: { id: vendorId, businessName },
    addedAt,
    hidden,
    decision: decidedAt === null ? null : { reason: explanation, decidedAt },
    reports: reports.filter(({ photoId }) => photoId === id).map(({ photoId: _, ...report }) => report),
    actions: photoActions({ hidden }),
  };
}
