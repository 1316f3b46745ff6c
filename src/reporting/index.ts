import { CohortMemberRow, cohorts, CohortYearRow } from './analytics/cohorts/cohorts.projection.js';
import { AskedHourRow, askedHours } from './analytics/hours/asked-hours.projection.js';
import { SearchedTextRow, VisitDayRow, visitDays } from './analytics/visits/visit-days.projection.js';
import { platformCounts, PlatformCountsRow } from './platform/platform-counts.projection.js';
import { PlatformCancellationsRow, PlatformDayRow, platformDays } from './trends/platform-days.projection.js';

export { ReportingModule } from './reporting.module.js';

export const reportingEntities = [
  PlatformCountsRow,
  PlatformDayRow,
  PlatformCancellationsRow,
  AskedHourRow,
  CohortMemberRow,
  CohortYearRow,
  VisitDayRow,
  SearchedTextRow,
];
export const reportingProjections = [platformCounts, platformDays, askedHours, cohorts, visitDays];
