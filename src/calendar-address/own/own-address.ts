import { mustStay } from '../../identity/index.js';
import type { Decision, Loaded } from '../../platform/streams/streams.js';
import { businessOf, VendorOwner } from '../../vendor-onboarding/index.js';
import { CalendarAddress } from '../calendar-address.js';

/** The business of whoever acts, and whether it can be followed. Nobody makes an address who is about to be erased. */
export async function ownAddress(
  decision: Decision,
  userId: string,
  now: string,
): Promise<{ vendorId: string; address: Loaded<CalendarAddress> }> {
  await mustStay(decision, userId, now);
  const vendorId = businessOf((await decision.load(VendorOwner, userId)).state);
  return { vendorId, address: await decision.load(CalendarAddress, vendorId) };
}
