import { type Event, eventOf } from '../platform/events/event.js';
import type { PersonalDataErased } from '../platform/events/personal-data.events.js';

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
/** A visitor's message is erased by `PersonalDataErased` in its own stream, with the message in the place of the person. */
export type ContactMessageEvent = ContactMessageReceived | ContactMessageAnswered | PersonalDataErased;

/** Builds the facts above. */
export const event = eventOf<ContactMessageEvent>();
