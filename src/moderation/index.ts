import { ContactMessageRow, contactMessages } from './contact/contact-messages.projection.js';

export { contactConcerns } from './contact/contact.concerns.js';
export { contactDeadlines } from './contact/erasure/contact-retention.js';
export { EraseContactMessageAgain } from './contact/erasure/erase-contact-message-again.command.js';
export { ModerationModule } from './moderation.module.js';

export const moderationEntities = [ContactMessageRow];
export const moderationProjections = [contactMessages];
