import { defineEntity } from '@mikro-orm/core';
import { ERASED } from '../../platform/events/event.js';
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

const readable = (text: string): string | null => (text === ERASED ? null : text);

export const savedViews = projection<SavedViewsEvent | PersonalDataErased>('saved-views.saved-views', [SavedViewRow], {
  ViewSaved: ({ viewId: id, userId: savedBy, list, savedAt }, { personal: { name, query } }) =>
    insert(SavedViewRow, { id, savedBy, list, name: readable(name), query: readable(query), savedAt }),
  ViewRemoved: ({ viewId: id }) => remove(SavedViewRow, { id }),
  PersonalDataErased: ({ userId }) => patchWhere(SavedViewRow, { savedBy: userId }, { name: null, query: null }),
});
