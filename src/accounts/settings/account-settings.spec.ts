import { given } from '../../../test/support/given.js';
import { event } from '../account.events.js';
import { DEFAULT_SETTINGS, type Settings } from '../settings.js';
import { AccountSettings, changeSettings } from './account-settings.js';

const ADA = '0190a000-0000-8000-8000-000000000001';
const NOW = '2026-03-02T09:00:00.000Z';
const LATER = '2026-03-02T09:00:01.000Z';
const QUIET: Settings = {
  notifications: { email: false, push: false, sms: false, marketing: false },
  privacy: { publicProfile: false, dataSharing: false, trackingCookies: false },
};

const registered = event(
  'UserRegistered',
  { userId: ADA, registeredAt: NOW },
  { subject: ADA, fields: { email: 'ada@example.test', fullName: 'Ada Lovelace' } },
);
const changed = event('SettingsChanged', { userId: ADA, changedAt: NOW, ...QUIET });
const erased = event('PersonalDataErased', { userId: ADA, erasedAt: NOW });

describe('changing settings', () => {
  const to = (settings: Settings) => ({ userId: ADA, settings, now: NOW });
  test('keeps all of them as they are from then on', () =>
    given(AccountSettings, registered)
      .when((account) => changeSettings(account, to(QUIET)))
      .then(changed));
  test('to what holds already changes nothing', () =>
    given(AccountSettings, registered, changed)
      .when((account) => changeSettings(account, to({ ...QUIET })))
      .thenNothing());
  test('to what holds for everybody who has chosen nothing, changes nothing', () =>
    given(AccountSettings, registered)
      .when((account) => changeSettings(account, to(DEFAULT_SETTINGS)))
      .thenNothing());
  test('of one toggle counts', () =>
    given(AccountSettings, registered, changed)
      .when((account) => changeSettings(account, to({ ...QUIET, privacy: { ...QUIET.privacy, publicProfile: true } })))
      .then(event('SettingsChanged', { userId: ADA, changedAt: NOW, ...QUIET, privacy: { ...QUIET.privacy, publicProfile: true } })));
  test('rests on them as they are', () => {
    const later = event('SettingsChanged', { userId: ADA, changedAt: LATER, ...DEFAULT_SETTINGS });
    const resting = (seen: string | null, settings: Settings) => (account: AccountSettings) =>
      changeSettings(account, { userId: ADA, settings, seen, now: LATER });
    given(AccountSettings, registered, changed).when(resting(NOW, DEFAULT_SETTINGS)).then(later);
    given(AccountSettings, registered, changed).when(resting(null, DEFAULT_SETTINGS)).thenRejected('platform/changed-meanwhile');
  });
  test('to what another window has chosen, too, overwrites nothing', () =>
    given(AccountSettings, registered, changed)
      .when((account) => changeSettings(account, { ...to(QUIET), seen: null }))
      .thenNothing());
  test('needs an account', () =>
    given(AccountSettings)
      .when((account) => changeSettings(account, to(QUIET)))
      .thenNotFound());
  test('is over for an erased person', () =>
    given(AccountSettings, registered, erased)
      .when((account) => changeSettings(account, to(QUIET)))
      .thenNotFound());
});
