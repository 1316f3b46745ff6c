import { sql } from 'kysely';
import { AccountRow } from '../../accounts/index.js';
import { ServiceRow } from '../../catalog/index.js';
import { categoryPicture, categoryPlace, CategoryRow } from '../../categories/index.js';
import { statement } from '../../platform/tables/statement.js';
import { tablesOf } from '../../platform/tables/typed-tables.js';

const tables = tablesOf(CategoryRow, ServiceRow, AccountRow);

/** Newest first; of those that came at one moment, by name. */
export const allCategories = statement('admin-categories', () =>
  tables
    .selectFrom('catalog_category as c')
    .leftJoin('account_directory as a', 'a.id', 'c.changed_by')
    .select((eb) => [
      'c.id',
      'c.revision',
      'c.name',
      'c.slug',
      'c.description',
      'c.icon',
      categoryPicture.as('pictureUrl'),
      'c.parent_id as parentId',
      'c.active as isActive',
      sql<number>`row_number() over (partition by ${eb.ref('c.parent_id')} order by ${categoryPlace}, ${eb.ref('c.name')}, ${eb.ref('c.id')})`.as(
        'place',
      ),
      sql<boolean>`${categoryPlace} is not null`.as('isPlaced'),
      'c.created_at as createdAt',
      'a.full_name as changedBy',
      'c.changed_at as changedAt',
      eb
        .selectFrom('catalog_service as s')
        .select((counted) => counted.fn.countAll().as('services'))
        .whereRef('s.category_id', '=', 'c.id')
        .$asScalar()
        .$notNull()
        .as('serviceCount'),
      eb
        .selectFrom('catalog_category as child')
        .select((counted) => counted.fn.countAll().as('children'))
        .whereRef('child.parent_id', '=', 'c.id')
        .$asScalar()
        .$notNull()
        .as('childCount'),
    ])
    .orderBy('c.created_at', 'desc')
    .orderBy('c.name')
    .orderBy('c.id'),
);
