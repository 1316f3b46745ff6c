import { mustStay } from '../../identity/index.js';
import type { Decision, Loaded } from '../../platform/streams/streams.js';
import { businessOf, VendorOwner } from '../vendor-owner.js';
import { VendorSettings } from './vendor-settings.js';

/** The business of whoever acts, and how it works. Nobody changes it who is about to be erased. */
export async function ownSettings(
  decision: Decision,
  userId: string,
  now: string,
): Promise<{ vendorId: string; settings: Loaded<VendorSettings> }> {
  await mustStay(decision, userId, now);
  const vendorId = businessOf((await decision.load(VendorOwner, userId)).state);
  return { vendorId, settings: await decision.load(VendorSettings, vendorId) };
}
