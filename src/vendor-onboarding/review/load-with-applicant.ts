import { Account } from '../../accounts/index.js';
import type { Decision, Loaded } from '../../platform/streams/streams.js';
import { Vendor } from '../vendor.js';
import { mustBeActivated, mustBeHere, mustBeOwner, mustHaveApplied } from './review.decisions.js';

/**
 * A business whose owner is still here, and will be when the decision is appended.
 * @param toBeShown whether customers see it from then on
 * @throws Rejected `vendor-onboarding/applicant-gone`, and, where it is to be shown, `vendor-onboarding/owner-deactivated` or `vendor-onboarding/owner-without-role`
 */
export async function loadWithApplicant(decision: Decision, vendorId: string, { toBeShown = false } = {}): Promise<Loaded<Vendor>> {
  const vendor = await decision.load(Vendor, vendorId);
  mustHaveApplied(vendor.state);
  const owner = await decision.load(Account, vendor.state.userId);
  mustBeHere(owner.state);
  if (toBeShown) {
    mustBeActivated(owner.state);
    mustBeOwner(owner.state);
  }
  decision.guard(owner);
  return vendor;
}
