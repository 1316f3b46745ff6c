import { BookingRow } from '../../booking/index.js';
import { statement, type Values } from '../../platform/tables/statement.js';
import { tablesOf } from '../../platform/tables/typed-tables.js';
import { VendorDayRow, VendorRow } from '../../vendor-onboarding/index.js';
import { CalendarAddressRow } from '../secret/calendar-address.entity.js';

const tables = tablesOf(CalendarAddressRow, VendorRow, VendorDayRow, BookingRow);

/** Whose address it is; nobody's while the business may not work here. One that pauses works off what is booked. */
export const businessBehind = statement('calendar-address-business', ({ secretHash }: Values<{ secretHash: string }>) =>
  tables
    .selectFrom('calendar_address as a')
    .innerJoin('vendor_directory as v', 'v.user_id', 'a.user_id')
    .select(['a.user_id as userId', 'a.read_at as readAt', 'v.id as vendorId', 'v.business_name as businessName'])
    .where('a.secret_hash', '=', secretHash)
    .where('v.verification_status', '=', 'approved')
    .where('v.active', '=', true),
);

/** What begins from then on, in the order of the work; what was called off, as long as that is no longer ago. */
export const bookingsShown = statement('calendar-address-bookings', ({ vendorId, since }: Values<{ vendorId: string; since: string }>) =>
  tables
    .selectFrom('booking_list as b')
    .select([
      'b.id as bookingId',
      'b.status',
      'b.sequence',
      'b.starts_at as startsAt',
      'b.ends_at as endsAt',
      'b.service_title as title',
      'b.street',
      'b.city',
      'b.state',
      'b.zip',
    ])
    .where('b.vendor_id', '=', vendorId)
    .where('b.starts_at', '>=', since)
    .where((eb) => eb.or([eb('b.status', '<>', 'cancelled'), eb('b.cancelled_at', '>=', since)]))
    .orderBy('b.starts_at')
    .orderBy('b.id'),
);

/** Days with hours of their own, of which those without any are days off. */
export const daysOfOwnHours = statement('calendar-address-days', ({ vendorId, from }: Values<{ vendorId: string; from: string }>) =>
  tables
    .selectFrom('vendor_day as d')
    .select(['d.date', 'd.hours'])
    .where('d.vendor_id', '=', vendorId)
    .where('d.date', '>=', from)
    .orderBy('d.date'),
);
