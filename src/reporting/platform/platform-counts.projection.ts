import { defineEntity } from '@mikro-orm/core';
import type { UserRegistered } from '../../accounts/account.events.js';
import type { BookingCompleted, BookingCreated } from '../../booking/booking.events.js';
import type { PersonalDataErased } from '../../platform/events/personal-data.events.js';
import { big, code, whole } from '../../platform/tables/columns.js';
import { count, ignore, projection, type RowOf, type Write } from '../../platform/tables/projection.js';
import type { VendorEvent } from '../../vendor-onboarding/vendor.events.js';

/** The platform's figures, in one row. */
export const PlatformCountsRow = defineEntity({
  name: 'PlatformCountsRow',
  tableName: 'platform_counts',
  schema: 'read',
  properties: {
    id: code().primary(),
    /** Accounts that have not been erased. */
    users: whole(),
    vendors: whole(),
    pendingVendors: whole(),
    bookings: whole(),
    /** Prices of all bookings, whatever became of them, before the platform fee. */
    revenueCents: big(),
    /** Prices of the completed ones. */
    completedCents: big(),
  },
});

const ALL = { id: 'all' };
const add = (amounts: Partial<Omit<RowOf<typeof PlatformCountsRow>, 'id'>>): Write => count(PlatformCountsRow, ALL, amounts);

export const platformCounts = projection<UserRegistered | PersonalDataErased | VendorEvent | BookingCreated | BookingCompleted>(
  'moderation.platform-counts',
  [PlatformCountsRow],
  {
    UserRegistered: () => add({ users: 1 }),
    // A visitor's message is erased by the same event in its own stream: nobody is fewer for it.
    PersonalDataErased: (_, { stream }) => (stream.startsWith('user-') ? add({ users: -1 }) : []),
    VendorAppliedV2: ({ submission }) => add({ vendors: submission === 1 ? 1 : 0, pendingVendors: 1 }),
    VendorApproved: () => add({ pendingVendors: -1 }),
    VendorRejectedV2: () => add({ pendingVendors: -1 }),
    BusinessProfileUpdated: ignore,
    BusinessContactChanged: ignore,
    VendorSuspendedV3: ignore,
    VendorReinstatedV2: ignore,
    VendorPaused: ignore,
    VendorResumed: ignore,
    KycViewedV2: ignore,
    BookingCreated: ({ terms }) => add({ bookings: 1, revenueCents: terms.priceCents }),
    BookingCompleted: ({ priceCents }) => add({ completedCents: priceCents }),
  },
  { version: 2 },
);
