export { adminName } from './admin-name.js';
export { firstBookings } from './claims/admin-bookings.queries.js';
export { type Deeds } from './first-to-decide.decisions.js';
export { FirstToDecide } from './first-to-decide.js';
export { ModerationModule } from './moderation.module.js';
