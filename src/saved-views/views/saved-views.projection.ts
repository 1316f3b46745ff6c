import { defineEntity } from '@mikro-orm/core';
import { unlessErased } from '../../platform/events/event.js';
import type { PersonalDataErased } from '../../platform/events/personal-data.events.js';
import { code, instant, uuid, words } from '../../platform/tables/columns.js';
import { insert, patchWhere, projection, remove } from '../../platform/tables/projection.js';
import type { SavedViewsEvent, ViewedList } from '../saved-views.events.js';

/** Views of lists that administrators keep. */
export const SavedViewRow = defineEntity({
  name: 'SavedViewRow',
  tableName: 'saved_view',
  schema: 'read',
  properties: {
    id: uuid().primary(),
    savedBy: uuid(),
    list: code().$type<ViewedList>(),
    /** Both are `null` once their owner is erased. */
    name: words().nullable(),
    query: words().nullable(),
    savedAt: instant(),
  },
  indexes: [{ name: 'saved_view_owner', properties: ['savedBy', 'list'] }],
});

export const savedViews = projection<SavedViewsEvent | PersonalDataErased>('saved-views.saved-views', [SavedViewRow], {
  ViewSaved: ({ viewId: id, userId: savedBy, list, savedAt }, { personal: { name, query } }) =>
    insert(SavedViewRow, { id, savedBy, list, name: unlessErased(name), query: unlessErased(query), savedAt }),
  ViewRemoved: ({ viewId: id }) => remove(SavedViewRow, { id }),
  PersonalDataErased: ({ userId }) => patchWhere(SavedViewRow, { savedBy: userId }, { name: null, query: null }),
});
