import { bookingColumns, BookingRow, bookings, earliestFirst } from '../../booking/index.js';
import { statement, type Values } from '../../platform/tables/statement.js';
import { tablesOf } from '../../platform/tables/typed-tables.js';
import { bookingSettings } from '../../scheduling/index.js';
import { VendorDayRow, VendorRow } from '../../vendor-onboarding/index.js';

const tables = tablesOf(BookingRow, VendorRow, VendorDayRow);

interface Days {
  readonly vendorId: string;
  readonly from: string;
  readonly to: string;
}

/** How a provider works; the days with hours of their own are those from `since` (an instant) on. */
export const businessWithHours = statement('business-with-hours', ({ userId, since }: Values<{ userId: string; since: string }>) =>
  tables
    .selectFrom('vendor_directory as v')
    .select(['v.id as vendorId', 'v.time_zone as timeZone', bookingSettings(since)])
    .where('v.user_id', '=', userId),
);

/** What was not called off of some days, or is to be moved to one of them. */
export const bookedOn = statement('booked-on', ({ vendorId, from, to }: Values<Days>) =>
  tables
    .selectFrom('booking_list as b')
    .select([
      'b.id',
      'b.status',
      'b.date',
      'b.time',
      'b.duration_minutes as durationMinutes',
      'b.proposal_id as proposalId',
      'b.proposed_date as proposedDate',
      'b.proposed_time as proposedTime',
      'b.proposal_lapses_at as proposalLapsesAt',
    ])
    .where('b.vendor_id', '=', vendorId)
    .where('b.status', '<>', 'cancelled')
    .where((eb) => eb.or([eb.between('b.date', from, to), eb.between('b.proposed_date', from, to)])),
);

/** The same, as the provider sees each of them, in the order of the work. */
export const bookingsOn = statement('bookings-on', ({ userId, from, to }: Values<Omit<Days, 'vendorId'> & { userId: string }>) =>
  earliestFirst(
    bookings
      .where('v.user_id', '=', userId)
      .where('b.status', '<>', 'cancelled')
      .where((eb) => eb.or([eb.between('b.date', from, to), eb.between('b.proposed_date', from, to)])),
  ).select(bookingColumns),
);

/** What the provider has noted of days with hours of their own. */
export const notesOn = statement('notes-on', ({ vendorId, from, to }: Values<Days>) =>
  tables
    .selectFrom('vendor_day as d')
    .select(['d.date', 'd.note'])
    .where('d.vendor_id', '=', vendorId)
    .where((eb) => eb.between('d.date', from, to)),
);
