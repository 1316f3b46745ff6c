import { type Concern, concerns, holding, own } from '../../platform/live/concerns.js';
import { ignore } from '../../platform/tables/projection.js';
import type { AccountEvent } from '../account.events.js';

/** Administrators see it in the list of everybody. */
const LISTED: Concern = { audience: [holding('admin')], tags: ['User'] };

/** A person's account is theirs, and what it tells administrators. What answers with a new session (a password, a second factor) is told when that has begun. */
export const accountConcerns = concerns<AccountEvent>({
  UserRegistered: LISTED,
  EmailVerified: ignore,
  // Their open windows show what they may do now.
  RoleGrantedV2: ({ userId }) => [{ audience: [userId], tags: ['Profile'] }, LISTED],
  // Their sessions end.
  RoleRevokedV2: LISTED,
  // A provider's business shows their name.
  ProfileUpdated: () => [own('Profile', 'Vendor'), LISTED],
  // All that shows the photo of somebody who is a provider too.
  ProfilePhotoChanged: () => [own('Profile', 'Vendor', 'Service', 'Review', 'Booking', 'Favorite'), LISTED],
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
  AccountDeactivated: LISTED,
  AccountReactivated: LISTED,
  SessionsEnded: LISTED,
  PersonalDataErased: LISTED,
});
