import { NotFound, Rejected } from '../../platform/errors.js';
import { event, type OwnersFall, type VendorEvent, type VendorSuspendedV3 } from '../vendor.events.js';
import type { Vendor } from '../vendor.js';

/** Why, and what becomes of the bookings that stand. */
export type Suspension = VendorSuspendedV3['personal']['fields'] & Pick<VendorSuspendedV3['data'], 'confirmedBookings'>;

interface By {
  readonly vendorId: string;
  readonly now: string;
}

/** An admin takes a provider out of public view. */
export function suspend(vendor: Vendor, { vendorId, now, reason, confirmedBookings }: By & Suspension): VendorEvent[] {
  const { userId, active } = approved(vendor);
  if (!active) return [];
  return [
    event(
      'VendorSuspendedV3',
      { vendorId, userId, confirmedBookings, suspendedAt: now, follows: null },
      { subject: userId, fields: { reason } },
    ),
  ];
}

export function reinstate(vendor: Vendor, { vendorId, now }: By): VendorEvent[] {
  const { userId, active } = approved(vendor);
  return active ? [] : [event('VendorReinstatedV2', { vendorId, userId, reinstatedAt: now, follows: null })];
}

/**
 * With its owner's account, or their role, a business that is active goes out of view. One that is not stays as it is; but what has fallen with the account does
 * not come back with it, once the role is gone. Nobody who is booked comes.
 */
export function suspendWith(
  follows: OwnersFall,
  vendor: Vendor,
  { vendorId, now, reason }: By & Pick<Suspension, 'reason'>,
): VendorEvent[] {
  const { status, userId, active, fellWith } = vendor;
  const falls = active || (fellWith === 'account' && follows === 'role');
  if (status !== 'approved' || !falls) return [];
  return [
    event(
      'VendorSuspendedV3',
      { vendorId, userId, confirmedBookings: 'cancelled', suspendedAt: now, follows },
      { subject: userId, fields: { reason } },
    ),
  ];
}

/** What was suspended for another reason stays so. */
export function reinstateWith(follows: OwnersFall, { userId, fellWith }: Vendor, { vendorId, now }: By): VendorEvent[] {
  return fellWith === follows ? [event('VendorReinstatedV2', { vendorId, userId, reinstatedAt: now, follows })] : [];
}

/** The provider hides profile and services themselves. Whether an admin has suspended them is another matter. */
export function pause(vendor: Vendor, { vendorId, now }: By): VendorEvent[] {
  const { userId, paused } = approved(vendor);
  return paused ? [] : [event('VendorPaused', { vendorId, userId, pausedAt: now })];
}

export function resume(vendor: Vendor, { vendorId, now }: By): VendorEvent[] {
  const { userId, paused } = approved(vendor);
  return paused ? [event('VendorResumed', { vendorId, userId, resumedAt: now })] : [];
}

function approved(vendor: Vendor): Vendor {
  if (vendor.status === 'none') throw new NotFound('vendor');
  if (vendor.status !== 'approved') throw new Rejected('vendor-onboarding/not-approved', 'This business has not been approved.');
  return vendor;
}
