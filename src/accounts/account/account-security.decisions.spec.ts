import { given } from '../../../test/support/given.js';
import { event } from '../account.events.js';
import { Account } from './account.js';
import {
  changeEmail,
  changePassword,
  disableTwoFactor,
  enableTwoFactor,
  openPersonalFile,
  recoverPassword,
  renewRecoveryCodes,
  spendRecoveryCode,
} from './account-security.decisions.js';

const ADA = '0190a000-0000-8000-8000-000000000001';
const NOW = '2026-03-02T09:00:00.000Z';
const NEW_EMAIL = 'king@example.test';
const BY = { userId: ADA, now: NOW };

const registered = event(
  'UserRegistered',
  { userId: ADA, registeredAt: NOW },
  { subject: ADA, fields: { email: 'ada@example.test', fullName: 'Ada Lovelace' } },
);
const verified = event('EmailVerified', { userId: ADA, verifiedAt: NOW });
const erased = event('PersonalDataErased', { userId: ADA, erasedAt: NOW });
const enabled = event('TwoFactorEnabled', { userId: ADA, enabledAt: NOW });
const disabled = event('TwoFactorDisabled', { userId: ADA, disabledAt: NOW });
const granted = (role: 'admin' | 'auditor' | 'vendor') =>
  event('RoleGrantedV2', { userId: ADA, role, grantedBy: null, grantedAt: NOW }, { subject: ADA, fields: { reason: null } });
const password = (how: 'changed' | 'recovered') => event('PasswordChanged', { userId: ADA, changedAt: NOW, how });
const emailChanged = event('EmailChanged', { userId: ADA, changedAt: NOW }, { subject: ADA, fields: { email: NEW_EMAIL } });

describe('another password', () => {
  test('is remembered, not what it is', () =>
    given(Account, registered, verified)
      .when((account) => changePassword(account, BY))
      .then(password('changed')));
  test('chosen by a mailed link confirms the address as well', () =>
    given(Account, registered)
      .when((account) => recoverPassword(account, BY))
      .then(verified, password('recovered')));
  test('and confirms it once', () =>
    given(Account, registered, verified)
      .when((account) => recoverPassword(account, BY))
      .then(password('recovered')));
});

describe('another address', () => {
  test('is kept under the key of its person', () =>
    given(Account, registered, verified)
      .when((account) => changeEmail(account, { ...BY, email: NEW_EMAIL }))
      .then(emailChanged));
  test('is confirmed by its link', () =>
    given(Account, registered)
      .when((account) => changeEmail(account, { ...BY, email: NEW_EMAIL }))
      .then(emailChanged, verified));
});

describe('two-factor sign-in', () => {
  test('is switched on', () =>
    given(Account, registered, verified)
      .when((account) => enableTwoFactor(account, BY))
      .then(enabled));
  test('is set up anew with another authenticator', () =>
    given(Account, registered, verified, enabled)
      .when((account) => enableTwoFactor(account, BY))
      .then(enabled));
  test('is switched off', () =>
    given(Account, registered, enabled, granted('vendor'))
      .when((account) => disableTwoFactor(account, BY))
      .then(disabled));
  test('is switched off once', () =>
    given(Account, registered, enabled, disabled)
      .when((account) => disableTwoFactor(account, BY))
      .thenNothing());
  test.each(['admin', 'auditor'] as const)('stays on for who is %s', (role) =>
    given(Account, registered, granted(role), enabled)
      .when((account) => disableTwoFactor(account, BY))
      .thenRejected('identity/two-factor-needed'),
  );
});

describe('recovery codes', () => {
  test('are spent one by one', () =>
    given(Account, registered, enabled)
      .when((account) => spendRecoveryCode(account, BY))
      .then(event('RecoveryCodeUsed', { userId: ADA, usedAt: NOW })));
  test('are made anew', () =>
    given(Account, registered, enabled)
      .when((account) => renewRecoveryCodes(account, BY))
      .then(event('RecoveryCodesRenewed', { userId: ADA, renewedAt: NOW })));
  test('belong to two-factor sign-in', () =>
    given(Account, registered)
      .when((account) => renewRecoveryCodes(account, BY))
      .thenRejected('identity/two-factor-off'));
});

test.each([
  ['changePassword', changePassword],
  ['recoverPassword', recoverPassword],
  ['changeEmail', (account: Account) => changeEmail(account, { ...BY, email: NEW_EMAIL })],
  ['enableTwoFactor', enableTwoFactor],
  ['disableTwoFactor', disableTwoFactor],
  ['spendRecoveryCode', spendRecoveryCode],
  ['renewRecoveryCodes', renewRecoveryCodes],
  ['openPersonalFile', openPersonalFile],
] as const)('an erased person is nobody: %s', (_, decide) =>
  given(Account, registered, enabled, erased)
    .when((account) => decide(account, BY))
    .thenNotFound(),
);
