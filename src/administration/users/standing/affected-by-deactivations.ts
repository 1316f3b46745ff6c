import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { AccountRow } from '../../../accounts/index.js';
import { bookingIsOpen, BookingRow } from '../../../booking/index.js';
import { Clock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { plannedEachTime, type Values } from '../../../platform/tables/statement.js';
import { tablesOf } from '../../../platform/tables/typed-tables.js';
import { vendorIsPublic, VendorRow } from '../../../vendor-onboarding/index.js';
import type { ManyUsersDto } from './user-standing.dto.js';

const tables = tablesOf(AccountRow, VendorRow, BookingRow);

interface Asked {
  readonly ids: readonly string[];
  readonly adminId: string;
  readonly now: string;
}

/** Whoever would be shut out: neither is already, nor whoever asks. */
const changing = ({ ids, adminId }: Values<Pick<Asked, 'ids' | 'adminId'>>) =>
  tables
    .selectFrom('account_directory as a')
    .select('a.id')
    .where('a.id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('a.email', 'is not', null)
    .where('a.deactivated_at', 'is', null)
    .where('a.id', '<>', adminId);

const counting = plannedEachTime('affected-by-deactivating-many', (asked: Values<Asked>) =>
  tables
    .with('changing', () => changing(asked))
    .with('business', (db) =>
      db
        .selectFrom('vendor_directory as v')
        .select(['v.id', sql<boolean>`${vendorIsPublic}`.as('isPublic')])
        .where('v.user_id', 'in', (eb) => eb.selectFrom('changing').select('changing.id')),
    )
    .with('ending', (db) =>
      db
        .selectFrom('booking_list as b')
        .select('b.id')
        .where(bookingIsOpen)
        // Work that has begun is brought to its end.
        .where((eb) => eb.or([eb('b.status', '=', 'pending'), sql<boolean>`b.starts_at > ${asked.now}::timestamptz`]))
        .where((eb) =>
          eb.or([
            eb('b.customer_id', 'in', eb.selectFrom('changing').select('changing.id')),
            eb('b.vendor_id', 'in', eb.selectFrom('business').select('business.id')),
          ]),
        ),
    )
    .selectNoFrom((eb) => [
      eb.selectFrom('changing').select(eb.fn.countAll().as('n')).as('changing'),
      eb.selectFrom('business').select(eb.fn.countAll().as('n')).where('business.isPublic', '=', true).as('businesses'),
      eb.selectFrom('ending').select(eb.fn.countAll().as('n')).as('bookings'),
    ]),
);

/** What deactivating many would do now, counted in the read tables: a decision for each of ten thousand would take too long. */
@Injectable()
export class AffectedByDeactivations {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async of(adminId: string, ids: readonly string[]): Promise<ManyUsersDto> {
    const { changing, businesses, bookings } = await counting.one(this.database.pool, { ids, adminId, now: this.clock.now() });
    const yourself = ids.includes(adminId);
    return {
      total: ids.length,
      active: (changing ?? 0) + (yourself ? 1 : 0),
      yourself,
      businesses: businesses ?? 0,
      bookings: bookings ?? 0,
    };
  }
}
