import { given } from '../../../test/support/given.js';
import { fold } from '../../platform/events/decider.js';
import { event } from '../account.events.js';
import { Account } from '../account/account.js';
import type { GrantedRole } from '../role.js';
import { grantRoleTo, revokeRoleOf } from './role-changes.decisions.js';

const ADA = '0190a000-0000-8000-8000-000000000001';
const EVE = '0190a000-0000-8000-8000-000000000002';
const NOW = '2026-03-02T09:00:00.000Z';
const REASON = 'Joins us in the office.';

const registered = event(
  'UserRegistered',
  { userId: ADA, registeredAt: NOW },
  { subject: ADA, fields: { email: 'ada@example.test', fullName: 'Ada Lovelace' } },
);
const verified = event('EmailVerified', { userId: ADA, verifiedAt: NOW });
const why = { subject: ADA, fields: { reason: REASON } };
const granted = (role: GrantedRole) => event('RoleGrantedV2', { userId: ADA, role, grantedBy: EVE, grantedAt: NOW }, why);
const revoked = (role: GrantedRole) => event('RoleRevokedV2', { userId: ADA, role, revokedBy: EVE, revokedAt: NOW }, why);
const deactivated = event('AccountDeactivated', { userId: ADA, deactivatedBy: EVE, deactivatedAt: NOW }, why);
const erased = event('PersonalDataErased', { userId: ADA, erasedAt: NOW });

const eve: Account = { ...Account.initial, registered: true, roles: ['admin'] };
const by = (role: GrantedRole) => ({ userId: ADA, role, adminId: EVE, admin: eve, reason: REASON, now: NOW });
const granting = (role: GrantedRole) => (account: Account) => grantRoleTo(account, by(role));
const revoking = (role: GrantedRole) => (account: Account) => revokeRoleOf(account, by(role));

describe('giving a role', () => {
  test.each(['vendor', 'admin', 'auditor'] as const)('%s: by whom and why is remembered', (role) =>
    given(Account, registered, verified).when(granting(role)).then(granted(role)),
  );
  test('that was taken before', () =>
    given(Account, registered, verified, granted('admin'), revoked('admin')).when(granting('admin')).then(granted('admin')));
  test('that they hold changes nothing', () =>
    given(Account, registered, verified, granted('admin')).when(granting('admin')).thenNothing());

  test.each(['admin', 'auditor'] as const)('%s asks for an address that is confirmed', (role) =>
    given(Account, registered).when(granting(role)).thenRejected('identity/holder-unverified'),
  );
  test('vendor does not', () => given(Account, registered).when(granting('vendor')).then(granted('vendor')));
  test('asks for an account that is open', () =>
    given(Account, registered, verified, deactivated).when(granting('vendor')).thenRejected('identity/holder-deactivated'));
  test('leaves an auditor alone', () => {
    const alone = 'identity/auditor-stands-alone';
    given(Account, registered, verified, granted('vendor')).when(granting('auditor')).thenRejected(alone);
    given(Account, registered, verified, granted('auditor')).when(granting('vendor')).thenRejected(alone);
  });
});

describe('taking a role', () => {
  test.each([
    ['of a provider', 'vendor', []],
    ['of another administrator: who takes it stays one', 'admin', []],
    ['of somebody who is shut out', 'vendor', [deactivated]],
  ] as const)('%s: by whom and why is remembered', (_, role, after) =>
    given(Account, registered, granted(role), ...after)
      .when(revoking(role))
      .then(revoked(role)),
  );
  test('that they do not hold changes nothing', () => {
    given(Account, registered).when(revoking('admin')).thenNothing();
    given(Account, registered, granted('vendor'), revoked('vendor')).when(revoking('vendor')).thenNothing();
  });
});

describe.each([
  ['giving', grantRoleTo],
  ['taking', revokeRoleOf],
])('%s a role', (_, decide) => {
  test('is nobody’s own affair', () =>
    given(Account, registered, granted('admin'))
      .when((account) => decide(account, { ...by('vendor'), adminId: ADA }))
      .thenRejected('identity/own-roles'));
  test('of nobody is impossible', () => {
    for (const history of [[], [registered, erased]])
      given(Account, ...history)
        .when((account) => decide(account, by('vendor')))
        .thenNotFound();
  });
  test.each([
    ['the role', { ...eve, roles: [] }, 'identity/not-admin'],
    ['the account', { ...eve, deactivatedAt: NOW }, 'identity/account-deactivated'],
  ])('is not for whoever has just lost %s', (__, admin, code) => {
    const account = fold(Account, [registered]);
    expect(() => decide(account, { ...by('vendor'), admin })).toThrow(expect.objectContaining({ code, status: 403 }));
  });
});
