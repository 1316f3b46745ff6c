import { concerns, own } from '../platform/live/concerns.js';
import { ignore } from '../platform/tables/projection.js';
import type { ContactMessageAnswered, ContactMessageReceived } from './contact-message.events.js';

/** Whoever writes does not see the list that it goes to. */
export const contactConcerns = concerns<ContactMessageReceived | ContactMessageAnswered>({
  ContactMessageReceived: ignore,
  ContactMessageAnswered: own('ContactMessage', 'PlatformCounts'),
});
