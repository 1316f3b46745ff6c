import { given } from '../../../test/support/given.js';
import { setDeadlines } from './booking-deadlines.decisions.js';
import { event } from './booking-deadlines.events.js';
import { type BookingDeadlines, DeadlinesSetting, FIRST_DEADLINES } from './booking-deadlines.js';

const ADA = '0190a000-0000-8000-8000-000000000001';
const NOW = '2026-05-04T10:00:00.000Z';
const why = { subject: ADA, fields: { reason: 'Customers wait too long for an answer.' } };
const QUICK = { answerHours: 8, agreeHours: 4 };

const set = (deadlines = QUICK, setAt = NOW) => event('BookingDeadlinesSet', { ...deadlines, by: ADA, setAt }, why);
const setting =
  (deadlines: Partial<BookingDeadlines> = {}, seen?: string | null) =>
  (before: DeadlinesSetting) =>
    setDeadlines(before, { adminId: ADA, reason: why.fields.reason, now: NOW, deadlines: { ...QUICK, ...deadlines }, seen });

describe('setting the deadlines of bookings', () => {
  test('before anybody has, a provider has 24 hours to answer, and either side 12 to agree to another time', () =>
    expect(DeadlinesSetting.initial).toEqual({ deadlines: { answerHours: 24, agreeHours: 12 }, changedAt: null }));
  test('says who and why', () => given(DeadlinesSetting).when(setting()).then(set()));
  test('others take their place', () =>
    given(DeadlinesSetting, set(FIRST_DEADLINES, '2026-05-03T10:00:00.000Z')).when(setting()).then(set()));

  test.each([
    { answerHours: 1, agreeHours: 1 },
    { answerHours: 72, agreeHours: 72 },
  ])('%p is within the bounds', (deadlines) => given(DeadlinesSetting).when(setting(deadlines)).then(set(deadlines)));
  const OUTSIDE = 'Enter a whole number of hours from 1 to 72.';
  test.each([
    [{ answerHours: 0 }, { answerHours: OUTSIDE }],
    [{ answerHours: 73 }, { answerHours: OUTSIDE }],
    [{ agreeHours: 0 }, { agreeHours: OUTSIDE }],
    [
      { answerHours: 73, agreeHours: 73 },
      { answerHours: OUTSIDE, agreeHours: OUTSIDE },
    ],
  ])('%p is refused by field', (deadlines, fields) => {
    given(DeadlinesSetting).when(setting(deadlines)).thenRejected('platform/invalid', { fields });
  });

  test('what is set already changes nothing', () => given(DeadlinesSetting, set()).when(setting()).thenNothing());
  test('nobody overwrites what they have not seen', () => {
    given(DeadlinesSetting, set())
      .when(setting({ agreeHours: 6 }, null))
      .thenRejected('platform/changed-meanwhile');
    given(DeadlinesSetting, set())
      .when(setting({ agreeHours: 6 }, NOW))
      .then(set({ ...QUICK, agreeHours: 6 }));
  });
});
