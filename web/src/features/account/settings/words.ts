import type { SettingsDto } from '../../../api/generated.ts';

export interface SettingWords<Name> {
  name: Name;
  label: string;
  /** What it does, as the product is now. */
  does: string;
}

export const NOTIFICATIONS: readonly SettingWords<keyof SettingsDto['notifications']>[] = [
  {
    name: 'email',
    label: 'Email notifications',
    does: 'Mails you when a booking is confirmed, declined, cancelled or completed.',
  },
  {
    name: 'push',
    label: 'Push notifications',
    does: 'Tells your devices the same. We can’t send push notifications yet; your choice is kept.',
  },
  {
    name: 'sms',
    label: 'SMS notifications',
    does: 'Texts the same to the phone number in your profile. We can’t send text messages yet; your choice is kept.',
  },
  {
    name: 'marketing',
    label: 'Marketing emails',
    does: 'Mails you news and offers, if email notifications are on as well. So far there have been none.',
  },
];

export const PRIVACY: readonly SettingWords<keyof SettingsDto['privacy']>[] = [
  {
    name: 'publicProfile',
    label: 'Public profile',
    does: 'Shows your name beside your reviews. When this is off, they say “Anonymous”.',
  },
  {
    name: 'dataSharing',
    label: 'Data sharing',
    does: 'Lets your bookings count in statistics about the market, without your name. So far there are none.',
  },
  {
    name: 'trackingCookies',
    label: 'Tracking cookies',
    does: 'Lets us count your visits. So far we count none, and set no tracking cookie.',
  },
];
