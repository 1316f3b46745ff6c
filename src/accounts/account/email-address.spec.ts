import { given } from '../../../test/support/given.js';
import { event } from '../account.events.js';
import { claimEmail, EmailAddress, normalised, releaseEmail, takeEmail, tellOwner } from './email-address.js';

const ADA = '0190a000-0000-8000-8000-000000000001';
const EVE = '0190a000-0000-8000-8000-000000000002';
const EMAIL = 'ada@example.test';
const NINE = '2026-03-02T09:00:00.000Z';
const HALF_PAST_NINE = '2026-03-02T09:30:00.000Z';
const TEN = '2026-03-02T10:00:00.000Z';

const claimed = event('EmailClaimed', { userId: ADA, claimedAt: NINE });
const refused = (refusedAt: string) => event('EmailClaimRefused', { userId: ADA, refusedAt }, { subject: ADA, fields: { email: EMAIL } });

describe('an e-mail address belongs to one account', () => {
  test('the first to sign up has it', () =>
    given(EmailAddress)
      .when((address) => claimEmail(address, { userId: ADA, email: EMAIL, now: NINE }))
      .then(claimed));
  test('its owner claiming it again changes nothing', () =>
    given(EmailAddress, claimed)
      .when((address) => claimEmail(address, { userId: ADA, email: EMAIL, now: TEN }))
      .thenNothing());
  test('somebody else is refused, which its owner will be told', () =>
    given(EmailAddress, claimed)
      .when((address) => claimEmail(address, { userId: EVE, email: EMAIL, now: TEN }))
      .then(refused(TEN)));
  test('after one mail there is none for an hour', () => {
    given(EmailAddress, claimed)
      .when((address) => claimEmail(address, { userId: EVE, email: EMAIL, now: HALF_PAST_NINE }))
      .thenNothing();
    given(EmailAddress, claimed, refused(TEN))
      .when((address) => claimEmail(address, { userId: EVE, email: EMAIL, now: '2026-03-02T10:59:59.999Z' }))
      .thenNothing();
    given(EmailAddress, claimed, refused(TEN))
      .when((address) => claimEmail(address, { userId: EVE, email: EMAIL, now: '2026-03-02T11:00:00.000Z' }))
      .then(refused('2026-03-02T11:00:00.000Z'));
  });
  test('once released it is free', () =>
    given(EmailAddress, claimed, event('EmailReleased', { userId: ADA, releasedAt: TEN }))
      .when((address) => claimEmail(address, { userId: EVE, email: EMAIL, now: TEN }))
      .then(event('EmailClaimed', { userId: EVE, claimedAt: TEN })));
});

describe('an address that somebody moves to', () => {
  const by = { userId: EVE, email: EMAIL, now: TEN };
  const taken = event('EmailClaimed', { userId: EVE, claimedAt: TEN });
  test('is theirs when it is free', () =>
    given(EmailAddress)
      .when((address) => takeEmail(address, by))
      .then(taken));
  test('twice changes nothing', () =>
    given(EmailAddress, taken)
      .when((address) => takeEmail(address, by))
      .thenNothing());
  test('of somebody else stays with them', () =>
    given(EmailAddress, claimed)
      .when((address) => takeEmail(address, by))
      .thenRejected('identity/email-taken'));
  test('tells its owner that it was wanted, at most once an hour', () => {
    given(EmailAddress, claimed)
      .when((address) => tellOwner(address, by))
      .then(refused(TEN));
    given(EmailAddress, claimed)
      .when((address) => tellOwner(address, { ...by, now: HALF_PAST_NINE }))
      .thenNothing();
  });
  test('has nobody to tell while it is free', () =>
    given(EmailAddress)
      .when((address) => tellOwner(address, by))
      .thenNothing());
});

describe('an address that somebody leaves', () => {
  test('is free', () =>
    given(EmailAddress, claimed)
      .when((address) => releaseEmail(address, { userId: ADA, now: TEN }))
      .then(event('EmailReleased', { userId: ADA, releasedAt: TEN })));
  test('is not released by who does not have it', () =>
    given(EmailAddress, claimed)
      .when((address) => releaseEmail(address, { userId: EVE, now: TEN }))
      .thenNothing());
});

test('capitals and spaces around it make no other address', () => expect(normalised(' Ada@Example.TEST ')).toBe(EMAIL));
