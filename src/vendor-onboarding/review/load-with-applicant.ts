import { Account } from '../../identity/index.js';
import { NotFound, Rejected } from '../../platform/errors.js';
import type { Decision, Loaded } from '../../platform/events/streams.js';
import { Vendor } from '../vendor.js';

export const applicantGone = (): Rejected => new Rejected('vendor-onboarding/applicant-gone', 'The applicant has deleted their account.');

/**
 * A business whose owner is still here, and will be when the decision is appended.
 * @throws Rejected `vendor-onboarding/applicant-gone`
 */
export async function loadWithApplicant(decision: Decision, vendorId: string): Promise<Loaded<Vendor>> {
  const vendor = await decision.load(Vendor, vendorId);
  if (vendor.state.status === 'none') throw new NotFound('vendor');
  const owner = await decision.load(Account, vendor.state.userId);
  if (owner.state.erased) throw applicantGone();
  decision.guard(owner);
  return vendor;
}
