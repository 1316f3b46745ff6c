import { averageRatingSql, isPublicSql, ownerNameSql, photoUrlSql } from '../../vendor-onboarding/index.js';
import { CARD_SQL, LISTED_SQL, SERVICES_SQL } from '../services/service-sql.js';

/** `FavoriteServiceDto`, newest first. */
export const FAVORITE_SERVICES_SQL = `
  select ${CARD_SQL}, f.added_at as "addedAt", ${LISTED_SQL} as "isBookable"
  from read.catalog_favorite f join ${SERVICES_SQL} on s.id = f.target_id
  where f.user_id = $1 and f.kind = 'service'
  order by f.added_at desc, f.target_id`;

/** `FavoriteVendorDto`, newest first. */
export const FAVORITE_VENDORS_SQL = `
  select v.id, v.business_name as "businessName", ${ownerNameSql('v')} as "ownerName", ${photoUrlSql('v')} as "photoUrl", ${averageRatingSql('v')} as "averageRating",
    v.rating_count as "reviewCount", v.city, v.state, offer.services as "serviceCount", offer.categories,
    f.added_at as "addedAt", ${isPublicSql('v')} as "isBookable"
  from read.catalog_favorite f join read.vendor_directory v on v.id = f.target_id cross join lateral (
    select coalesce(sum(services), 0)::int as services,
      coalesce(json_agg(json_build_object('slug', c.slug, 'name', c.name, 'icon', c.icon) order by c.name, c.id), '[]') as categories
    from (select category_id, count(*) as services from read.catalog_service where vendor_id = v.id and active group by category_id) s
    join read.catalog_category c on c.id = s.category_id
  ) offer
  where f.user_id = $1 and f.kind = 'vendor'
  order by f.added_at desc, f.target_id`;

/** `FavoriteIdsDto`, in one row. */
export const FAVORITE_IDS_SQL = `
  select coalesce(json_agg(target_id) filter (where kind = 'service'), '[]') as services,
    coalesce(json_agg(target_id) filter (where kind = 'vendor'), '[]') as vendors
  from read.catalog_favorite where user_id = $1`;
