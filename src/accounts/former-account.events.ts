import type { Event } from '../platform/events/event.js';
import type { RoleGrantedV2, RoleRevokedV2 } from './account.events.js';

/** Former shape of `RoleGrantedV2`: it did not tell by whom, nor why. */
export type RoleGranted = Event<'RoleGranted', Omit<RoleGrantedV2['data'], 'grantedBy'>>;
/** Former shape of `RoleRevokedV2`: it did not tell by whom, nor why. */
export type RoleRevoked = Event<'RoleRevoked', Omit<RoleRevokedV2['data'], 'revokedBy'>>;
/** Recorded no longer; those that stand in a history are read as their successors. */
export type FormerAccountEvent = RoleGranted | RoleRevoked;
