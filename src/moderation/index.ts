import { ContactMessageRow, contactMessages } from './read-models/contact-messages.js';
import { platformCounts, PlatformCountsRow } from './read-models/platform-counts.js';

export { EraseContactMessageAgain } from './commands/erase-contact-message-again.js';
export { contactDeadlines } from './contact-retention.js';
export { ModerationModule } from './moderation.module.js';

export const moderationEntities = [PlatformCountsRow, ContactMessageRow];
export const moderationProjections = [platformCounts, contactMessages];
