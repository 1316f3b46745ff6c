import { vendorDirectory, VendorRow } from './read-models/vendor-directory.js';
import { OwnerPhotoRow, ownerPhotos } from './read-models/owner-photos.js';
import { vendorFigures, VendorFiguresRow } from './read-models/vendor-figures.js';
import { VendorDayRow, vendorSettings, VendorSettingsRow } from './settings/vendor-settings-tables.js';

export type { Applicant } from './application/applicant.js';
export { ApplyAsVendor } from './commands/apply-as-vendor.js';
export { ApproveVendor } from './commands/approve-vendor.js';
export { RegisterVendor } from './commands/register-vendor.js';
export { RejectVendor } from './commands/reject-vendor.js';
export { SuspendVendor } from './commands/suspend-vendor.js';
export { UpdateBusinessProfile } from './commands/update-business-profile.js';
export { vendorConcerns } from './live/vendor-concerns.js';
export type { VendorTables } from './read-models/vendor-directory.js';
export { OwnerPhotoRow, VendorDayRow, VendorRow, VendorSettingsRow };
export { ChangeVendorSettings } from './settings/commands/change-vendor-settings.js';
export { ChangeWorkingHours } from './settings/commands/change-working-hours.js';
export { SetDayHours } from './settings/commands/set-day-hours.js';
export { DEFAULT_VENDOR_SETTINGS, VendorSettings } from './settings/vendor-settings.js';
export { HoursOfDay, HoursOfWeek } from './settings/hours-fields.js';
export { IntervalDto } from './settings/working-hours.dto.js';
export { isPublic, Vendor, type VerificationStatus } from './vendor.js';
export { vendorUpcasters } from './vendor-upcasters.js';
export { VendorOnboardingModule } from './vendor-onboarding.module.js';
export { businessOf, VendorOwner } from './vendor-owner.js';
export { averageRatingSql, isPublicSql, ownerNameSql, photoOfSql, photoUrlSql } from './vendor-sql.js';

export const vendorOnboardingEntities = [VendorRow, VendorFiguresRow, VendorSettingsRow, VendorDayRow, OwnerPhotoRow];
export const vendorOnboardingProjections = [vendorDirectory, vendorFigures, vendorSettings, ownerPhotos];
