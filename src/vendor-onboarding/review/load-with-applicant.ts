import { Account } from '../../accounts/index.js';
import type { Decision, Loaded } from '../../platform/events/streams.js';
import { Vendor } from '../vendor.js';
import { mustBeHere, mustHaveApplied } from './review.decisions.js';

/**
 * A business whose owner is still here, and will be when the decision is appended.
 * @throws Rejected `vendor-onboarding/applicant-gone`
 */
export async function loadWithApplicant(decision: Decision, vendorId: string): Promise<Loaded<Vendor>> {
  const vendor = await decision.load(Vendor, vendorId);
  mustHaveApplied(vendor.state);
  const owner = await decision.load(Account, vendor.state.userId);
  mustBeHere(owner.state);
  decision.guard(owner);
  return vendor;
}
