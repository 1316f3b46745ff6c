import { defineEntity } from '@mikro-orm/core';
import type { BookingCompleted, BookingCreated } from '../../../booking/booking.events.js';
import { code, day, uuid, whole } from '../../../platform/tables/columns.js';
import { count, projection, type Write } from '../../../platform/tables/projection.js';
import { todayIn } from '../../../platform/time/wall-clock.js';
import type { VendorApproved } from '../../../vendor-onboarding/vendor.events.js';
import { PLATFORM_ZONE } from '../../trends/platform-days.projection.js';

/** Customers come with their first booking, providers with their approval. */
export type CohortSide = 'customers' | 'providers';

/** With whom somebody came: everybody whose month is the same. Ids only, so that who is erased stays counted. */
export const CohortMemberRow = defineEntity({
  name: 'CohortMemberRow',
  tableName: 'cohort_member',
  schema: 'read',
  indexes: [{ name: 'cohort_member_month', properties: ['month', 'side', 'id'] }],
  properties: {
    /** Of a customer's account, or of a business. */
    id: uuid().primary(),
    side: code().$type<CohortSide>(),
    /** Its first day. */
    month: day(),
  },
});

/** What somebody did in each month of a year: a row a year is a tenth of what rows for months would be to read. */
export const CohortYearRow = defineEntity({
  name: 'CohortYearRow',
  tableName: 'cohort_year',
  schema: 'read',
  properties: {
    id: uuid().primary(),
    year: whole().primary(),
    /** Bookings that a customer made, or that a provider completed. */
    january: whole(),
    february: whole(),
    march: whole(),
    april: whole(),
    may: whole(),
    june: whole(),
    july: whole(),
    august: whole(),
    september: whole(),
    october: whole(),
    november: whole(),
    december: whole(),
  },
});

/** Columns of a year, in order. */
export const YEAR = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const;

/** Only the first time makes a row: that month stays. */
function came(side: CohortSide, id: string, instant: string): Write {
  const month = `${todayIn(PLATFORM_ZONE, instant).slice(0, 7)}-01`;
  return count(CohortMemberRow, { id }, {}, { side, month });
}

function active(id: string, instant: string): Write {
  const [year, month] = todayIn(PLATFORM_ZONE, instant).split('-').map(Number) as [number, number];
  return count(CohortYearRow, { id, year }, { [YEAR[month - 1]!]: 1 });
}

export const cohorts = projection<BookingCreated | BookingCompleted | VendorApproved>(
  'reporting.cohorts',
  [CohortMemberRow, CohortYearRow],
  {
    BookingCreated: ({ customerId, createdAt }) => [came('customers', customerId, createdAt), active(customerId, createdAt)],
    VendorApproved: ({ vendorId, approvedAt }) => came('providers', vendorId, approvedAt),
    BookingCompleted: ({ vendorId, completedAt }) => active(vendorId, completedAt),
  },
);
