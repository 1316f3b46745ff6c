import { bookingConcerns, bookingDeadlines, bookingEntities, bookingProjections } from './booking/index.js';
import { catalogConcerns, catalogEntities, catalogProjections } from './catalog/index.js';
import { demoEntities } from './demo/demo-load.entity.js';
import { identityEntities, identityProjections } from './identity/index.js';
import { contactDeadlines, moderationEntities, moderationProjections } from './moderation/index.js';
import type { Entities } from './platform/database/orm.js';
import { platformEntities } from './platform/events/subject-keys.js';
import type { Upcasters } from './platform/events/upcast.js';
import { httpEntities } from './platform/http/idempotency.entity.js';
import { LimitCountRow } from './platform/limits/limit-count.entity.js';
import { projectionEntities } from './platform/projections/entities.js';
import type { Concerns } from './platform/live/concerns.js';
import type { Projection } from './platform/projections/projection.js';
import { timerEntities } from './platform/timers/timer-tables.js';
import { timers } from './platform/timers/timers.js';
import { vendorConcerns, vendorOnboardingEntities, vendorOnboardingProjections, vendorUpcasters } from './vendor-onboarding/index.js';

/** What the modules bring that the platform must know as a whole. */
export const entities: Entities = [
  ...platformEntities,
  ...projectionEntities,
  ...timerEntities,
  ...httpEntities,
  LimitCountRow,
  ...demoEntities,
  ...identityEntities,
  ...vendorOnboardingEntities,
  ...catalogEntities,
  ...bookingEntities,
  ...moderationEntities,
];

export const projections: readonly Projection[] = [
  ...identityProjections,
  ...vendorOnboardingProjections,
  ...catalogProjections,
  ...bookingProjections,
  ...moderationProjections,
  // Raised by hand when a deadline changes its meaning.
  timers(2, bookingDeadlines, contactDeadlines),
];

/** Who is told when something happens, should they be looking. */
export const live: readonly Concerns[] = [vendorConcerns, catalogConcerns, bookingConcerns];

export const upcasters: Upcasters = vendorUpcasters;
