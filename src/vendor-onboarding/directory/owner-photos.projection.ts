import { defineEntity } from '@mikro-orm/core';
import type { ProfilePhotoChanged } from '../../accounts/account.events.js';
import type { PersonalDataErased } from '../../platform/events/personal-data.events.js';
import { uuid } from '../../platform/tables/columns.js';
import { insert, projection, remove } from '../../platform/tables/projection.js';

/**
 * The photos that people show of themselves, for wherever a provider is named. Of its own and not in the directory of accounts, so that what is public
 * is re-encoded only when a photo changes, and not with every account.
 */
export const OwnerPhotoRow = defineEntity({
  name: 'OwnerPhotoRow',
  tableName: 'owner_photo',
  schema: 'read',
  properties: { userId: uuid().primary(), photoId: uuid() },
});

export const ownerPhotos = projection<ProfilePhotoChanged | PersonalDataErased>('vendor-onboarding.owner-photos', [OwnerPhotoRow], {
  ProfilePhotoChanged: ({ userId, photoId }) => (photoId ? insert(OwnerPhotoRow, { userId, photoId }) : remove(OwnerPhotoRow, { userId })),
  PersonalDataErased: ({ userId }) => remove(OwnerPhotoRow, { userId }),
});
