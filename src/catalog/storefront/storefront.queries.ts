import { isPublicSql, ownerNameSql, photoUrlSql } from '../../vendor-onboarding/index.js';

const SERVICE = `select id, revision, vendor_id as "vendorId", category_id as "categoryId", title, description, base_price_cents as "basePriceCents",
  price_type as "priceType", duration_minutes as "durationMinutes", active, (extract(epoch from created_at) * 1000)::bigint as "createdMs"
  from read.catalog_service`;

/** `StoredService`: so many after an id. */
export const ALL_SERVICES_SQL = `${SERVICE} where active and id > $1 order by id limit $2`;

/** `StoredService`: after a position. */
export const CHANGED_SERVICES_SQL = `${SERVICE} where changed_at > $1`;

export const ARCHIVED_SERVICES_SQL = 'select id from read.catalog_archived_service where changed_at > $1';

/** `Provider` */
export const PROVIDERS_SQL = `
  select v.id, v.business_name as "businessName", ${ownerNameSql('v')} as "ownerName", ${photoUrlSql('v')} as "photoUrl", v.city, v.state, v.latitude, v.longitude,
    v.service_area_radius as "serviceAreaRadius", v.rating_sum as "ratingSum", v.rating_count as "ratingCount"
  from read.vendor_directory v where ${isPublicSql('v')}`;

/** `ShownCategory` */
export const CATEGORIES_SQL = 'select id, parent_id as "parentId", slug, name, icon from read.catalog_category';
