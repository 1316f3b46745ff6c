import { bookingList, BookingRow } from './read-models/booking-list.js';
import { reviewList, ReviewRow } from './read-models/review-list.js';
import { TakenHour, takenHours } from './read-models/taken-hours.js';

export type { Wish } from './agreement.js';
export { BOOKING_STATUSES, type BookingStatus } from './booking.js';
export { BookingModule } from './booking.module.js';
export { CancelBooking } from './commands/cancel-booking.js';
export { CompleteBooking } from './commands/complete-booking.js';
export { ConfirmBooking } from './commands/confirm-booking.js';
export { CreateBooking } from './commands/create-booking.js';
export { DeclineBooking } from './commands/decline-booking.js';
export { ExpireBooking } from './commands/expire-booking.js';
export { PostReview } from './commands/post-review.js';
export type { BookingTables } from './read-models/booking-list.js';

export const bookingEntities = [BookingRow, ReviewRow, TakenHour];
export const bookingProjections = [bookingList, reviewList, takenHours];
