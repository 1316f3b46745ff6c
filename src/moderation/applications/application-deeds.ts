import { streamOf } from '../../platform/events/decider.js';
import { Vendor } from '../../vendor-onboarding/index.js';
import type { Deeds } from '../first-to-decide.decisions.js';

/** What administrators decide about an application. */
export const applicationOf = (vendorId: string): Deeds => ({
  stream: streamOf(Vendor, vendorId),
  verbs: { VendorApproved: 'approved', VendorRejectedV2: 'rejected' },
});
