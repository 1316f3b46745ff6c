import { bookingDeadlinesHistory, BookingDeadlinesRow } from './deadlines/booking-deadlines.projection.js';
import { featureSwitches, FeatureSwitchRow } from './features/feature-switches.projection.js';
import { PlatformFeeRow, platformFees } from './fee/platform-fees.projection.js';
import { bookingLimitsHistory, BookingLimitsRow } from './limits/booking-limits.projection.js';

export { FEWEST_HOURS, MOST_HOURS, NO_DEADLINE, setDeadlines } from './deadlines/booking-deadlines.decisions.js';
export { type BookingDeadlines, DeadlinesSetting, FIRST_DEADLINES } from './deadlines/booking-deadlines.js';
export { SetBookingDeadlines } from './deadlines/set-booking-deadlines.command.js';
export { SwitchFeature } from './features/switch-feature.command.js';
export { switchesNow } from './features/switches-now.js';
export { feeInForce } from './fee/fee-in-force.js';
export { MOST_FEE_CENTS, scheduleFee } from './fee/platform-fee.decisions.js';
export { changeAt, feeAt, FIRST_FEE_CENTS, PlatformFee } from './fee/platform-fee.js';
export { PLATFORM } from './platform.js';
export { BookingDeadlinesRow, BookingLimitsRow, FeatureSwitchRow, PlatformFeeRow };
export { SchedulePlatformFee } from './fee/schedule-fee.command.js';
export { TakePlatformFeeBack } from './fee/take-fee-back.command.js';
export { FEWEST_BOOKINGS, MOST_BOOKINGS, OUT_OF_BOUNDS, setLimits } from './limits/booking-limits.decisions.js';
export { type BookingLimits, FIRST_LIMITS, LimitsSetting } from './limits/booking-limits.js';
export { SetBookingLimits } from './limits/set-booking-limits.command.js';
export { platformSettingsConcerns } from './platform-settings.concerns.js';
export { PlatformSettingsModule } from './platform-settings.module.js';
export { whatHolds } from './what-holds.js';

export const platformSettingsEntities = [PlatformFeeRow, BookingLimitsRow, BookingDeadlinesRow, FeatureSwitchRow];
export const platformSettingsProjections = [platformFees, bookingLimitsHistory, bookingDeadlinesHistory, featureSwitches];
