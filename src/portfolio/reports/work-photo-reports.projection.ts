import { defineEntity } from '@mikro-orm/core';
import type { PersonalDataErased } from '../../platform/events/personal-data.events.js';
import { code, flag, instant, uuid, words } from '../../platform/tables/columns.js';
import { ignore, insert, patchWhere, projection } from '../../platform/tables/projection.js';
import type { PhotoReportGround, PortfolioEvent } from '../portfolio.events.js';

/** What people have said against a photo of work. */
export const WorkPhotoReportRow = defineEntity({
  name: 'WorkPhotoReportRow',
  tableName: 'work_photo_report',
  schema: 'read',
  indexes: [
    { name: 'work_photo_report_photo', properties: ['photoId'] },
    { name: 'work_photo_report_reporter', properties: ['reportedBy'] },
  ],
  properties: {
    id: uuid().primary(),
    photoId: uuid(),
    vendorId: uuid(),
    /** `null` for a visitor. */
    reportedBy: uuid().nullable(),
    ground: code().$type<PhotoReportGround>(),
    note: words().nullable(),
    reportedAt: instant(),
    /** No admin has decided about it yet. */
    open: flag(),
  },
});

const closed = ({ photoId }: { photoId: string }) => patchWhere(WorkPhotoReportRow, { photoId }, { open: false });

export const workPhotoReports = projection<PortfolioEvent | PersonalDataErased>('portfolio.work-photo-reports', [WorkPhotoReportRow], {
  WorkPhotoAdded: ignore,
  WorkPhotoDescribed: ignore,
  WorkPhotosArranged: ignore,
  WorkPhotoRemoved: closed,
  WorkPhotoReported: ({ reportId: id, ...report }, { personal: { note } }) =>
    insert(WorkPhotoReportRow, { ...report, id, note, open: true }),
  WorkPhotoReportedByVisitor: ({ reportId: id, ...report }) =>
    insert(WorkPhotoReportRow, { ...report, id, reportedBy: null, note: null, open: true }),
  WorkPhotoHidden: closed,
  WorkPhotoShown: closed,
  WorkPhotoKept: closed,
  PersonalDataErased: ({ userId }) => patchWhere(WorkPhotoReportRow, { reportedBy: userId }, { note: null }),
});
