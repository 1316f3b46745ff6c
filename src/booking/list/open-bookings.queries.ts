import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { statement, type Values } from '../../platform/tables/statement.js';
import { tablesOf } from '../../platform/tables/typed-tables.js';
import { type KnowsOpenWork, TellsOpenWork } from '../../vendor-onboarding/index.js';
import { bookingIsOpen } from './booking-conditions.js';
import { BookingRow } from './booking-list.projection.js';

const tables = tablesOf(BookingRow);

const openWork = statement('open-work-of-vendor', ({ vendorId }: Values<{ vendorId: string }>) =>
  tables.selectNoFrom((eb) => [
    eb.exists(tables.selectFrom('booking_list as b').where('b.vendor_id', '=', vendorId).where(bookingIsOpen)).as('open'),
  ]),
);

/** Bookings of a business that are neither over nor called off. */
@TellsOpenWork()
@Injectable()
export class OpenBookings implements KnowsOpenWork {
  constructor(private readonly database: Database) {}

  async hasOpenWork(vendorId: string): Promise<boolean> {
    return (await openWork.one(this.database.pool, { vendorId })).open;
  }
}
