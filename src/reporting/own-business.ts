import type { Database } from '../platform/database/database.js';
import { NotFound } from '../platform/errors.js';

/** Whose figures these are, and on whose clocks their days begin. */
export interface OwnBusiness {
  readonly vendorId: string;
  /** IANA zone. */
  readonly timeZone: string;
}

/** @throws NotFound when the person has no business */
export async function ownBusiness(database: Database, userId: string): Promise<OwnBusiness> {
  const { rows } = await database.pool.query<OwnBusiness>({
    name: 'own-business',
    text: `select v.id as "vendorId", v.time_zone as "timeZone" from read.vendor_directory v where v.user_id = $1`,
    values: [userId],
  });
  if (!rows[0]) throw new NotFound('vendor profile');
  return rows[0];
}
