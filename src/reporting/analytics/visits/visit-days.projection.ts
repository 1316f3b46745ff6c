import { defineEntity } from '@mikro-orm/core';
import { code, day, whole } from '../../../platform/tables/columns.js';
import { insert, projection } from '../../../platform/tables/projection.js';
import type { VisitsCounted } from '../../../visits/visits.events.js';

/** How many came on a day, and how far. */
export const VisitDayRow = defineEntity({
  name: 'VisitDayRow',
  tableName: 'visit_day',
  schema: 'read',
  properties: {
    /** From midnight to midnight, UTC. */
    day: day().primary(),
    visitors: whole(),
    looked: whole(),
    viewed: whole(),
    began: whole(),
    booked: whole(),
    firstTime: whole(),
    again: whole(),
    searches: whole(),
    foundNothing: whole(),
  },
});

/** What several visitors of a day searched for. */
export const SearchedTextRow = defineEntity({
  name: 'SearchedTextRow',
  tableName: 'searched_text',
  schema: 'read',
  properties: {
    day: day().primary(),
    text: code().primary(),
    /** Whose search found a service, or none. */
    visitorsFound: whole(),
    visitorsNotFound: whole(),
  },
});

export const visitDays = projection<VisitsCounted>('reporting.visit-days', [VisitDayRow, SearchedTextRow], {
  VisitsCounted: ({ texts, countedAt: _, ...visits }) => [
    insert(VisitDayRow, visits),
    ...texts.map(({ text, visitors, found }) =>
      insert(SearchedTextRow, { day: visits.day, text, visitorsFound: found ? visitors : 0, visitorsNotFound: found ? 0 : visitors }),
    ),
  ],
});
