import { mustStay } from '../identity/index.js';
import type { Decision } from '../platform/streams/streams.js';
import { VendorOwner } from '../vendor-onboarding/index.js';
import { mustNotBeOwnCase } from './impartial-admin.decisions.js';

interface Sides {
  readonly customerId?: string;
  readonly vendorId: string;
}

/**
 * Nobody decides their own case, and nobody who is being deleted says why.
 * @throws Rejected `booking/own-case` for an admin who is the customer, or whose business it is
 */
export async function mustBeImpartial(decision: Decision, adminId: string, sides: Sides, now: string): Promise<void> {
  await mustStay(decision, adminId, now);
  const own = await decision.load(VendorOwner, adminId);
  mustNotBeOwnCase({ adminId, ...own.state }, sides);
}
