import { mustStay } from '../identity/index.js';
import type { Decision, Loaded } from '../platform/streams/streams.js';
import { Vendor } from './vendor.js';
import { businessOf, VendorOwner } from './vendor-owner.js';

/** The business of somebody who changes something about it, and is not leaving. */
export async function loadOwn(
  decision: Decision,
  { userId, now }: { readonly userId: string; readonly now: string },
): Promise<{ vendor: Loaded<Vendor>; vendorId: string }> {
  await mustStay(decision, userId, now);
  const vendorId = businessOf((await decision.load(VendorOwner, userId)).state);
  return { vendor: await decision.load(Vendor, vendorId), vendorId };
}
