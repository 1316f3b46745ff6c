import { type Event, eventOf } from '../platform/events/event.js';
import type { PersonalDataErased } from '../platform/events/personal-data.events.js';
import type { Role } from './role.js';
import type { Settings } from './settings.js';

/** Stream `user-<userId>`: an account and the person behind it. */
export type UserRegistered = Event<'UserRegistered', { userId: string; registeredAt: string }, { email: string; fullName: string }>;
export type EmailVerified = Event<'EmailVerified', { userId: string; verifiedAt: string }>;
/**
 * `grantedBy`: the administrator, who says why; `null`: nobody has, such as for whoever applies as a business owner. `twoFactorWaived`: this admin or auditor works
 * without a second factor. Only demo data says so.
 */
export type RoleGrantedV2 = Event<
  'RoleGrantedV2',
  { userId: string; role: Role; grantedBy: string | null; grantedAt: string; twoFactorWaived?: true },
  { reason: string | null }
>;
/** `revokedBy`: the administrator, who says why; `null`: nobody knows any more. */
export type RoleRevokedV2 = Event<
  'RoleRevokedV2',
  { userId: string; role: Role; revokedBy: string | null; revokedAt: string },
  { reason: string | null }
>;
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
/** `null`: the photo was removed. The picture itself is no fact of the history. */
export type ProfilePhotoChanged = Event<'ProfilePhotoChanged', { userId: string; photoId: string | null; changedAt: string }>;
/** All settings as they are from now on. */
export type SettingsChanged = Event<'SettingsChanged', { userId: string; changedAt: string } & Settings>;
export type PasswordChanged = Event<'PasswordChanged', { userId: string; changedAt: string; how: 'changed' | 'recovered' }>;
/** The new address is confirmed, and the person signs in with it from now on. */
export type EmailChanged = Event<'EmailChanged', { userId: string; changedAt: string }, { email: string }>;
export type TwoFactorEnabled = Event<'TwoFactorEnabled', { userId: string; enabledAt: string }>;
export type TwoFactorDisabled = Event<'TwoFactorDisabled', { userId: string; disabledAt: string }>;
export type RecoveryCodeUsed = Event<'RecoveryCodeUsed', { userId: string; usedAt: string }>;
export type RecoveryCodesRenewed = Event<'RecoveryCodesRenewed', { userId: string; renewedAt: string }>;
/** The person has just proven to be that person, and is about to get the file of what is held on them with nothing masked. */
export type PersonalFileOpened = Event<'PersonalFileOpened', { userId: string; openedAt: string }>;
/** From here on nothing new begins for this person, until the deletion is carried out, refused, or has lapsed. */
export type DeletionRequested = Event<'DeletionRequested', { userId: string; requestedAt: string }>;
export type DeletionRefused = Event<'DeletionRefused', { userId: string; refusedAt: string }>;
/** An administrator has shut the person out: their sessions end, they can't sign in, their business is out of view, and what is open for them is called off. */
export type AccountDeactivated = Event<
  'AccountDeactivated',
  { userId: string; deactivatedBy: string; deactivatedAt: string },
  { reason: string }
>;
/** What only the deactivation had changed is as it was; what it has called off stays so. */
export type AccountReactivated = Event<'AccountReactivated', { userId: string; reactivatedBy: string; reactivatedAt: string }>;
/** An administrator has signed the person out everywhere. They can sign in again. */
export type SessionsEnded = Event<'SessionsEnded', { userId: string; endedBy: string; endedAt: string }>;
export type AccountEvent =
  | UserRegistered
  | EmailVerified
  | RoleGrantedV2
  | RoleRevokedV2
  | ProfileUpdated
  | ProfilePhotoChanged
  | SettingsChanged
  | PasswordChanged
  | EmailChanged
  | TwoFactorEnabled
  | TwoFactorDisabled
  | RecoveryCodeUsed
  | RecoveryCodesRenewed
  | PersonalFileOpened
  | DeletionRequested
  | DeletionRefused
  | AccountDeactivated
  | AccountReactivated
  | SessionsEnded
  | PersonalDataErased;

/** Stream `email-<keyed hash of the address>`: an address belongs to one account. */
export type EmailClaimed = Event<'EmailClaimed', { userId: string; claimedAt: string }>;
export type EmailReleased = Event<'EmailReleased', { userId: string; releasedAt: string }>;
/** Somebody signed up with an address that is taken; `userId` is its owner, who gets a mail about it. */
export type EmailClaimRefused = Event<'EmailClaimRefused', { userId: string; refusedAt: string }, { email: string }>;
export type EmailAddressEvent = EmailClaimed | EmailReleased | EmailClaimRefused;

/** Builds the facts above. */
export const event = eventOf<AccountEvent | EmailAddressEvent>();
