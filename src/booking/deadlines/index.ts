import { BookingTimers } from './booking-timers.js';
import { CompleteOverdueHandler } from './complete-overdue.js';
import { LapseRescheduleHandler } from './lapse-reschedule.js';
import { SettleClaimHandler } from './settle-claim.js';

export { bookingDeadlines } from './deadlines.js';

export const deadlineProviders = [CompleteOverdueHandler, SettleClaimHandler, LapseRescheduleHandler, BookingTimers];
