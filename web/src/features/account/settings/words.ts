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

/** There are neither market statistics nor counts of visits yet. */
export const PRIVACY: readonly SettingWords<keyof SettingsDto['privacy']>[] = [
  {
    name: 'publicProfile',
    label: 'Public profile',
    does: 'Shows your name beside your reviews. When this is off, they say “Anonymous”.',
  },
];
