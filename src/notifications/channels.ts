import type { Notifications } from '../accounts/index.js';

/** Ways on which a notice reaches its person. */
export const CHANNELS = ['email', 'push', 'sms'] as const;
export type Channel = (typeof CHANNELS)[number];

/** What a notice is about: something that concerns the person, or news and offers. */
export type NoticeKind = 'service' | 'marketing';

/** Offers are mails, and only for who wants both. Everything else comes on each way that is switched on. */
export function channelsFor(kind: NoticeKind, { marketing, ...ways }: Notifications): Channel[] {
  const open = CHANNELS.filter((channel) => ways[channel]);
  return kind === 'service' ? open : open.filter((channel) => channel === 'email' && marketing);
}
