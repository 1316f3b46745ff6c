import { defineEntity } from '@mikro-orm/core';
import { openOrm } from '../../database/orm.js';
import { big, code, day, flag, instant, json, uuid, whole, words } from '../../tables/columns.js';
import type { ReadTable } from '../../tables/projection.js';

/** A table with a column of each kind and a key of two columns. */
export const OddsRow = defineEntity({
  name: 'OddsRow',
  tableName: 'test_odds',
  schema: 'read',
  properties: {
    owner: uuid().primary(),
    day: day().primary(),
    label: words(),
    note: words().nullable(),
    state: code().default('new'),
    seen: whole(),
    total: big(),
    spare: whole().nullable(),
    open: flag(),
    at: instant().nullable(),
    extra: json<unknown>().nullable(),
  },
});

/** Makes the tables in a test's database, as the migrations would. */
export async function createTables(url: string, tables: readonly ReadTable[]): Promise<void> {
  const orm = await openOrm(url, tables);
  try {
    await orm.schema.update({ safe: true, dropTables: false });
  } finally {
    await orm.close();
  }
}
