import { sql } from 'kysely';
import { AccountRow } from '../../accounts/index.js';
import { AdminDeedRow, type DeedList } from '../../catalog/index.js';
import type { Database } from '../../platform/database/database.js';
import { countedUpTo, listPage, MOST_LISTED } from '../../platform/lists/list-page.js';
import { plannedEachTime, statement, type Values, whenGiven } from '../../platform/tables/statement.js';
import { tablesOf } from '../../platform/tables/typed-tables.js';
import type { AdminDeedPageDto } from './admin-deeds.dto.js';

const PAGE_SIZE = 20;

const tables = tablesOf(AdminDeedRow, AccountRow);

interface Wanted {
  readonly list: DeedList;
  readonly item: string | null;
}

const found = ({ list, item }: Values<Wanted>) =>
  tables
    .selectFrom('catalog_admin_deed as d')
    .where('d.list', '=', list)
    .where((eb) => whenGiven(item, 'uuid', sql`${eb.ref('d.item_id')} = ${item}::uuid`));
const counted = plannedEachTime('admin-deeds-count', (wanted: Values<Wanted>) =>
  countedUpTo(MOST_LISTED, found(wanted).select('d.position as id')),
);
const listed = plannedEachTime('admin-deeds', (wanted: Values<Wanted & { offset: number }>) =>
  found(wanted)
    .leftJoin('account_directory as a', 'a.id', 'd.by')
    .select(['d.position as id', 'd.item_id as itemId', 'd.name', 'd.deed', 'a.full_name as by', 'd.at', 'd.reason'])
    .orderBy('d.position', 'desc')
    .limit(PAGE_SIZE)
    .offset(wanted.offset),
);

/** The latest first. */
export const deedsPage = ({ pool }: Database, wanted: Wanted, page: number): Promise<AdminDeedPageDto> =>
  listPage({
    page,
    pageSize: PAGE_SIZE,
    counted: () => counted.one(pool, wanted),
    listed: (offset) => listed.all(pool, { ...wanted, offset }),
  });

/** Whose reasons they are. */
export const deedsBy = statement('personal-file-admin-deeds', ({ userId }: Values<{ userId: string }>) =>
  tables
    .selectFrom('catalog_admin_deed as d')
    .select(['d.list', 'd.item_id as itemId', 'd.name', 'd.deed', 'd.at', 'd.reason'])
    .where('d.by', '=', userId)
    .orderBy('d.position'),
);
