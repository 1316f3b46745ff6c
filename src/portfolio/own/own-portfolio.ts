import { mustStay } from '../../identity/index.js';
import type { Decision, Loaded } from '../../platform/streams/streams.js';
import { businessOf, VendorOwner } from '../../vendor-onboarding/index.js';
import { Portfolio } from '../portfolio.js';

/** What the business of whoever acts shows. Nobody changes it who is about to be erased. */
export async function ownPortfolio(
  decision: Decision,
  userId: string,
  now: string,
): Promise<{ vendorId: string; portfolio: Loaded<Portfolio> }> {
  await mustStay(decision, userId, now);
  const vendorId = businessOf((await decision.load(VendorOwner, userId)).state);
  return { vendorId, portfolio: await decision.load(Portfolio, vendorId) };
}
