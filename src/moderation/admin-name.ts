import { AccountRow } from '../accounts/index.js';
import type { Database } from '../platform/database/database.js';
import { statement, type Values } from '../platform/tables/statement.js';
import { tablesOf } from '../platform/tables/typed-tables.js';

const found = statement('admin-name', ({ userId }: Values<{ userId: string }>) =>
  tablesOf(AccountRow).selectFrom('account_directory').select('full_name as fullName').where('id', '=', userId),
);

/** What an administrator is called; `undefined` where nobody may be named. */
export async function adminName({ pool }: Database, userId: string | null | undefined): Promise<string | undefined> {
  if (!userId) return undefined;
  return (await found.first(pool, { userId }))?.fullName ?? undefined;
}
