import { defineEntity, p } from '@mikro-orm/core';
import { code, instant, words } from '../tables/columns.js';

/** One drawing of a picture, sealed under its person's key. */
export const PictureRow = defineEntity({
  name: 'PictureRow',
  tableName: 'picture',
  schema: 'public',
  properties: {
    /** A random id (122 bits): who does not know it does not find the picture. */
    id: p.uuid().primary(),
    /** Which drawing of it: `portrait`, `800.avif`. */
    rendition: code().primary(),
    userId: p.uuid(),
    /** Base64 of nonce, ciphertext and tag. */
    box: words(),
    uploadedAt: instant(),
  },
  indexes: [{ properties: ['userId'] }],
});
