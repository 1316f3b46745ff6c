export { BookingNoticesModule } from './booking-notices.module.js';
