import type { Event } from '../platform/events/event.js';

/** What a contact message is about. */
export type ContactTopic = 'booking' | 'charge' | 'account' | 'provider' | 'privacy' | 'careers' | 'other';

/**
 * Stream `contactMessage-<messageId>`: what somebody wrote to us. It is erased with the account of the person who was signed in; a visitor's message has a
 * key of its own, under its own id.
 */
export type ContactMessageReceived = Event<
  'ContactMessageReceived',
  { messageId: string; senderId: string | null; topic: ContactTopic; receivedAt: string },
  { name: string; email: string; message: string }
>;
export type ContactMessageAnswered = Event<'ContactMessageAnswered', { messageId: string; answeredBy: string; answeredAt: string }>;
export type ContactMessageEvent = ContactMessageReceived | ContactMessageAnswered;
