import type { Event } from '../platform/events/event.js';
import type { PersonalDataErased } from '../platform/events/personal-data.events.js';
import type { Role } from './role.js';

/** Stream `user-<userId>`: an account and the person behind it. */
export type UserRegistered = Event<'UserRegistered', { userId: string; registeredAt: string }, { email: string; fullName: string }>;
export type EmailVerified = Event<'EmailVerified', { userId: string; verifiedAt: string }>;
export type RoleGranted = Event<'RoleGranted', { userId: string; role: Role; grantedAt: string }>;
export type RoleRevoked = Event<'RoleRevoked', { userId: string; role: Role; revokedAt: string }>;
export type ProfileUpdated = Event<
  'ProfileUpdated',
  { userId: string; updatedAt: string },
  {
    fullName: string | null;
    phone: string | null;
    address: string | null;
    city: string | null;
    state: string | null;
    zipCode: string | null;
  }
>;
export type AccountEvent = UserRegistered | EmailVerified | RoleGranted | RoleRevoked | ProfileUpdated | PersonalDataErased;

/** Stream `email-<keyed hash of the address>`: an address belongs to one account. */
export type EmailClaimed = Event<'EmailClaimed', { userId: string; claimedAt: string }>;
export type EmailReleased = Event<'EmailReleased', { userId: string; releasedAt: string }>;
/** Somebody signed up with an address that is taken; `userId` is its owner, who gets a mail about it. */
export type EmailClaimRefused = Event<'EmailClaimRefused', { userId: string; refusedAt: string }, { email: string }>;
export type EmailAddressEvent = EmailClaimed | EmailReleased | EmailClaimRefused;

export type IdentityEvent = AccountEvent | EmailAddressEvent;
