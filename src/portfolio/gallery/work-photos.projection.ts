import { defineEntity } from '@mikro-orm/core';
import type { PersonalDataErased } from '../../platform/events/personal-data.events.js';
import { instant, json, uuid, whole, words } from '../../platform/tables/columns.js';
import { insert, patch, patchWhere, projection, remove } from '../../platform/tables/projection.js';
import type { PortfolioEvent } from '../portfolio.events.js';

/** The photos that providers show of their work. */
export const WorkPhotoRow = defineEntity({
  name: 'WorkPhotoRow',
  tableName: 'work_photo',
  schema: 'read',
  indexes: [{ name: 'work_photo_vendor', properties: ['vendorId'] }],
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
  },
});

export const workPhotos = projection<PortfolioEvent | PersonalDataErased>('portfolio.work-photos', [WorkPhotoRow], {
  WorkPhotoAdded: ({ photoId: id, ...photo }, { personal: { placeholder } }) =>
    insert(WorkPhotoRow, { ...photo, id, placeholder, beforeId: null, caption: null }),
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
  PersonalDataErased: ({ userId }) => patchWhere(WorkPhotoRow, { ownerId: userId }, { caption: null, placeholder: null }),
});
