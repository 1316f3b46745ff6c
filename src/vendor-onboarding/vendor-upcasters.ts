import type { Shape, Upcasters } from '../platform/events/upcast.js';
import type { FormerVendorEvent } from './former-vendor.events.js';
import type { VendorEvent } from './vendor.events.js';

/** What former days told about the owner in clear is the owner's: it reads as the sealed fields do, and `[erased]` when they do. */
const nowSealed =
  (type: VendorEvent['type'] | FormerVendorEvent['type'], field: 'reason' | 'websiteUrl') =>
  ({ data }: Shape): Shape => {
    const { [field]: told = null, ...facts } = data as { userId: string; reason?: string; websiteUrl?: string | null };
    return { type, data: facts, personal: { subject: facts.userId, fields: { [field]: told } } };
  };

/** Of former days there was the account alone with which a business could fall. */
const nowFollowing =
  (type: VendorEvent['type']) =>
  ({ data }: Shape): Shape => {
    const { withAccount, ...facts } = data as { withAccount?: true };
    return { type, data: { ...facts, follows: withAccount ? 'account' : null } };
  };

export const vendorUpcasters = {
  VendorApplied: nowSealed('VendorAppliedV2', 'websiteUrl'),
  VendorRejected: nowSealed('VendorRejectedV2', 'reason'),
  VendorSuspended: nowSealed('VendorSuspendedV2', 'reason'),
  VendorSuspendedV2: nowFollowing('VendorSuspendedV3'),
  VendorReinstated: nowFollowing('VendorReinstatedV2'),
  KycViewed: nowSealed('KycViewedV2', 'reason'),
} satisfies Upcasters & Record<FormerVendorEvent['type'], unknown>;
