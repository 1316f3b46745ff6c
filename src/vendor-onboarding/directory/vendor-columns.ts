import { type Expression, sql } from 'kysely';
import { rowAs, tablesOf } from '../../platform/tables/typed-tables.js';
import { OwnerPhotoRow } from './owner-photos.projection.js';
import { VendorRow } from './vendor-directory.projection.js';

/** Conditions and columns over `vendor_directory` (`v`), for every query that shows providers. */
const v = rowAs(VendorRow, 'v');
const tables = tablesOf(OwnerPhotoRow);

/** The provider is approved, active and not paused. */
export const vendorIsPublic = v.and([v('v.verification_status', '=', 'approved'), v.ref('v.active'), v.not('v.paused')]);

/** Two decimals; null without reviews. */
export const vendorRating = sql<number | null>`round(${v.ref('v.rating_sum')}::numeric / nullif(${v.ref('v.rating_count')}, 0), 2)`;

/** Nobody's name is shown once it is erased. */
export const vendorOwnerName = v.fn.coalesce('v.owner_name', v.val('Unknown'));

/** Path of a person's photo (`owner_photo`), by an expression for their id; null for whoever has none. */
export const photoOf = (userId: Expression<string | null>) =>
  tables
    .selectFrom('owner_photo as photo')
    .select((eb) => sql<string>`'/api/v1/photos/' || ${eb.ref('photo.photo_id')}`.as('url'))
    .where('photo.user_id', '=', userId)
    .$asScalar();

/** Path of the provider's photo; null for whoever has none. */
export const vendorPhotoUrl = photoOf(v.ref('v.user_id'));

/** When a provider was approved whom the query finds only if they are public, and so have been. */
export const vendorApprovedAt = v.ref('v.approved_at').$notNull();

/** What every reader of a provider reads. */
export const vendorColumns = [
  'v.id',
  'v.business_name as businessName',
  'v.business_description as businessDescription',
  vendorOwnerName.as('ownerName'),
  vendorPhotoUrl.as('photoUrl'),
  vendorRating.as('averageRating'),
  'v.rating_count as reviewCount',
  'v.service_area_radius as serviceAreaRadius',
  'v.latitude',
  'v.longitude',
  'v.city',
  'v.state',
  'v.years_in_business as yearsInBusiness',
  'v.phone',
  'v.address',
  'v.website_url as websiteUrl',
  'v.member_since as memberSince',
] as const;

/** What the owner reads of it beside that. */
export const ownVendorColumns = [
  'v.business_license as businessLicense',
  'v.zip',
  'v.time_zone as timeZone',
  'v.verification_status as verificationStatus',
  'v.active as isActive',
  'v.paused as isPaused',
  'v.suspension_reason as suspensionReason',
  'v.submission',
  'v.rejection_reason as rejectionReason',
  'v.applied_at as appliedAt',
  'v.approved_at as approvedAt',
] as const;
