import { sql } from 'kysely';
import { categoryPicture, CategoryRow } from '../../categories/index.js';
import { statement, type Values } from '../../platform/tables/statement.js';
import { tablesOf } from '../../platform/tables/typed-tables.js';
import { OwnerPhotoRow, vendorIsPublic, vendorOwnerName, vendorPhotoUrl, VendorRow } from '../../vendor-onboarding/index.js';
import { ArchivedServiceRow, ServiceRow } from '../services/services.projection.js';

const tables = tablesOf(ServiceRow, ArchivedServiceRow, VendorRow, OwnerPhotoRow, CategoryRow);

const services = tables
  .selectFrom('catalog_service')
  .select((eb) => [
    'id',
    'revision',
    'vendor_id as vendorId',
    'category_id as categoryId',
    'title',
    'description',
    'base_price_cents as basePriceCents',
    'price_type as priceType',
    'duration_minutes as durationMinutes',
    'active',
    sql<number>`(extract(epoch from ${eb.ref('created_at')}) * 1000)::bigint`.as('createdMs'),
  ]);

/** So many active services after an id. */
export const servicesAfter = statement('storefront-load', ({ id, count }: Values<{ id: string; count: number }>) =>
  services.where('active', '=', true).where('id', '>', id).orderBy('id').limit(count),
);

/** Services that have changed after a position. */
export const servicesChanged = statement('storefront-services', ({ position }: Values<{ position: string }>) =>
  services.where('changed_at', '>', position),
);

export const servicesArchived = statement('storefront-archived', ({ position }: Values<{ position: string }>) =>
  tables.selectFrom('catalog_archived_service').select('id').where('changed_at', '>', position),
);

export const publicProviders = statement('storefront-providers', () =>
  tables
    .selectFrom('vendor_directory as v')
    .select([
      'v.id',
      'v.business_name as businessName',
      vendorOwnerName.as('ownerName'),
      vendorPhotoUrl.as('photoUrl'),
      'v.city',
      'v.state',
      'v.time_zone as timeZone',
      'v.latitude',
      'v.longitude',
      'v.service_area_radius as serviceAreaRadius',
      'v.rating_sum as ratingSum',
      'v.rating_count as ratingCount',
    ])
    .where(vendorIsPublic),
);

export const shownCategories = statement('storefront-categories', () =>
  tables
    .selectFrom('catalog_category as c')
    .select([
      'c.id',
      'c.parent_id as parentId',
      'c.slug',
      'c.former_slugs as formerSlugs',
      'c.name',
      'c.description',
      'c.icon',
      categoryPicture.as('pictureUrl'),
      'c.active',
    ]),
);
