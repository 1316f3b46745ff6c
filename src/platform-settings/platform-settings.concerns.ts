import { type Concern, concerns, holding } from '../platform/live/concerns.js';
import type { FeatureEvent } from '../platform/switches/features.events.js';
import type { BookingDeadlinesEvent } from './deadlines/booking-deadlines.events.js';
import type { PlatformFeeEvent } from './fee/platform-fee.events.js';
import type { BookingLimitsEvent } from './limits/booking-limits.events.js';

/** Administrators and auditors who look at them. Nobody else sees anything of a fee before it holds, or of limits before they meet them. */
const settings: Concern = { audience: [holding('admin'), holding('auditor')], tags: ['PlatformSettings'] };

/** What all pages say as well: whoever has signed in somewhere hears of it there. */
const rules: Concern = { ...settings, audience: [...settings.audience, holding('vendor'), holding('user')] };

export const platformSettingsConcerns = concerns<PlatformFeeEvent | BookingLimitsEvent | BookingDeadlinesEvent | FeatureEvent>({
  PlatformFeeScheduled: settings,
  PlatformFeeTakenBack: settings,
  BookingLimitsSet: settings,
  BookingDeadlinesSet: rules,
  FeatureSwitchedOff: rules,
  FeatureSwitchedOn: rules,
});
