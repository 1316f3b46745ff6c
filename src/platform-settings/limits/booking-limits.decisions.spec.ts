import { given } from '../../../test/support/given.js';
import { setLimits, type WantedLimits } from './booking-limits.decisions.js';
import { event } from './booking-limits.events.js';
import { FIRST_LIMITS, LimitsSetting } from './booking-limits.js';

const ADA = '0190a000-0000-8000-8000-000000000001';
const NOW = '2026-05-04T10:00:00.000Z';
const why = { subject: ADA, fields: { reason: 'One account took a whole day.' } };
const STRICT = { withOneProvider: 2, altogether: 5, atOnce: 1 };

const set = (limits = STRICT, setAt = NOW) => event('BookingLimitsSet', { ...limits, by: ADA, setAt }, why);
const setting =
  (limits: Partial<WantedLimits['limits']> = {}, seen?: string | null) =>
  (before: LimitsSetting) =>
    setLimits(before, { adminId: ADA, reason: why.fields.reason, now: NOW, limits: { ...STRICT, ...limits }, seen });

describe('setting the limits of bookings', () => {
  test('before anybody has, they are 3 with one provider, 10 altogether and 2 at once', () =>
    expect(LimitsSetting.initial).toEqual({ limits: { withOneProvider: 3, altogether: 10, atOnce: 2 }, changedAt: null }));
  test('says who and why', () => given(LimitsSetting).when(setting()).then(set()));
  test('others take their place', () => given(LimitsSetting, set(FIRST_LIMITS, '2026-05-03T10:00:00.000Z')).when(setting()).then(set()));

  test.each([
    { withOneProvider: 1, altogether: 1, atOnce: 1 },
    { withOneProvider: 1000, altogether: 1000, atOnce: 1000 },
  ])('%p is within the bounds', (limits) => given(LimitsSetting).when(setting(limits)).then(set(limits)));
  const OUTSIDE = 'Enter a whole number from 1 to 1,000.';
  test.each([
    [{ withOneProvider: 0 }, { withOneProvider: OUTSIDE }],
    [{ altogether: 1001 }, { altogether: OUTSIDE }],
    [{ atOnce: 0 }, { atOnce: OUTSIDE }],
    [{ withOneProvider: 6 }, { withOneProvider: 'At most as many as altogether, 5.' }],
    [{ atOnce: 6 }, { atOnce: 'At most as many as altogether, 5.' }],
  ])('%p is refused by field', (limits, fields) => given(LimitsSetting).when(setting(limits)).thenRejected('platform/invalid', { fields }));

  test('what is set already changes nothing', () => given(LimitsSetting, set()).when(setting()).thenNothing());
  test('nobody overwrites what they have not seen', () => {
    given(LimitsSetting, set())
      .when(setting({ atOnce: 2 }, null))
      .thenRejected('platform/changed-meanwhile');
    given(LimitsSetting, set())
      .when(setting({ atOnce: 2 }, NOW))
      .then(set({ ...STRICT, atOnce: 2 }));
  });
});
