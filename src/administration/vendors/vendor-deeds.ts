import type { Deeds } from '../../moderation/index.js';
import { streamOf } from '../../platform/events/decider.js';
import { Vendor } from '../../vendor-onboarding/index.js';

/** What administrators decide about a provider who was approved. */
export const standingOf = (vendorId: string): Deeds => ({
  stream: streamOf(Vendor, vendorId),
  verbs: { VendorSuspendedV3: 'deactivated', VendorReinstatedV2: 'activated' },
});
