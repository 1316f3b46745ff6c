import { defineEntity } from '@mikro-orm/core';
import type { BookingCompleted, BookingCreated } from '../../booking/booking.events.js';
import type { ServiceEvent } from '../../catalog/service.events.js';
import { big, uuid, whole } from '../../platform/tables/columns.js';
import { ignore, increment, insert, projection } from '../../platform/tables/projection.js';
import type { VendorEvent } from '../vendor.events.js';

/** A provider's own numbers, apart from the directory: a booking changes them, and must not make the public lists new. */
export const VendorFiguresRow = defineEntity({
  name: 'VendorFiguresRow',
  tableName: 'vendor_figures',
  schema: 'read',
  properties: {
    vendorId: uuid().primary(),
    /** Those that are not archived. */
    services: whole(),
    bookings: whole(),
    completedBookings: whole(),
    /** Agreed prices of completed bookings, without the platform fee. */
    revenueCents: big(),
  },
});

const none = { services: 0, bookings: 0, completedBookings: 0, revenueCents: 0 };

export const vendorFigures = projection<VendorEvent | ServiceEvent | BookingCreated | BookingCompleted>(
  'vendor-onboarding.vendor-figures',
  [VendorFiguresRow],
  {
    VendorAppliedV2: ({ vendorId, submission }) => (submission === 1 ? insert(VendorFiguresRow, { vendorId, ...none }) : []),
    VendorApproved: ignore,
    VendorRejectedV2: ignore,
    BusinessProfileUpdated: ignore,
    BusinessContactChanged: ignore,
    VendorSuspendedV3: ignore,
    VendorReinstatedV2: ignore,
    VendorPaused: ignore,
    VendorResumed: ignore,
    KycViewedV2: ignore,
    ServiceCreated: ({ vendorId }) => increment(VendorFiguresRow, { vendorId }, { services: 1 }),
    ServiceUpdated: ignore,
    ServiceActivated: ignore,
    ServiceDeactivated: ignore,
    ServiceActivatedByAdmin: ignore,
    ServiceDeactivatedByAdmin: ignore,
    ServiceMovedToCategory: ignore,
    ServiceArchived: ({ vendorId }) => increment(VendorFiguresRow, { vendorId }, { services: -1 }),
    ServiceArchivedByAdmin: ({ vendorId }) => increment(VendorFiguresRow, { vendorId }, { services: -1 }),
    BookingCreated: ({ vendorId }) => increment(VendorFiguresRow, { vendorId }, { bookings: 1 }),
    BookingCompleted: ({ vendorId, priceCents }) =>
      increment(VendorFiguresRow, { vendorId }, { completedBookings: 1, revenueCents: priceCents }),
  },
);
