import { given } from '../../../test/support/given.js';
import { fold } from '../../platform/events/decider.js';
import { event } from '../account.events.js';
import { DEFAULT_SETTINGS } from '../settings.js';
import { Account, grantRole, register, requireVerifiedEmail, updateProfile, verifyEmail } from './account.js';

const ADA = '0190a000-0000-8000-8000-000000000001';
const NOW = '2026-03-02T09:00:00.000Z';
const LATER = '2026-03-02T09:00:01.000Z';
const PERSON = { userId: ADA, email: 'ada@example.test', fullName: 'Ada Lovelace', emailVerified: false, now: NOW };
const PROFILE = { fullName: 'Ada King', phone: '206-555-0101', address: null, city: 'Seattle', state: 'WA', zipCode: '98101' };

const registered = event(
  'UserRegistered',
  { userId: ADA, registeredAt: NOW },
  { subject: ADA, fields: { email: PERSON.email, fullName: PERSON.fullName } },
);
const verified = event('EmailVerified', { userId: ADA, verifiedAt: NOW });
const granted = (role: 'admin' | 'auditor' | 'vendor') =>
  event('RoleGrantedV2', { userId: ADA, role, grantedBy: null, grantedAt: NOW }, { subject: ADA, fields: { reason: null } });
const revoked = (role: 'admin' | 'auditor' | 'vendor') =>
  event('RoleRevokedV2', { userId: ADA, role, revokedBy: null, revokedAt: NOW }, { subject: ADA, fields: { reason: null } });
const erased = event('PersonalDataErased', { userId: ADA, erasedAt: NOW });

describe('registering', () => {
  test('makes an account that waits for its address to be confirmed', () =>
    given(Account)
      .when((account) => register(account, PERSON))
      .then(registered));
  test('needs no confirmation of an address that is known to be theirs', () =>
    given(Account)
      .when((account) => register(account, { ...PERSON, emailVerified: true }))
      .then(registered, verified));
  test('twice changes nothing', () =>
    given(Account, registered)
      .when((account) => register(account, PERSON))
      .thenNothing());
});

describe('confirming the address', () => {
  const by = { userId: ADA, now: NOW };
  test('is remembered', () =>
    given(Account, registered)
      .when((account) => verifyEmail(account, by))
      .then(verified));
  test('twice changes nothing', () =>
    given(Account, registered, verified)
      .when((account) => verifyEmail(account, by))
      .thenNothing());
  test('needs an account', () =>
    given(Account)
      .when((account) => verifyEmail(account, by))
      .thenNotFound());
  test('is over for an erased person', () =>
    given(Account, registered, erased)
      .when((account) => verifyEmail(account, by))
      .thenNotFound());
  test('is what booking waits for', () => {
    expect(() => requireVerifiedEmail({ emailVerified: false })).toThrow(
      expect.objectContaining({ code: 'identity/email-unverified', status: 403 }),
    );
    expect(() => requireVerifiedEmail({ emailVerified: true })).not.toThrow();
  });
});

describe('granting a role', () => {
  const as = (role: 'admin' | 'auditor' | 'vendor') => ({ userId: ADA, role, now: NOW });
  test('adds it to those that the person has', () =>
    given(Account, registered, granted('vendor'))
      .when((account) => grantRole(account, as('admin')))
      .then(granted('admin')));
  test('twice changes nothing', () =>
    given(Account, registered, granted('vendor'))
      .when((account) => grantRole(account, as('vendor')))
      .thenNothing());
  test('an auditor gets no other role', () =>
    given(Account, registered, granted('auditor'))
      .when((account) => grantRole(account, as('vendor')))
      .thenRejected('identity/auditor-stands-alone'));
  test('who has a role does not become auditor', () =>
    given(Account, registered, granted('admin'))
      .when((account) => grantRole(account, as('auditor')))
      .thenRejected('identity/auditor-stands-alone'));
  test('who has lost every role can become auditor', () =>
    given(Account, registered, granted('admin'), revoked('admin'))
      .when((account) => grantRole(account, as('auditor')))
      .then(granted('auditor')));
  test('needs an account', () =>
    given(Account)
      .when((account) => grantRole(account, as('admin')))
      .thenNotFound());
});

describe('the profile', () => {
  test('is kept under the key of its person', () =>
    given(Account, registered)
      .when((account) => updateProfile(account, { userId: ADA, profile: PROFILE, now: NOW }))
      .then(event('ProfileUpdated', { userId: ADA, updatedAt: NOW }, { subject: ADA, fields: PROFILE })));
  test('is changed by what rests on it as it is, and not by what has seen an older one', () => {
    const told = event('ProfileUpdated', { userId: ADA, updatedAt: NOW }, { subject: ADA, fields: PROFILE });
    const later = event('ProfileUpdated', { userId: ADA, updatedAt: LATER }, { subject: ADA, fields: PROFILE });
    const resting = (seen: string | null) => (account: Account) =>
      updateProfile(account, { userId: ADA, profile: PROFILE, seen, now: LATER });
    given(Account, registered).when(resting(null)).then(later);
    given(Account, registered, told).when(resting(NOW)).then(later);
    given(Account, registered, told).when(resting(null)).thenRejected('platform/changed-meanwhile');
    given(Account, registered, told, later).when(resting(NOW)).thenRejected('platform/changed-meanwhile');
  });
  test('is as it was, whatever else happens to the account', () => {
    const photo = event('ProfilePhotoChanged', { userId: ADA, photoId: 'p1', changedAt: LATER });
    const settings = event('SettingsChanged', { userId: ADA, changedAt: LATER, ...DEFAULT_SETTINGS });
    expect(fold(Account, [registered, verified, granted('vendor'), photo, settings]).profileChangedAt).toBeNull();
  });
  test('of an erased person does not come back', () =>
    given(Account, registered, erased)
      .when((account) => updateProfile(account, { userId: ADA, profile: PROFILE, now: NOW }))
      .thenNotFound());
});
