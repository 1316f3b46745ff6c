import { defineEntity } from '@mikro-orm/core';
import { unlessErased } from '../../platform/events/event.js';
import { flag, instant, uuid, words } from '../../platform/tables/columns.js';
import { ignore, insert, patch, projection, type RowOf } from '../../platform/tables/projection.js';
import { ofTrigrams, overComputed } from '../../platform/tables/text/text-index.js';
import type { AccountEvent } from '../account.events.js';
import { type Role, ROLES, rolesFrom } from '../role.js';
import { DEFAULT_SETTINGS } from '../settings.js';

/** Everybody who has an account, and what their profile tells. Names are `null` for erased people. */
export const AccountRow = defineEntity({
  name: 'AccountRow',
  tableName: 'account_directory',
  schema: 'read',
  indexes: [
    // A page and a total of a role or state: everybody but the erased.
    {
      name: 'account_directory_newest',
      expression: `${overComputed('account_directory_newest', 'account_directory', 'registered_at, id, deactivated_at, is_admin, is_auditor, is_vendor')} where email is not null`,
    },
    {
      name: 'account_directory_by_name',
      expression: overComputed('account_directory_by_name', 'account_directory', `lower(coalesce(full_name, 'Unknown User'))`),
    },
    { name: 'account_directory_email', expression: overComputed('account_directory_email', 'account_directory', 'lower(email)') },
    { name: 'account_directory_name', expression: ofTrigrams('account_directory_name', 'account_directory', 'lower(full_name)') },
    {
      name: 'account_directory_digits',
      expression: ofTrigrams('account_directory_digits', 'account_directory', `regexp_replace(phone, '\\D', '', 'g')`),
    },
  ],
  properties: {
    id: uuid().primary(),
    email: words().nullable(),
    fullName: words().nullable(),
    phone: words().nullable(),
    address: words().nullable(),
    city: words().nullable(),
    state: words().nullable(),
    zipCode: words().nullable(),
    isAdmin: flag(),
    isAuditor: flag(),
    isVendor: flag(),
    emailVerified: flag(),
    /** Under which the photo is served; `null`: they have none. */
    photoId: uuid().nullable(),
    /** Off: others do not read the name. */
    publicProfile: flag(),
    /** `null`: never. */
    profileChangedAt: instant().nullable(),
    registeredAt: instant(),
    /** By an administrator; `null`: nobody shuts them out. */
    deactivatedAt: instant().nullable(),
    deactivatedBy: uuid().nullable(),
    deactivationReason: words().nullable(),
  },
});

export const accountDirectory = projection<AccountEvent>(
  'identity.account-directory',
  [AccountRow],
  {
    UserRegistered: ({ userId, registeredAt }, { personal: { email, fullName } }) =>
      insert(AccountRow, {
        id: userId,
        email: unlessErased(email),
        fullName: unlessErased(fullName),
        ...NOTHING_TOLD,
        isAdmin: false,
        isAuditor: false,
        isVendor: false,
        emailVerified: false,
        photoId: null,
        publicProfile: DEFAULT_SETTINGS.privacy.publicProfile,
        profileChangedAt: null,
        registeredAt,
        ...NOT_DEACTIVATED,
      }),
    EmailVerified: ({ userId }) => patch(AccountRow, { id: userId }, { emailVerified: true }),
    RoleGrantedV2: ({ userId, role }) => patch(AccountRow, { id: userId }, holds(role, true)),
    RoleRevokedV2: ({ userId, role }) => patch(AccountRow, { id: userId }, holds(role, false)),
    ProfileUpdated: ({ userId, updatedAt }, { personal }) =>
      patch(
        AccountRow,
        { id: userId },
        {
          fullName: unlessErased(personal.fullName),
          phone: unlessErased(personal.phone),
          address: unlessErased(personal.address),
          city: unlessErased(personal.city),
          state: unlessErased(personal.state),
          zipCode: unlessErased(personal.zipCode),
          profileChangedAt: updatedAt,
        },
      ),
    ProfilePhotoChanged: ({ userId, photoId }) => patch(AccountRow, { id: userId }, { photoId }),
    SettingsChanged: ({ userId, privacy: { publicProfile } }) => patch(AccountRow, { id: userId }, { publicProfile }),
    EmailChanged: ({ userId }, { personal: { email } }) =>
      patch(AccountRow, { id: userId }, { email: unlessErased(email), emailVerified: true }),
    AccountDeactivated: ({ userId, deactivatedAt, deactivatedBy }, { personal }) =>
      patch(AccountRow, { id: userId }, { deactivatedAt, deactivatedBy, deactivationReason: unlessErased(personal.reason) }),
    AccountReactivated: ({ userId }) => patch(AccountRow, { id: userId }, NOT_DEACTIVATED),
    PersonalDataErased: ({ userId }) =>
      patch(
        AccountRow,
        { id: userId },
        {
          email: null,
          fullName: null,
          ...NOTHING_TOLD,
          photoId: null,
          isAdmin: false,
          isAuditor: false,
          isVendor: false,
          deactivationReason: null,
        },
      ),
    PasswordChanged: ignore,
    TwoFactorEnabled: ignore,
    TwoFactorDisabled: ignore,
    RecoveryCodeUsed: ignore,
    RecoveryCodesRenewed: ignore,
    PersonalFileOpened: ignore,
    SessionsEnded: ignore,
    DeletionRequested: ignore,
    DeletionRefused: ignore,
  },
  { version: 3 },
);

const NOT_DEACTIVATED = { deactivatedAt: null, deactivatedBy: null, deactivationReason: null } as const;
const NOTHING_TOLD = { phone: null, address: null, city: null, state: null, zipCode: null } as const;

const COLUMN = { admin: 'isAdmin', auditor: 'isAuditor', vendor: 'isVendor' } as const;

/** A customer's role is no column: everybody but an auditor has it. */
const holds = (role: Role, held: boolean) => (role === 'user' ? {} : { [COLUMN[role]]: held });

/** The roles that a row tells. */
export const rolesOf = (row: Pick<RowOf<typeof AccountRow>, 'isAdmin' | 'isAuditor' | 'isVendor'>): readonly Role[] =>
  rolesFrom(ROLES.filter((role) => role !== 'user' && row[COLUMN[role]]));
