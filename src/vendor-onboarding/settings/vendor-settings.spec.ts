import { given } from '../../../test/support/given.js';
import { Invalid } from '../../platform/errors.js';
import { changeSettings, changeWorkingHours, clearDayHours, setDayHours } from './vendor-settings.decisions.js';
import { event } from './vendor-settings.events.js';
import { DEFAULT_VENDOR_SETTINGS, VendorSettings } from './vendor-settings.js';

const NOW = '2026-11-20T10:00:00.000Z';
const LATER = '2026-11-20T10:00:01.000Z';
const MEANWHILE = 'platform/changed-meanwhile';
const BY = { vendorId: 'v1', userId: 'u1', now: NOW };
const { notifications, availability, pricing, weeklyHours, lanes, bufferMinutes, horizonDays } = DEFAULT_VENDOR_SETTINGS;

const otherHours = event('WorkingHoursChanged', {
  vendorId: 'v1',
  userId: 'u1',
  weeklyHours,
  lanes: 3,
  bufferMinutes,
  horizonDays,
  changedAt: LATER,
});

describe('changing settings', () => {
  const choices = { notifications, pricing, availability: { ...availability, autoAccept: true } };
  const changed = event('VendorSettingsChanged', { vendorId: 'v1', userId: 'u1', ...choices, changedAt: NOW });

  test('all of them are told', () =>
    given(VendorSettings)
      .when((settings) => changeSettings(settings, { ...BY, choices }))
      .then(changed));
  test('saving what stands already changes nothing', () => {
    given(VendorSettings)
      .when((settings) => changeSettings(settings, { ...BY, choices: { notifications, availability, pricing } }))
      .thenNothing();
    given(VendorSettings, changed)
      .when((settings) => changeSettings(settings, { ...BY, choices }))
      .thenNothing();
  });
  test('rests on them as they are, whatever the hours are', () => {
    const before = { notifications, availability, pricing };
    const resting = (seen: string | null) => (settings: VendorSettings) =>
      changeSettings(settings, { ...BY, now: LATER, choices: before, seen });
    given(VendorSettings, changed, otherHours)
      .when(resting(NOW))
      .then(event('VendorSettingsChanged', { vendorId: 'v1', userId: 'u1', ...before, changedAt: LATER }));
    given(VendorSettings, changed).when(resting(null)).thenRejected(MEANWHILE);
    given(VendorSettings).when(resting(LATER)).thenNothing();
  });
});

describe('changing the hours', () => {
  const hours = { weeklyHours: [[], ...weeklyHours.slice(1)], lanes: 2, bufferMinutes: 30, horizonDays };
  const changed = event('WorkingHoursChanged', { vendorId: 'v1', userId: 'u1', ...hours, changedAt: NOW });

  test('the week is replaced', () =>
    given(VendorSettings)
      .when((settings) => changeWorkingHours(settings, { ...BY, hours }))
      .then(changed));
  test('saving what stands already changes nothing', () => {
    given(VendorSettings)
      .when((settings) => changeWorkingHours(settings, { ...BY, hours: { weeklyHours, lanes, bufferMinutes, horizonDays } }))
      .thenNothing();
    given(VendorSettings, changed)
      .when((settings) => changeWorkingHours(settings, { ...BY, hours }))
      .thenNothing();
  });
  test('rests on them as they are, whatever a day of its own is', () => {
    const facts = { vendorId: 'v1', userId: 'u1', date: '2026-12-24', hours: [], setAt: LATER };
    const closed = event('DayHoursSet', facts, { subject: 'u1', fields: { note: null } });
    const resting = (seen: string | null) => (settings: VendorSettings) => changeWorkingHours(settings, { ...BY, hours, seen });
    given(VendorSettings, closed).when(resting(null)).then(changed);
    given(VendorSettings, otherHours).when(resting(LATER)).then(changed);
    given(VendorSettings, otherHours).when(resting(null)).thenRejected(MEANWHILE);
  });
});

describe('a day with hours of its own', () => {
  const day = { ...BY, today: '2026-11-20', date: '2026-12-24', hours: [{ from: 9, to: 12 }], note: 'Christmas Eve' };
  const facts = { vendorId: 'v1', userId: 'u1', date: day.date, hours: day.hours, setAt: NOW };
  const set = event('DayHoursSet', facts, { subject: 'u1', fields: { note: 'Christmas Eve' } });

  test('is set, the note under the owner’s key', () =>
    given(VendorSettings)
      .when(() => setDayHours(day))
      .then(set));
  test('today can still be set, what has passed can’t', () => {
    given(VendorSettings)
      .when(() => setDayHours({ ...day, date: '2026-11-20' }))
      .then(event('DayHoursSet', { ...facts, date: '2026-11-20' }, { subject: 'u1', fields: { note: 'Christmas Eve' } }));
    given(VendorSettings)
      .when(() => setDayHours({ ...day, date: '2026-11-19' }))
      .thenRejected('vendor-onboarding/day-past');
  });
  test('not more than two years ahead', () =>
    given(VendorSettings)
      .when(() => setDayHours({ ...day, date: '2028-11-20' }))
      .thenRejected('vendor-onboarding/day-too-far'));
  test('several in a row are set and cleared alike, over the end of a year', () => {
    const days = ['2026-12-31', '2027-01-01', '2027-01-02'];
    const facts = days.map((date) =>
      event('DayHoursSet', { vendorId: 'v1', userId: 'u1', date, hours: [], setAt: NOW }, { subject: 'u1', fields: { note: 'Away' } }),
    );
    given(VendorSettings)
      .when(() => setDayHours({ ...day, date: '2026-12-31', until: '2027-01-02', hours: [], note: 'Away' }))
      .then(...facts);
    given(VendorSettings, ...facts.slice(1))
      .when((settings) => clearDayHours(settings, { ...BY, date: '2026-12-31', until: '2027-01-03' }))
      .then(...days.slice(1).map((date) => event('DayHoursCleared', { vendorId: 'v1', userId: 'u1', date, clearedAt: NOW })));
  });
  test('are at most 92, and end after they begin', () => {
    const until = (last: string) => () => setDayHours({ ...day, date: '2026-12-01', until: last });
    expect(until('2027-03-02')()).toHaveLength(92);
    expect(until('2027-03-03')).toThrow(Invalid);
    expect(until('2026-11-30')).toThrow(Invalid);
  });
  test('is cleared again, once', () => {
    const cleared = event('DayHoursCleared', { vendorId: 'v1', userId: 'u1', date: day.date, clearedAt: NOW });
    given(VendorSettings, set)
      .when((settings) => clearDayHours(settings, { ...BY, date: day.date }))
      .then(cleared);
    given(VendorSettings, set, cleared)
      .when((settings) => clearDayHours(settings, { ...BY, date: day.date }))
      .thenNothing();
  });
  test('a closed day is one with no hours, and can be cleared', () =>
    given(VendorSettings, event('DayHoursSet', { ...facts, hours: [] }, { subject: 'u1', fields: { note: null } }))
      .when((settings) => clearDayHours(settings, { ...BY, date: day.date }))
      .then(event('DayHoursCleared', { vendorId: 'v1', userId: 'u1', date: day.date, clearedAt: NOW })));
});
