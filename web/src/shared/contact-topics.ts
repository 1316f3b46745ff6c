import type { SendContactMessageDto } from '#api/generated-public.ts';

export type ContactTopic = SendContactMessageDto['topic'];

/** What a message to us can be about, in the order in which the form offers it. */
export const CONTACT_TOPICS: Readonly<Record<ContactTopic, string>> = {
  booking: 'A booking',
  charge: 'A price or a charge',
  account: 'My account',
  provider: 'Offering services',
  privacy: 'Privacy and my data',
  careers: 'Working with us',
  other: 'Something else',
};
