import { concerns, own } from '../../platform/live/concerns.js';
import { ignore } from '../../platform/tables/projection.js';
import type { AccountEvent } from '../account.events.js';

/** A person's account is theirs alone. What answers with a new session (a password, a second factor) is told when that has begun. */
export const accountConcerns = concerns<AccountEvent>({
  UserRegistered: ignore,
  EmailVerified: ignore,
  RoleGranted: ignore,
  RoleRevoked: ignore,
  // A provider's business shows their name.
  ProfileUpdated: own('Profile', 'Vendor'),
  // All that shows the photo of somebody who is a provider too.
  ProfilePhotoChanged: own('Profile', 'Vendor', 'Service', 'Review', 'Booking', 'Favorite'),
  SettingsChanged: own('Settings'),
  PasswordChanged: ignore,
  EmailChanged: ignore,
  TwoFactorEnabled: ignore,
  TwoFactorDisabled: ignore,
  RecoveryCodeUsed: ignore,
  RecoveryCodesRenewed: own('Security'),
  PersonalFileOpened: ignore,
  DeletionRequested: ignore,
  DeletionRefused: ignore,
  PersonalDataErased: ignore,
});
