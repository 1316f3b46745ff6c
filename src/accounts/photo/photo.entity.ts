import { defineEntity, p } from '@mikro-orm/core';
import { instant, words } from '../../platform/tables/columns.js';

/** A profile photo, sealed under its person's key. */
export const PhotoRow = defineEntity({
  name: 'PhotoRow',
  tableName: 'identity_photo',
  schema: 'public',
  properties: {
    /** A random id (122 bits): who does not know it does not find the photo. */
    id: p.uuid().primary(),
    userId: p.uuid(),
    /** WebP; base64 of nonce, ciphertext and tag. */
    box: words(),
    uploadedAt: instant(),
  },
  indexes: [{ properties: ['userId'] }],
});
