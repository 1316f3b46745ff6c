import type { Database } from '../platform/database/database.js';
import { NotFound } from '../platform/errors.js';
import { statement, type Values } from '../platform/tables/statement.js';
import { tablesOf } from '../platform/tables/typed-tables.js';
import { VendorRow } from '../vendor-onboarding/index.js';

/** Whose figures these are, and on whose clocks their days begin. */
export interface OwnBusiness {
  readonly vendorId: string;
  /** IANA zone. */
  readonly timeZone: string;
}

const businessOf = statement('own-business', ({ userId }: Values<{ userId: string }>) =>
  tablesOf(VendorRow).selectFrom('vendor_directory').select(['id as vendorId', 'time_zone as timeZone']).where('user_id', '=', userId),
);

/** @throws NotFound when the person has no business */
export async function ownBusiness(database: Database, userId: string): Promise<OwnBusiness> {
  const business = await businessOf.first(database.pool, { userId });
  if (!business) throw new NotFound('vendor profile');
  return business;
}
