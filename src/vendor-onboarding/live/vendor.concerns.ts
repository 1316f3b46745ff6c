import { type Concern, concerns, holding } from '../../platform/live/concerns.js';
import { ignore } from '../../platform/tables/projection.js';
import type { VendorSettingsEvent } from '../settings/vendor-settings.events.js';
import type { VendorEvent } from '../vendor.events.js';

const business = ({ userId }: { userId: string }): readonly Concern[] => [
  { audience: [userId], tags: ['Vendor'], own: ['Service'] },
  { audience: [holding('admin')], tags: ['VendorApplication'] },
];
const application = ({ userId }: { userId: string }): readonly Concern[] => [
  { audience: [userId], tags: ['Vendor', 'VendorApplication'] },
  { audience: [holding('admin')], tags: ['VendorApplication'], own: ['PlatformCounts', 'Service'] },
];

/** The provider's other windows, in which the same may be edited; what customers can book follows the hours. */
const hours = ({ vendorId }: { vendorId: string }): Concern => ({
  audience: [vendorId],
  tags: ['WorkingHours'],
  own: ['Slots', 'Service'],
});

/** Applicants see what becomes of their application and business, admins how all of them stand. */
export const vendorConcerns = concerns<VendorEvent | VendorSettingsEvent>({
  VendorAppliedV2: application,
  VendorApproved: application,
  VendorRejectedV2: application,
  VendorSuspendedV3: business,
  VendorReinstatedV2: business,
  VendorPaused: business,
  VendorResumed: business,
  BusinessProfileUpdated: business,
  BusinessContactChanged: business,
  KycViewedV2: ignore,
  VendorSettingsChanged: ({ vendorId }) => ({ audience: [vendorId], tags: ['VendorSettings'], own: ['Slots', 'Service'] }),
  WorkingHoursChanged: hours,
  DayHoursSet: hours,
  DayHoursCleared: hours,
});
