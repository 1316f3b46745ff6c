import { concerns } from '../platform/live/concerns.js';
import { ignore } from '../platform/tables/projection.js';
import type { VisitsEvent } from './visits.events.js';

/** Whoever looks at figures of visits looks at days. */
export const visitConcerns = concerns<VisitsEvent>({ VisitsCounted: ignore });
