import { statement, type Values } from '../../platform/tables/statement.js';
import { tablesOf } from '../../platform/tables/typed-tables.js';
import { SavedViewRow } from './saved-views.projection.js';

/** In the order of their names. */
export const viewsOf = statement('saved-views-of', ({ userId }: Values<{ userId: string }>) =>
  tablesOf(SavedViewRow)
    .selectFrom('saved_view')
    .select(['id', 'list', 'name', 'query', 'saved_at as savedAt'])
    .where('saved_by', '=', userId)
    .orderBy('list')
    .orderBy('name')
    .orderBy('id'),
);
