import { accountConcerns, accountsEntities, accountsProjections, accountUpcasters } from './accounts/index.js';
import { administrationConcerns, administrationEntities, administrationProjections } from './administration/index.js';
import { bookingConcerns, bookingDeadlines, bookingEntities, bookingProjections } from './booking/index.js';
import { calendarAddressConcerns, calendarAddressEntities } from './calendar-address/index.js';
import { catalogConcerns, catalogEntities, catalogProjections } from './catalog/index.js';
import { categoriesConcerns, categoriesEntities, categoriesProjections, categoryUpcasters } from './categories/index.js';
import { contactConcerns, contactDeadlines, contactEntities, contactProjections } from './contact/index.js';
import { demoEntities } from './demo/demo-load.entity.js';
import { identityEntities } from './identity/index.js';
import { invitationConcerns, invitationDeadlines, invitationsEntities, invitationsProjections } from './invitations/index.js';
import { notificationsEntities } from './notifications/index.js';
import { BackupMadeRow } from './platform/backups/backup-made.entity.js';
import { httpEntities } from './platform/commands/idempotency.entity.js';
import type { Entities } from './platform/database/orm.js';
import type { Upcasters } from './platform/events/upcast.js';
import { LimitCountRow } from './platform/limits/limit-count.entity.js';
import type { Concerns } from './platform/live/concerns.js';
import { KeptMailRow } from './platform/mail/kept-mail.entity.js';
import { platformEntities } from './platform/personal-data/subject-keys.js';
import { PictureRow } from './platform/pictures/picture.entity.js';
import { projectionEntities } from './platform/tables/entities.js';
import type { Projection } from './platform/tables/projection.js';
import { timerEntities } from './platform/timers/timer-tables.js';
import { timers } from './platform/timers/timers.js';
import { platformSettingsConcerns, platformSettingsEntities, platformSettingsProjections } from './platform-settings/index.js';
import { portfolioConcerns, portfolioEntities, portfolioProjections } from './portfolio/index.js';
import { reportingEntities, reportingProjections } from './reporting/index.js';
import { reviewConcerns, reviewsEntities, reviewsProjections } from './reviews/index.js';
import { savedViewConcerns, savedViewsEntities, savedViewsProjections } from './saved-views/index.js';
import { holdConcerns, schedulingEntities, schedulingProjections } from './scheduling/index.js';
import { vendorConcerns, vendorOnboardingEntities, vendorOnboardingProjections, vendorUpcasters } from './vendor-onboarding/index.js';
import { visitConcerns, visitsEntities } from './visits/index.js';

/** What the modules bring that the platform must know as a whole. */
export const entities: Entities = [
  ...platformEntities,
  ...projectionEntities,
  ...timerEntities,
  ...httpEntities,
  LimitCountRow,
  KeptMailRow,
  PictureRow,
  BackupMadeRow,
  ...demoEntities,
  ...accountsEntities,
  ...identityEntities,
  ...invitationsEntities,
  ...notificationsEntities,
  ...contactEntities,
  ...platformSettingsEntities,
  ...savedViewsEntities,
  ...vendorOnboardingEntities,
  ...portfolioEntities,
  ...categoriesEntities,
  ...catalogEntities,
  ...visitsEntities,
  ...schedulingEntities,
  ...bookingEntities,
  ...calendarAddressEntities,
  ...reviewsEntities,
  ...administrationEntities,
  ...reportingEntities,
];

export const projections: readonly Projection[] = [
  ...accountsProjections,
  ...invitationsProjections,
  ...contactProjections,
  ...platformSettingsProjections,
  ...savedViewsProjections,
  ...vendorOnboardingProjections,
  ...portfolioProjections,
  ...categoriesProjections,
  ...catalogProjections,
  ...schedulingProjections,
  ...bookingProjections,
  ...reviewsProjections,
  ...administrationProjections,
  ...reportingProjections,
  // Raised by hand when a deadline changes its meaning.
  timers(4, bookingDeadlines, contactDeadlines, invitationDeadlines),
];

/** Who is told when something happens: others, should they be looking, and whoever did it. */
export const live: readonly Concerns[] = [
  accountConcerns,
  platformSettingsConcerns,
  savedViewConcerns,
  vendorConcerns,
  portfolioConcerns,
  categoriesConcerns,
  catalogConcerns,
  visitConcerns,
  holdConcerns,
  bookingConcerns,
  calendarAddressConcerns,
  reviewConcerns,
  contactConcerns,
  invitationConcerns,
  administrationConcerns,
];

export const upcasters: Upcasters = { ...accountUpcasters, ...vendorUpcasters, ...categoryUpcasters };
