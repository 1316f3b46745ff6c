import { type Concern, concerns, holding } from '../../platform/live/concerns.js';
import { ignore } from '../../platform/tables/projection.js';
import type { VendorEvent } from '../vendor.events.js';

const business = ({ userId }: { userId: string }): Concern => ({ audience: [userId], tags: ['Vendor'] });
const application = ({ userId }: { userId: string }): readonly Concern[] => [
  { audience: [userId], tags: ['Vendor', 'VendorApplication'] },
  { audience: [holding('admin')], tags: ['VendorApplication'] },
];

/** Applicants see what becomes of their application, admins that there is one. */
export const vendorConcerns = concerns<VendorEvent>({
  VendorAppliedV2: application,
  VendorApproved: application,
  VendorRejectedV2: application,
  VendorSuspendedV2: business,
  VendorReinstated: business,
  VendorPaused: business,
  VendorResumed: business,
  BusinessProfileUpdated: business,
  BusinessContactChanged: business,
  KycViewedV2: ignore,
});
