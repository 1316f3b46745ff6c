import { defineEntity } from '@mikro-orm/core';
import type { UserRegistered } from '../../accounts/account.events.js';
import type {
  BookingCancelled,
  BookingCompleted,
  BookingCreated,
  CancellationReason,
  ProblemDecided,
} from '../../booking/booking.events.js';
import { big, code, day, whole } from '../../platform/tables/columns.js';
import { count, projection, type RowOf } from '../../platform/tables/projection.js';
import { todayIn } from '../../platform/time/wall-clock.js';
import type { VendorAppliedV2 } from '../../vendor-onboarding/vendor.events.js';

/** By whose midnight the platform's days begin: its providers live in many zones, and none of their clocks is everybody's. */
export const PLATFORM_ZONE = 'UTC';

/** What happened on the platform on a day. */
export const PlatformDayRow = defineEntity({
  name: 'PlatformDayRow',
  tableName: 'platform_day',
  schema: 'read',
  properties: {
    day: day().primary(),
    /** Accounts that were opened, also those that were erased later. */
    users: whole(),
    /** Businesses that applied for the first time. */
    vendors: whole(),
    /** Bookings that were made, whatever became of them, and their prices. */
    bookings: whole(),
    valueCents: big(),
    /** Bookings that were completed, their prices, and the fees that the platform charged for them. */
    completedBookings: whole(),
    completedCents: big(),
    feesCents: big(),
    /** What customers got back after problems with completed work. */
    refundsCents: big(),
  },
});

/** How many bookings ended on a day without the work being done, and why. */
export const PlatformCancellationsRow = defineEntity({
  name: 'PlatformCancellationsRow',
  tableName: 'platform_cancellations',
  schema: 'read',
  properties: { day: day().primary(), reason: code().$type<CancellationReason>().primary(), bookings: whole() },
});

const on = (instant: string, amounts: Partial<Omit<RowOf<typeof PlatformDayRow>, 'day'>>) =>
  count(PlatformDayRow, { day: todayIn(PLATFORM_ZONE, instant) }, amounts);

export const platformDays = projection<
  UserRegistered | VendorAppliedV2 | BookingCreated | BookingCancelled | BookingCompleted | ProblemDecided
>('reporting.platform-days', [PlatformDayRow, PlatformCancellationsRow], {
  UserRegistered: ({ registeredAt }) => on(registeredAt, { users: 1 }),
  VendorAppliedV2: ({ submission, appliedAt }) => (submission === 1 ? on(appliedAt, { vendors: 1 }) : []),
  BookingCreated: ({ createdAt, terms }) => on(createdAt, { bookings: 1, valueCents: terms.priceCents }),
  BookingCancelled: ({ cancelledAt, reason }) =>
    count(PlatformCancellationsRow, { day: todayIn(PLATFORM_ZONE, cancelledAt), reason }, { bookings: 1 }),
  BookingCompleted: ({ completedAt, priceCents, platformFeeCents }) =>
    on(completedAt, { completedBookings: 1, completedCents: priceCents, feesCents: platformFeeCents }),
  ProblemDecided: ({ decidedAt, refundCents }) => on(decidedAt, { refundsCents: refundCents }),
});
