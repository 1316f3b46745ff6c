import type { Decision, Loaded } from '../../../platform/streams/streams.js';
import { Vendor, VendorOwner } from '../../../vendor-onboarding/index.js';

/** The business of an account that is decided about; `undefined` for whoever has none. */
export async function businessOf(
  decision: Decision,
  userId: string,
): Promise<{ readonly vendorId: string; readonly vendor: Loaded<Vendor> } | undefined> {
  const { vendorId } = (await decision.load(VendorOwner, userId)).state;
  return vendorId === undefined ? undefined : { vendorId, vendor: await decision.load(Vendor, vendorId) };
}
