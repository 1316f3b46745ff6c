import { Account, grantRole } from '../../accounts/index.js';
import type { Decision, Loaded } from '../../platform/streams/streams.js';
import { type Application, apply, Vendor } from '../vendor.js';
import { claimBusiness, type VendorOwner } from '../vendor-owner.js';

/** The vendor's role, ownership and the application come into being together with whatever else this decision appends, or not at all. */
export async function beginBusiness(
  decision: Decision,
  { account, owner }: { account: Loaded<Account>; owner: Loaded<VendorOwner> },
  by: { userId: string; vendorId: string; application: Application; now: string },
): Promise<void> {
  const vendor = await decision.load(Vendor, by.vendorId);
  decision.append(account, grantRole(account.state, { ...by, role: 'vendor' }));
  decision.guard(account);
  decision.append(owner, claimBusiness(owner.state, by));
  decision.append(vendor, apply(vendor.state, by));
}
