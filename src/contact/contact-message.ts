import { NotFound, Rejected } from '../platform/errors.js';
import type { Decider } from '../platform/events/decider.js';
import { type ContactMessageEvent, type ContactTopic, event } from './contact-message.events.js';

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
  /** A visitor wrote it: it has a key of its own. */
  readonly byVisitor: boolean;
  readonly receivedAt: string;
  readonly erased: boolean;
}

export const ContactMessage: Decider<ContactMessage, ContactMessageEvent> = {
  category: 'contactMessage',
  initial: { status: 'none', byVisitor: false, receivedAt: '', erased: false },
  evolve: {
    ContactMessageReceived: (message, { senderId, receivedAt }) => ({
      ...message,
      status: 'open',
      byVisitor: senderId === null,
      receivedAt,
    }),
    ContactMessageAnswered: (message) => ({ ...message, status: 'answered' }),
    PersonalDataErased: (message) => ({ ...message, erased: true }),
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

/** A visitor's message is kept for twelve months. */
const KEPT_MONTHS = 12;

export function keptUntil(receivedAt: string): string {
  const until = new Date(receivedAt);
  until.setUTCMonth(until.getUTCMonth() + KEPT_MONTHS);
  return until.toISOString();
}

/** Name, address and text go for good. What somebody wrote while signed in is erased with their account, and not by itself. */
export function eraseMessage(message: ContactMessage, by: { messageId: string; now: string }): ContactMessageEvent[] {
  if (message.status === 'none') throw new NotFound('message');
  if (!message.byVisitor)
    throw new Rejected(
      'moderation/erased-with-account',
      'This message belongs to an account: it is erased when its owner deletes the account.',
    );
  return message.erased ? [] : [event('PersonalDataErased', { userId: by.messageId, erasedAt: by.now })];
}

/** One that was erased before, and has come back with an older copy of the data. */
export function eraseMessageAgain(message: ContactMessage, by: { messageId: string; erasedAt: string }): ContactMessageEvent[] {
  return message.byVisitor && !message.erased ? [event('PersonalDataErased', { userId: by.messageId, erasedAt: by.erasedAt })] : [];
}

/** Before its time it stays. */
export function forgetMessage(message: ContactMessage, by: { messageId: string; now: string }): ContactMessageEvent[] {
  return message.byVisitor && by.now >= keptUntil(message.receivedAt) ? eraseMessage(message, by) : [];
}
