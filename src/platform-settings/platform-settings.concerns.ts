import { type Concern, concerns, holding } from '../platform/live/concerns.js';
import type { PlatformFeeEvent } from './fee/platform-fee.events.js';

/** Administrators and auditors who look at them. Nobody else sees anything of it before it holds. */
const settings = (): Concern => ({ audience: [holding('admin'), holding('auditor')], tags: ['PlatformSettings'] });

export const platformSettingsConcerns = concerns<PlatformFeeEvent>({ PlatformFeeScheduled: settings, PlatformFeeTakenBack: settings });
