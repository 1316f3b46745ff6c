import { NotFound } from '../platform/errors.js';
import type { Decider } from '../platform/events/decider.js';
import { event } from '../platform/events/event.js';
import type { ContactMessageEvent, ContactTopic } from './contact-message.events.js';

export const CONTACT_TOPICS = [
  'booking',
  'charge',
  'account',
  'provider',
  'privacy',
  'careers',
  'other',
] as const satisfies readonly ContactTopic[];

export const CONTACT_STATUSES = ['open', 'answered'] as const;
export type ContactStatus = (typeof CONTACT_STATUSES)[number];

/** Something that somebody wrote to us, until an admin has answered it. */
export interface ContactMessage {
  readonly status: 'none' | ContactStatus;
}

export const ContactMessage: Decider<ContactMessage, ContactMessageEvent> = {
  category: 'contactMessage',
  initial: { status: 'none' },
  evolve: {
    ContactMessageReceived: () => ({ status: 'open' }),
    ContactMessageAnswered: () => ({ status: 'answered' }),
  },
};

export interface NewContactMessage {
  readonly messageId: string;
  /** The account of the person who was signed in. */
  readonly senderId: string | null;
  readonly topic: ContactTopic;
  readonly name: string;
  readonly email: string;
  readonly message: string;
  readonly now: string;
}

export function receive({ status }: ContactMessage, by: NewContactMessage): ContactMessageEvent[] {
  if (status !== 'none') return [];
  const { messageId, senderId, topic, name, email, message, now } = by;
  const personal = { subject: senderId ?? messageId, fields: { name, email, message } };
  return [event('ContactMessageReceived', { messageId, senderId, topic, receivedAt: now }, personal)];
}

export function markAnswered({ status }: ContactMessage, by: { messageId: string; adminId: string; now: string }): ContactMessageEvent[] {
  if (status === 'none') throw new NotFound('message');
  if (status === 'answered') return [];
  return [event('ContactMessageAnswered', { messageId: by.messageId, answeredBy: by.adminId, answeredAt: by.now })];
}
