import { given } from '../../../test/support/given.js';
import { fold } from '../../platform/events/decider.js';
import { event } from '../account.events.js';
import { Account } from './account.js';
import { deactivate, endSessions, mustBeActive, reactivate } from './deactivation.decisions.js';

const ADA = '0190a000-0000-8000-8000-000000000001';
const EVE = '0190a000-0000-8000-8000-000000000002';
const NOW = '2026-03-02T09:00:00.000Z';

const registered = event(
  'UserRegistered',
  { userId: ADA, registeredAt: NOW },
  { subject: ADA, fields: { email: 'ada@example.test', fullName: 'Ada Lovelace' } },
);
const granted = event(
  'RoleGrantedV2',
  { userId: ADA, role: 'admin', grantedBy: null, grantedAt: NOW },
  { subject: ADA, fields: { reason: null } },
);
const erased = event('PersonalDataErased', { userId: ADA, erasedAt: NOW });
const deactivated = event(
  'AccountDeactivated',
  { userId: ADA, deactivatedBy: EVE, deactivatedAt: NOW },
  { subject: ADA, fields: { reason: 'Sells what is not theirs.' } },
);
const reactivated = event('AccountReactivated', { userId: ADA, reactivatedBy: EVE, reactivatedAt: NOW });

const eve = fold(Account, [
  { ...registered, data: { userId: EVE, registeredAt: NOW } },
  { ...granted, data: { userId: EVE, role: 'admin', grantedBy: null, grantedAt: NOW } },
]);
const by = { userId: ADA, adminId: EVE, admin: eve, reason: 'Sells what is not theirs.', now: NOW };

describe('closing an account', () => {
  test.each([
    ['a customer’s', [registered]],
    ['another administrator’s: who closes it stays one', [registered, granted]],
    ['once more, after it had been opened again', [registered, deactivated, reactivated]],
  ])('%s', (_, history) =>
    given(Account, ...history)
      .when((account) => deactivate(account, by))
      .then(deactivated),
  );

  test('twice changes nothing', () =>
    given(Account, registered, deactivated)
      .when((account) => deactivate(account, by))
      .thenNothing());
  test('is nobody’s own affair', () =>
    given(Account, registered, granted)
      .when((account) => deactivate(account, { ...by, adminId: ADA }))
      .thenRejected('identity/own-account'));
  test('of nobody is impossible', () => {
    for (const history of [[], [registered, erased]])
      given(Account, ...history)
        .when((account) => deactivate(account, by))
        .thenNotFound();
  });
});

describe('opening it again', () => {
  test('is remembered', () =>
    given(Account, registered, deactivated)
      .when((account) => reactivate(account, by))
      .then(reactivated));
  test('of an account that is open changes nothing', () => {
    for (const history of [[registered], [registered, deactivated, reactivated]])
      given(Account, ...history)
        .when((account) => reactivate(account, by))
        .thenNothing();
  });
  test('of nobody is impossible', () =>
    given(Account, registered, deactivated, erased)
      .when((account) => reactivate(account, by))
      .thenNotFound());
});

describe('signing somebody out everywhere', () => {
  test('is remembered each time', () =>
    given(Account, registered)
      .when((account) => endSessions(account, by))
      .then(event('SessionsEnded', { userId: ADA, endedBy: EVE, endedAt: NOW })));
  test('changes nothing for whoever can’t be signed in', () =>
    given(Account, registered, deactivated)
      .when((account) => endSessions(account, by))
      .thenNothing());
});

describe('who has just lost the right decides about nobody', () => {
  const account = fold(Account, [registered]);
  test.each([
    ['the role', { ...eve, roles: [] }, 'identity/not-admin'],
    ['the account', { ...eve, deactivatedAt: NOW }, 'identity/account-deactivated'],
  ])('%s', (_, admin, code) => {
    for (const decide of [deactivate, reactivate, endSessions])
      expect(() => decide(account, { ...by, admin })).toThrow(expect.objectContaining({ code, status: 403 }));
  });
});

test('whoever is deactivated does nothing', () => {
  expect(() => mustBeActive({ deactivated: true })).toThrow(expect.objectContaining({ code: 'identity/account-deactivated', status: 403 }));
  expect(() => mustBeActive({ deactivated: false })).not.toThrow();
});
