import { type Concern, concerns, holding } from '../platform/live/concerns.js';
import type { PlatformFeeEvent } from './fee/platform-fee.events.js';
import type { BookingLimitsEvent } from './limits/booking-limits.events.js';

/** Administrators and auditors who look at them. Nobody else sees anything of a fee before it holds, or of limits before they meet them. */
const settings: Concern = { audience: [holding('admin'), holding('auditor')], tags: ['PlatformSettings'] };

export const platformSettingsConcerns = concerns<PlatformFeeEvent | BookingLimitsEvent>({
  PlatformFeeScheduled: settings,
  PlatformFeeTakenBack: settings,
  BookingLimitsSet: settings,
});
