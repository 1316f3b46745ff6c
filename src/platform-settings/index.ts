import { PlatformFeeRow, platformFees } from './fee/platform-fees.projection.js';

export { feeInForce } from './fee/fee-in-force.js';
export { MOST_FEE_CENTS, scheduleFee } from './fee/platform-fee.decisions.js';
export { changeAt, feeAt, FIRST_FEE_CENTS, PLATFORM, PlatformFee } from './fee/platform-fee.js';
export { PlatformFeeRow };
export { SchedulePlatformFee } from './fee/schedule-fee.command.js';
export { TakePlatformFeeBack } from './fee/take-fee-back.command.js';
export { platformSettingsConcerns } from './platform-settings.concerns.js';
export { PlatformSettingsModule } from './platform-settings.module.js';

export const platformSettingsEntities = [PlatformFeeRow];
export const platformSettingsProjections = [platformFees];
