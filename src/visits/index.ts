import { visitTallyEntities } from './counting/visit-tally.entity.js';

export { VisitTally } from './counting/visit-tally.js';
export { CountDaysOver } from './days/count-days-over.js';
export { CountVisits } from './days/count-visits.command.js';
export type { CountedVisits, SearchedText } from './visits.events.js';
export { visitConcerns } from './visits.concerns.js';
export { VisitsModule } from './visits.module.js';

export const visitsEntities = visitTallyEntities;
