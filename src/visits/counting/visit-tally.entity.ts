import { defineEntity } from '@mikro-orm/core';
import { code, day, flag, whole } from '../../platform/tables/columns.js';

/** By which visitors of one day are told apart. It goes with its day: then nobody can tell whose they were. */
const VisitKeyRow = defineEntity({
  name: 'VisitKeyRow',
  tableName: 'visit_key',
  schema: 'public',
  properties: { day: day().primary(), key: code() },
});

/** Who was here on a day that is not counted yet, and how far they came. */
const VisitorRow = defineEntity({
  name: 'VisitorRow',
  tableName: 'visitor',
  schema: 'public',
  properties: {
    day: day().primary(),
    /** Keyed hash of their address and browser. */
    visitor: code().primary(),
    /** Place of the furthest of `STEPS`. */
    step: whole(),
    /** Whether they had been here on a day before; `null` where they don't let us know. */
    again: flag().nullable(),
  },
});

/** What they searched for. */
const VisitorSearchRow = defineEntity({
  name: 'VisitorSearchRow',
  tableName: 'visitor_search',
  schema: 'public',
  properties: { day: day().primary(), visitor: code().primary(), text: code().primary(), found: flag() },
});

export const visitTallyEntities = [VisitKeyRow, VisitorRow, VisitorSearchRow];
