import { platformCounts, PlatformCountsRow } from './platform/platform-counts.projection.js';

export { ReportingModule } from './reporting.module.js';

export const reportingEntities = [PlatformCountsRow];
export const reportingProjections = [platformCounts];
