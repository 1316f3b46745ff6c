import { goodUntil } from '../../platform/answers/good-until.js';
import type { Database } from '../../platform/database/database.js';
import type { Cents } from '../../platform/money.js';
import { statement } from '../../platform/tables/statement.js';
import { tablesOf } from '../../platform/tables/typed-tables.js';
import { feeAt, nextChange } from './platform-fee.js';
import { PlatformFeeRow } from './platform-fees.projection.js';

/** The last one that holds is among them, and the one that may be to come. */
const newest = statement('newest-platform-fees', () =>
  tablesOf(PlatformFeeRow)
    .selectFrom('platform_fee')
    .select(['fee_cents as feeCents', 'starts_at as from'])
    .where('taken_back_at', 'is', null)
    .orderBy('starts_at', 'desc')
    .limit(2),
);

/** What a booking costs beside its price, for whoever is shown it now. An answer that is kept is good until that changes. */
export async function feeInForce({ pool }: Database, now: string): Promise<Cents> {
  const changes = (await newest.all(pool)).reverse();
  const next = nextChange(changes, now);
  if (next) goodUntil(next.from);
  return feeAt(changes, now);
}
