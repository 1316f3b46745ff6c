import type { Event } from '../platform/events/event.js';
import type { KycViewedV2, VendorAppliedV2, VendorReinstatedV2, VendorRejectedV2, VendorSuspendedV3 } from './vendor.events.js';

/** Former shape of `VendorAppliedV2`: the website stood in clear. */
export type VendorApplied = Event<
  'VendorApplied',
  VendorAppliedV2['data'] & { websiteUrl: string | null },
  Omit<VendorAppliedV2['personal']['fields'], 'websiteUrl'>
>;
/** Former shape of `VendorRejectedV2`: the reason stood in clear. */
export type VendorRejected = Event<'VendorRejected', VendorRejectedV2['data'] & { reason: string }>;
/** Former shape of `VendorSuspendedV2`: the reason stood in clear. */
export type VendorSuspended = Event<'VendorSuspended', Omit<VendorSuspendedV3['data'], 'follows'> & { reason: string }>;
/** Former shape of `VendorSuspendedV3`: a business fell with the account of its owner (`withAccount`), or for itself. */
export type VendorSuspendedV2 = Event<
  'VendorSuspendedV2',
  Omit<VendorSuspendedV3['data'], 'follows'> & { withAccount?: true },
  VendorSuspendedV3['personal']['fields']
>;
/** Former shape of `VendorReinstatedV2`: a business came back with the account of its owner (`withAccount`), or for itself. */
export type VendorReinstated = Event<'VendorReinstated', Omit<VendorReinstatedV2['data'], 'follows'> & { withAccount?: true }>;
/** Former shape of `KycViewedV2`: the reason stood in clear. */
export type KycViewed = Event<'KycViewed', KycViewedV2['data'] & { reason: string }>;
/** Recorded no longer; those that stand in a history are read as their successors. */
export type FormerVendorEvent = VendorApplied | VendorRejected | VendorSuspended | VendorSuspendedV2 | VendorReinstated | KycViewed;
