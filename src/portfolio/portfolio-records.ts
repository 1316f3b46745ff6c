import { Injectable } from '@nestjs/common';
import { HoldsPersonalRecords, type PersonalRecords } from '../identity/index.js';
import { Database } from '../platform/database/database.js';
import { fold, streamOf } from '../platform/events/decider.js';
import { SealedPictures } from '../platform/pictures/sealed-pictures.js';
import { Streams } from '../platform/streams/streams.js';
import { statement, type Values } from '../platform/tables/statement.js';
import { tablesOf } from '../platform/tables/typed-tables.js';
import { VendorOwner } from '../vendor-onboarding/index.js';
import { WorkPhotoRow } from './gallery/work-photos.projection.js';
import { Portfolio } from './portfolio.js';
import { WorkPhotoReportRow } from './reports/work-photo-reports.projection.js';

type OfPerson = Values<{ userId: string }>;

const tables = tablesOf(WorkPhotoRow, WorkPhotoReportRow);

const photosOf = statement('personal-file-work-photos', ({ userId }: OfPerson) =>
  tables
    .selectFrom('work_photo')
    .select(['id', 'before_id as beforeId', 'caption', 'width', 'added_at as addedAt'])
    .where('owner_id', '=', userId)
    .orderBy('place')
    .orderBy('added_at'),
);
const reportsOf = statement('personal-file-photo-reports', ({ userId }: OfPerson) =>
  tables
    .selectFrom('work_photo_report')
    .select(['id', 'photo_id as photoId', 'ground', 'note', 'reported_at as reportedAt'])
    .where('reported_by', '=', userId)
    .orderBy('reported_at')
    .orderBy('id'),
);
const decisionsOf = statement('personal-file-photo-decisions', ({ userId }: OfPerson) =>
  tables
    .selectFrom('work_photo')
    .select(['id as photoId', 'explanation', 'decided_at as decidedAt'])
    .where('decided_by', '=', userId)
    .orderBy('decided_at')
    .orderBy('id'),
);
const judgedBy = statement('personal-file-photo-streams', ({ userId }: OfPerson) =>
  tables
    .selectFrom('work_photo')
    .select('vendor_id as vendorId')
    .where('decided_by', '=', userId)
    .union(tables.selectFrom('work_photo_report as s').select('s.vendor_id as vendorId').where('s.reported_by', '=', userId)),
);

/** The photos that a person shows of their work, each in its largest drawing, and what they have said about those of others. */
@HoldsPersonalRecords()
@Injectable()
export class PortfolioRecords implements PersonalRecords {
  readonly part = 'workPhotos';

  constructor(
    private readonly database: Database,
    private readonly streams: Streams,
    private readonly pictures: SealedPictures,
  ) {}

  async recordsOf(userId: string): Promise<unknown> {
    const { pool } = this.database;
    const [photos, reports, decisions] = await Promise.all([
      photosOf.all(pool, { userId }),
      reportsOf.all(pool, { userId }),
      decisionsOf.all(pool, { userId }),
    ]);
    return { shown: await Promise.all(photos.map(({ width, ...photo }) => this.withPicture(photo, width))), reports, decisions };
  }

  private async withPicture<T extends { readonly id: string }>(photo: T, width: number) {
    return { ...photo, picture: await this.pictures.asRecord(photo.id, width) };
  }

  async streamsOf(userId: string): Promise<readonly string[]> {
    const { vendorId } = fold(VendorOwner, (await this.streams.read(streamOf(VendorOwner, userId))).events);
    const judged = await judgedBy.all(this.database.pool, { userId });
    return [...new Set([...(vendorId ? [vendorId] : []), ...judged.map((photo) => photo.vendorId)])].map((id) => streamOf(Portfolio, id));
  }
}
