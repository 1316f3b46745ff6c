import { given } from '../../../test/support/given.js';
import { event } from '../../accounts/account.events.js';
import { Account } from '../../accounts/index.js';
import { mustBeFirstAdmin, mustBeSafe, registerFirstAdmin } from './roles.decisions.js';

const ADA = '0190a000-0000-8000-8000-000000000001';
const NOW = '2026-03-02T09:00:00.000Z';

describe('what a role asks of its holder', () => {
  const safe = { role: 'admin', twoFactorWaived: false, production: true, passwordTooShort: false } as const;
  test.each([
    ['nothing, of whoever is safe', safe],
    ['no second factor in demo data', { ...safe, twoFactorWaived: true, production: false }],
    ['no long password of a provider', { ...safe, role: 'vendor' as const, passwordTooShort: true }],
  ])('%s', (_, by) => {
    expect(() => mustBeSafe(by)).not.toThrow();
  });

  test.each([
    ['a second factor in production', 'identity/two-factor-not-waived', { ...safe, twoFactorWaived: true }],
    ['a long password of an admin', 'identity/password-too-short', { ...safe, passwordTooShort: true }],
    ['a long password of an auditor', 'identity/password-too-short', { ...safe, role: 'auditor' as const, passwordTooShort: true }],
  ])('%s', (_, code, by) => {
    expect(() => mustBeSafe(by)).toThrow(expect.objectContaining({ code, status: 409 }));
  });
});

describe('the first admin', () => {
  const by = { userId: ADA, email: 'ada@example.test', fullName: 'Ada Lovelace', emailVerified: true, now: NOW };
  const registered = event(
    'UserRegistered',
    { userId: ADA, registeredAt: NOW },
    { subject: ADA, fields: { email: 'ada@example.test', fullName: 'Ada Lovelace' } },
  );
  const registering = (account: Account) => registerFirstAdmin(account, by);

  test('is registered and made admin in one', () =>
    given(Account)
      .when(registering)
      .then(
        registered,
        event('EmailVerified', { userId: ADA, verifiedAt: NOW }),
        event('RoleGrantedV2', { userId: ADA, role: 'admin', grantedBy: null, grantedAt: NOW }, { subject: ADA, fields: { reason: null } }),
      ));
  test('is the only first one', () => given(Account, registered).when(registering).thenRejected('identity/admin-exists'));
  test('comes before any other', () => {
    expect(() => mustBeFirstAdmin(false)).not.toThrow();
    expect(() => mustBeFirstAdmin(true)).toThrow(expect.objectContaining({ code: 'identity/admin-exists', status: 409 }));
  });
});
