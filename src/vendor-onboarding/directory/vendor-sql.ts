/** Fragments of SQL over `vendor_directory`, for every list that shows providers; `vendor` is the table's alias. */

/** The provider is approved, active and not paused. */
export const isPublicSql = (vendor: string): string =>
  `(${vendor}.verification_status = 'approved' and ${vendor}.active and not ${vendor}.paused)`;

/** Two decimals; null without reviews. */
export const averageRatingSql = (vendor: string): string => `round(${vendor}.rating_sum::numeric / nullif(${vendor}.rating_count, 0), 2)`;

/** Nobody's name is shown once it is erased. */
export const ownerNameSql = (vendor: string): string => `coalesce(${vendor}.owner_name, 'Unknown')`;

/** Path of a person's photo (`owner_photo`), by an expression for their id; null for whoever has none. */
export const photoOfSql = (userId: string): string =>
  `(select '/api/v1/photos/' || photo.photo_id from read.owner_photo photo where photo.user_id = ${userId})`;

/** Path of the provider's photo; null for whoever has none. */
export const photoUrlSql = (vendor: string): string => photoOfSql(`${vendor}.user_id`);

/** `VendorDto`, column by column. */
export const vendorColumnsSql = `
  v.id, v.business_name as "businessName", v.business_description as "businessDescription", ${ownerNameSql('v')} as "ownerName",
  ${photoUrlSql('v')} as "photoUrl",
  ${averageRatingSql('v')} as "averageRating", v.rating_count as "reviewCount", v.service_area_radius as "serviceAreaRadius",
  v.city, v.state, v.years_in_business as "yearsInBusiness", v.phone, v.address, v.website_url as "websiteUrl", v.member_since as "memberSince"`;
