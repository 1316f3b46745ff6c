import { defineEntity, p } from '@mikro-orm/core';
import { code, instant, words } from '../../platform/tables/columns.js';

/** One drawing of a category's picture. It is nobody's, and shown to everybody: it is kept in the clear. */
export const CategoryPictureRow = defineEntity({
  name: 'CategoryPictureRow',
  tableName: 'category_picture',
  schema: 'public',
  properties: {
    id: p.uuid().primary(),
    /** Which drawing of it: `128.webp`. */
    rendition: code().primary(),
    /** Base64 */
    image: words(),
    uploadedAt: instant(),
  },
});
