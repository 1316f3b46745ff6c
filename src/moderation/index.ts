import { platformCounts, PlatformCountsRow } from './read-models/platform-counts.js';

export { ModerationModule } from './moderation.module.js';

export const moderationEntities = [PlatformCountsRow];
export const moderationProjections = [platformCounts];
