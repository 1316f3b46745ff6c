import { Rejected } from '../platform/errors.js';
import type { Decider } from '../platform/events/decider.js';
import { event, type VendorOwnerEvent } from './vendor.events.js';

/** A reservation: a person has one business. */
export interface VendorOwner {
  readonly vendorId?: string;
}

export const VendorOwner: Decider<VendorOwner, VendorOwnerEvent> = {
  category: 'vendorOwner',
  initial: {},
  evolve: { VendorOwnerClaimed: (_, { vendorId }) => ({ vendorId }) },
};

/** Whoever applies again keeps the business of the first application. */
export function claimBusiness(owner: VendorOwner, by: { userId: string; vendorId: string; now: string }): VendorOwnerEvent[] {
  if (owner.vendorId === by.vendorId) return [];
  if (owner.vendorId) throw new Rejected('vendor-onboarding/has-business', 'You have a business here already.');
  return [event('VendorOwnerClaimed', { userId: by.userId, vendorId: by.vendorId, claimedAt: by.now })];
}

/**
 * The business of somebody who acts as its owner.
 * @throws Rejected `vendor-onboarding/no-business` when there is none
 */
export function businessOf({ vendorId }: VendorOwner): string {
  if (vendorId) return vendorId;
  throw new Rejected('vendor-onboarding/no-business', 'Vendor profile not found. Please complete your vendor registration first.');
}
