import { defineEntity } from '@mikro-orm/core';
import type { PersonalDataErased } from '../../platform/events/personal-data.events.js';
import { flag, instant, json, uuid, whole, words } from '../../platform/tables/columns.js';
import { insert, patch, patchWhere, projection, remove } from '../../platform/tables/projection.js';
import type { PortfolioEvent } from '../portfolio.events.js';

/** The photos that providers show of their work. */
export const WorkPhotoRow = defineEntity({
  name: 'WorkPhotoRow',
  tableName: 'work_photo',
  schema: 'read',
  indexes: [
    { name: 'work_photo_vendor', properties: ['vendorId'] },
    // The few that administrators have to look at, or have hidden.
    { name: 'work_photo_reported', properties: ['reportedAt'], where: 'reported_at is not null' },
    { name: 'work_photo_hidden', properties: ['decidedAt'], where: 'hidden' },
  ],
  properties: {
    id: uuid().primary(),
    vendorId: uuid(),
    ownerId: uuid(),
    /** The least comes first. */
    place: whole(),
    /** The photo that shows the same before; that one does not stand alone. */
    beforeId: uuid().nullable(),
    caption: words().nullable(),
    placeholder: words().nullable(),
    widths: json<readonly number[]>(),
    width: whole(),
    height: whole(),
    addedAt: instant(),
    /** Only its provider sees it, and admins. */
    hidden: flag(),
    /** Since when a report waits; `null` once an admin has decided. */
    reportedAt: instant().nullable(),
    /** What an admin said when they hid or kept it last. */
    explanation: words().nullable(),
    decidedBy: uuid().nullable(),
    decidedAt: instant().nullable(),
  },
});

const NEW = { beforeId: null, caption: null, hidden: false, reportedAt: null, explanation: null, decidedBy: null, decidedAt: null };

/** One more report does not send a photo that waits already to the end of the queue. */
const reported = ({ photoId: id, reportedAt }: { readonly photoId: string; readonly reportedAt: string }) =>
  patchWhere(WorkPhotoRow, { id, reportedAt: null }, { reportedAt });

const decided = (decidedBy: string, decidedAt: string, { explanation }: { readonly explanation: string }) => ({
  decidedBy,
  decidedAt,
  explanation,
  reportedAt: null,
});

export const workPhotos = projection<PortfolioEvent | PersonalDataErased>(
  'portfolio.work-photos',
  [WorkPhotoRow],
  {
    WorkPhotoAdded: ({ photoId: id, ...photo }, { personal: { placeholder } }) =>
      insert(WorkPhotoRow, { ...NEW, ...photo, id, placeholder }),
    WorkPhotoDescribed: ({ photoId: id }, { personal: { caption } }) => patch(WorkPhotoRow, { id }, { caption }),
    // A photo of how it was has the same place, should it come to stand alone.
    WorkPhotosArranged: ({ works }) =>
      works.flatMap(({ photoId, beforeId }, place) => [
        patch(WorkPhotoRow, { id: photoId }, { place, beforeId }),
        ...(beforeId ? [patch(WorkPhotoRow, { id: beforeId }, { place, beforeId: null })] : []),
      ]),
    WorkPhotoRemoved: ({ photoId }) => [
      patchWhere(WorkPhotoRow, { beforeId: photoId }, { beforeId: null }),
      remove(WorkPhotoRow, { id: photoId }),
    ],
    WorkPhotoReported: reported,
    WorkPhotoReportedByVisitor: reported,
    WorkPhotoHidden: ({ photoId: id, hiddenBy, hiddenAt }, { personal }) =>
      patch(WorkPhotoRow, { id }, { hidden: true, ...decided(hiddenBy, hiddenAt, personal) }),
    WorkPhotoShown: ({ photoId: id, shownBy, shownAt }, { personal }) =>
      patch(WorkPhotoRow, { id }, { hidden: false, ...decided(shownBy, shownAt, personal) }),
    WorkPhotoKept: ({ photoId: id, keptBy, keptAt }, { personal }) => patch(WorkPhotoRow, { id }, decided(keptBy, keptAt, personal)),
    PersonalDataErased: ({ userId }) => [
      patchWhere(WorkPhotoRow, { ownerId: userId }, { caption: null, placeholder: null }),
      patchWhere(WorkPhotoRow, { decidedBy: userId }, { explanation: null }),
    ],
  },
  { version: 2 },
);
