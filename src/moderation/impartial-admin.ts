import { mustStay } from '../identity/index.js';
import { Rejected } from '../platform/errors.js';
import type { Decision } from '../platform/events/streams.js';
import { VendorOwner } from '../vendor-onboarding/index.js';

interface Sides {
  readonly customerId: string;
  readonly vendorId: string;
}

/**
 * Nobody decides their own case, and nobody who is being deleted says why.
 * @throws Rejected `booking/own-case` for an admin who is the customer, or whose business it is
 */
export async function mustBeImpartial(decision: Decision, adminId: string, { customerId, vendorId }: Sides, now: string): Promise<void> {
  await mustStay(decision, adminId, now);
  const own = await decision.load(VendorOwner, adminId);
  if (adminId === customerId || own.state.vendorId === vendorId) {
    throw new Rejected('booking/own-case', 'This is about a booking of your own. Another admin has to decide.');
  }
}
