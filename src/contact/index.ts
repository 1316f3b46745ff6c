import { ContactMessageRow, contactMessages } from './messages/contact-messages.projection.js';

export { contactConcerns } from './contact.concerns.js';
export { ContactModule } from './contact.module.js';
export type { ContactTopic } from './contact-message.events.js';
export { CONTACT_STATUSES, CONTACT_TOPICS, ContactMessage, type ContactStatus } from './contact-message.js';
export { contactDeadlines } from './erasure/contact-retention.js';
export { EraseContactMessage } from './erasure/erase-contact-message.command.js';
export { EraseContactMessageAgain } from './erasure/erase-contact-message-again.command.js';
export { ContactMessageRow };
export { MarkContactMessageAnswered } from './messages/mark-contact-message-answered.command.js';

export const contactEntities = [ContactMessageRow];
export const contactProjections = [contactMessages];
