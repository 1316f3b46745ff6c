import { Injectable } from '@nestjs/common';
import { AccountRow } from '../../accounts/index.js';
import { Booking, bookingIsOpen, BookingRow, cancelOfSuspended } from '../../booking/index.js';
import { Clock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { NotFound } from '../../platform/errors.js';
import { fold, streamOf } from '../../platform/events/decider.js';
import { Streams } from '../../platform/streams/streams.js';
import { statement, type Values } from '../../platform/tables/statement.js';
import { tablesOf } from '../../platform/tables/typed-tables.js';
import { Vendor } from '../../vendor-onboarding/index.js';
import type { AffectedBookingDto, Ending } from './vendor-management.dto.js';

const openBookings = statement('bookings-to-be-suspended', ({ vendorId }: Values<{ vendorId: string }>) =>
  tablesOf(BookingRow, AccountRow)
    .selectFrom('booking_list as b')
    .leftJoin('account_directory as p', 'p.id', 'b.customer_id')
    .select((eb) => [
      'b.id as bookingId',
      'b.service_title as serviceTitle',
      eb.fn.coalesce('p.full_name', eb.val('Unknown Customer')).as('customerName'),
      'b.status',
      'b.date',
      'b.time',
      'b.time_zone as timeZone',
    ])
    .where('b.vendor_id', '=', vendorId)
    .where(bookingIsOpen)
    .orderBy('b.starts_at')
    .orderBy('b.id'),
);

/** What becomes of a provider's open bookings when an administrator deactivates them: said by the very decision that ends them then. */
@Injectable()
export class DeactivationPreview {
  constructor(
    private readonly database: Database,
    private readonly streams: Streams,
    private readonly clock: Clock,
  ) {}

  async of(vendorId: string): Promise<AffectedBookingDto[]> {
    if ((await this.streams.read(streamOf(Vendor, vendorId))).events.length === 0) throw new NotFound('vendor');
    const listed = await openBookings.all(this.database.pool, { vendorId });
    return Promise.all(listed.map(async (booking) => ({ ...booking, ends: await this.endingOf(booking.bookingId) })));
  }

  private async endingOf(bookingId: string): Promise<Ending> {
    const { events } = await this.streams.read(streamOf(Booking, bookingId));
    return ending(fold(Booking, events), this.clock.now());
  }
}

/** Whether a deactivation at this moment would end the booking. */
function ending(booking: Booking, now: string): Ending {
  const endsWhere = (confirmedToo: boolean) => cancelOfSuspended(booking, { confirmedToo, suspendedAt: now, now }).length > 0;
  if (endsWhere(false)) return 'always';
  return endsWhere(true) ? 'ifChosen' : 'never';
}
