import { given } from '../../../test/support/given.js';
import { event } from '../../accounts/account.events.js';
import { Account } from '../../accounts/index.js';
import { erase, eraseAgain, isFree, isLeaving, mustBeFree, mustBeStaying, refuseDeletion, requestDeletion } from './deletion.decisions.js';

const ADA = '0190a000-0000-8000-8000-000000000001';
const NOW = '2026-03-02T09:00:00.000Z';
const later = (seconds: number) => new Date(Date.parse(NOW) + seconds * 1000).toISOString();
const by = (seconds = 0) => ({ userId: ADA, now: later(seconds) });

const registered = event(
  'UserRegistered',
  { userId: ADA, registeredAt: NOW },
  { subject: ADA, fields: { email: 'ada@example.test', fullName: 'Ada Lovelace' } },
);
const requested = (seconds = 0) => event('DeletionRequested', { userId: ADA, requestedAt: later(seconds) });
const refused = (seconds = 0) => event('DeletionRefused', { userId: ADA, refusedAt: later(seconds) });
const erased = (seconds = 0) => event('PersonalDataErased', { userId: ADA, erasedAt: later(seconds) });

describe('asking to be deleted', () => {
  test('is remembered, so that nothing new begins', () =>
    given(Account, registered)
      .when((account) => requestDeletion(account, by()))
      .then(requested()));
  test('a second time joins the first', () =>
    given(Account, registered, requested())
      .when((account) => requestDeletion(account, by(59)))
      .thenNothing());
  test('begins anew once the first has lapsed', () =>
    given(Account, registered, requested())
      .when((account) => requestDeletion(account, by(60)))
      .then(requested(60)));
  test('begins anew after a refusal', () =>
    given(Account, registered, requested(), refused(1))
      .when((account) => requestDeletion(account, by(2)))
      .then(requested(2)));
  test('needs an account', () =>
    given(Account)
      .when((account) => requestDeletion(account, by()))
      .thenNotFound());
  test('is over for an erased person', () =>
    given(Account, registered, requested(), erased(1))
      .when((account) => requestDeletion(account, by(2)))
      .thenNotFound());
});

describe('refusing to delete', () => {
  test('lets the person go on', () =>
    given(Account, registered, requested())
      .when((account) => refuseDeletion(account, by(1)))
      .then(refused(1)));
  test('what nobody asked for changes nothing', () =>
    given(Account, registered, requested(), refused(1))
      .when((account) => refuseDeletion(account, by(2)))
      .thenNothing());
  test('comes too late for an erased person', () =>
    given(Account, registered, requested(), erased(1))
      .when((account) => refuseDeletion(account, by(2)))
      .thenNothing());
});

describe('erasing a person', () => {
  const asked = (seconds: number) => ({ requestedAt: NOW, anotherAdminStays: false, ...by(seconds) });
  test('follows their request', () =>
    given(Account, registered, requested())
      .when((account) => erase(account, asked(30)))
      .then(erased(30)));
  test('twice changes nothing', () =>
    given(Account, registered, requested(), erased(1))
      .when((account) => erase(account, asked(2)))
      .thenNothing());
  test('is too late long before others may begin something again', () =>
    given(Account, registered, requested())
      .when((account) => erase(account, asked(31)))
      .thenRejected('identity/deletion-lapsed'));
  test('does not rest on another request than the one whose reasons were looked for', () =>
    given(Account, registered, requested(), requested(61))
      .when((account) => erase(account, asked(62)))
      .thenRejected('identity/deletion-lapsed'));
  test('does not follow a refused request', () =>
    given(Account, registered, requested(), refused(1))
      .when((account) => erase(account, asked(2)))
      .thenRejected('identity/deletion-lapsed'));

  const admin = event(
    'RoleGrantedV2',
    { userId: ADA, role: 'admin', grantedBy: null, grantedAt: NOW },
    { subject: ADA, fields: { reason: null } },
  );
  test('leaves another admin behind', () =>
    given(Account, registered, admin, requested())
      .when((account) => erase(account, { ...asked(1), anotherAdminStays: true }))
      .then(erased(1)));
  test('does not happen to an admin after whom there would be none', () =>
    given(Account, registered, admin, requested())
      .when((account) => erase(account, asked(1)))
      .thenRejected('platform/busy'));
});

describe('what keeps a person', () => {
  test('is nothing, for whoever has nothing open', () => {
    const ties = { reasons: [], successor: 'eve' };
    expect(isFree(ties)).toBe(true);
    expect(mustBeFree(ties)).toBe(ties);
  });
  test('is told', () => {
    const ties = { reasons: ['You have a booking.', 'You have a business.'] };
    expect(isFree(ties)).toBe(false);
    expect(() => mustBeFree(ties)).toThrow(
      expect.objectContaining({
        code: 'identity/cannot-delete',
        status: 409,
        details: ties,
        message: expect.stringContaining('a booking. You'),
      }),
    );
  });
  test('is not guessed', () => {
    expect(isFree(undefined)).toBe(false);
    expect(() => mustBeFree(undefined)).toThrow(expect.objectContaining({ code: 'identity/cannot-look', status: 503 }));
  });
});

describe('erasing somebody again who has come back with an older copy of the data', () => {
  const again = { userId: ADA, erasedAt: later(-60) };
  test('asks nothing, and keeps when they were erased first', () =>
    given(Account, registered)
      .when((account) => eraseAgain(account, again))
      .then(erased(-60)));
  test('twice changes nothing', () =>
    given(Account, registered, erased(-60))
      .when((account) => eraseAgain(account, again))
      .thenNothing());
  test('who has no account changes nothing', () =>
    given(Account)
      .when((account) => eraseAgain(account, again))
      .thenNothing());
});

describe('somebody who is leaving', () => {
  const account = { registered: true, erased: false, deletionRequestedAt: NOW, deactivatedAt: null } as Account;
  test('begins nothing new, for a minute', () => {
    expect(() => mustBeStaying(account, later(59))).toThrow(expect.objectContaining({ code: 'identity/account-closing', status: 409 }));
    expect(() => mustBeStaying(account, later(60))).not.toThrow();
    expect(isLeaving(account, later(59))).toBe(true);
    expect(isLeaving(account, later(60))).toBe(false);
  });
  test('begins nothing while their account is deactivated', () => {
    const deactivated = { ...account, deletionRequestedAt: null, deactivatedAt: NOW };
    expect(() => mustBeStaying(deactivated, later(60))).toThrow(
      expect.objectContaining({ code: 'identity/account-deactivated', status: 403 }),
    );
  });
  test('is not there any more once they are erased', () => {
    expect(() => mustBeStaying({ ...account, erased: true }, later(0))).toThrow(expect.objectContaining({ status: 404 }));
    expect(isLeaving({ ...account, deletionRequestedAt: null, erased: true }, later(0))).toBe(true);
  });
});
