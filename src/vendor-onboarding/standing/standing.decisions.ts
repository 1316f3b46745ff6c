import { NotFound, Rejected } from '../../platform/errors.js';
import { event, type VendorEvent, type VendorSuspendedV2 } from '../vendor.events.js';
import type { Vendor } from '../vendor.js';

/** Why, and what becomes of the bookings that stand. */
export type Suspension = VendorSuspendedV2['personal']['fields'] & Pick<VendorSuspendedV2['data'], 'confirmedBookings'>;

interface By {
  readonly vendorId: string;
  readonly now: string;
}

/** An admin takes a provider out of public view. */
export function suspend(vendor: Vendor, { vendorId, now, reason, confirmedBookings }: By & Suspension): VendorEvent[] {
  const { userId, active } = approved(vendor);
  if (!active) return [];
  return [event('VendorSuspendedV2', { vendorId, userId, confirmedBookings, suspendedAt: now }, { subject: userId, fields: { reason } })];
}

export function reinstate(vendor: Vendor, { vendorId, now }: By): VendorEvent[] {
  const { userId, active } = approved(vendor);
  return active ? [] : [event('VendorReinstated', { vendorId, userId, reinstatedAt: now })];
}

/** With the account of its owner a business that is active goes out of view; one that is not stays as it is. Nobody who is booked comes. */
export function suspendWithAccount(vendor: Vendor, { vendorId, now, reason }: By & Pick<Suspension, 'reason'>): VendorEvent[] {
  const { status, userId, active } = vendor;
  if (status !== 'approved' || !active) return [];
  return [
    event(
      'VendorSuspendedV2',
      { vendorId, userId, confirmedBookings: 'cancelled', suspendedAt: now, withAccount: true },
      { subject: userId, fields: { reason } },
    ),
  ];
}

/** What an admin had suspended for another reason stays suspended. */
export function reinstateWithAccount({ userId, suspendedWithAccount }: Vendor, { vendorId, now }: By): VendorEvent[] {
  return suspendedWithAccount ? [event('VendorReinstated', { vendorId, userId, reinstatedAt: now, withAccount: true })] : [];
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
