import { given } from '../../test/support/given.js';
import { event } from '../platform/events/event.js';
import { claim, EmailAddress, normalised } from './email-address.js';

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
      .when((address) => claim(address, { userId: ADA, email: EMAIL, now: NINE }))
      .then(claimed));
  test('its owner claiming it again changes nothing', () =>
    given(EmailAddress, claimed)
      .when((address) => claim(address, { userId: ADA, email: EMAIL, now: TEN }))
      .thenNothing());
  test('somebody else is refused, which its owner will be told', () =>
    given(EmailAddress, claimed)
      .when((address) => claim(address, { userId: EVE, email: EMAIL, now: TEN }))
      .then(refused(TEN)));
  test('after one mail there is none for an hour', () => {
    given(EmailAddress, claimed)
      .when((address) => claim(address, { userId: EVE, email: EMAIL, now: HALF_PAST_NINE }))
      .thenNothing();
    given(EmailAddress, claimed, refused(TEN))
      .when((address) => claim(address, { userId: EVE, email: EMAIL, now: '2026-03-02T10:59:59.999Z' }))
      .thenNothing();
    given(EmailAddress, claimed, refused(TEN))
      .when((address) => claim(address, { userId: EVE, email: EMAIL, now: '2026-03-02T11:00:00.000Z' }))
      .then(refused('2026-03-02T11:00:00.000Z'));
  });
  test('once released it is free', () =>
    given(EmailAddress, claimed, event('EmailReleased', { userId: ADA, releasedAt: TEN }))
      .when((address) => claim(address, { userId: EVE, email: EMAIL, now: TEN }))
      .then(event('EmailClaimed', { userId: EVE, claimedAt: TEN })));
});

test('capitals and spaces around it make no other address', () => expect(normalised(' Ada@Example.TEST ')).toBe(EMAIL));
