import { sql } from 'kysely';
import { rowAs } from '../../platform/tables/typed-tables.js';
import { levelBelow } from '../order/level.js';
import { PICTURES } from '../pictures/picture-url.js';
import { CategoryRow } from './categories.projection.js';

/** Columns over `catalog_category` (`c`), for every query that shows categories. */
const c = rowAs(CategoryRow, 'c');

/** Its place in the order of its level; `null` where that does not name it. A place on a level that it has left counts no more. */
export const categoryPlace = sql<
  number | null
>`case when ${c.ref('c.placed_in')} = coalesce(${c.ref('c.parent_id')}::text, ${c.val(levelBelow(null))}) then ${c.ref('c.place')} end`;

/** Path of its picture, below which each drawing stands; `null` where its icon shows. */
export const categoryPicture = sql<string | null>`${c.val(PICTURES)} || ${c.ref('c.picture_id')}`;
