import type { SettingsDto } from '#api/generated.ts';

export interface SettingWords<Name> {
  name: Name;
  label: string;
  /** What it does, as the product is now. */
  does: string;
}

/** Only what does something: push, texts and offers are sent by nobody yet. What is stored of them stays. */
export const NOTIFICATIONS: readonly SettingWords<keyof SettingsDto['notifications']>[] = [
  {
    name: 'email',
    label: 'Email notifications',
    does: 'Mails you when a booking is confirmed, declined, cancelled or completed.',
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
    does: 'Counts what you search for in statistics of what is wanted. They never say who searched. When this is off, your searches are not counted.',
  },
  {
    name: 'trackingCookies',
    label: 'Tracking cookies',
    does: 'Counts your visits while you are signed in. A cookie is only set where you allow it in our privacy policy. When this is off, you are not counted, and the cookie is removed.',
  },
];
