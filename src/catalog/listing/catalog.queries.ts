import { categoryPicture, categoryPlace, CategoryRow } from '../../categories/index.js';
import { statement, type Values } from '../../platform/tables/statement.js';
import { tablesOf } from '../../platform/tables/typed-tables.js';
import { vendorIsPublic, vendorOwnerName, vendorPhotoUrl, vendorRating, VendorRow } from '../../vendor-onboarding/index.js';
import { demandAfter } from '../figures/recent-demand.js';
import { cardColumns, detailColumns, isListed, offerOfVendor, services } from '../services/service-columns.js';
import { ServiceRow } from '../services/services.projection.js';

const tables = tablesOf(CategoryRow, ServiceRow, VendorRow);

/** Each among those of its level in the order of administrators; those that it does not name follow, by name. */
export const categoriesInOrder = statement('categories', () =>
  tables
    .selectFrom('catalog_category as c')
    .leftJoin('catalog_category as parent', 'parent.id', 'c.parent_id')
    .select([
      'c.id',
      'c.slug',
      'c.former_slugs as formerSlugs',
      'c.name',
      'c.description',
      'c.icon',
      categoryPicture.as('pictureUrl'),
      'parent.slug as parentSlug',
    ])
    .where('c.active', '=', true)
    .orderBy(categoryPlace)
    .orderBy('c.name')
    .orderBy('c.id'),
);

/** The six that were booked most after a day. */
export const popularServices = statement('popular-services', ({ since }: Values<{ since: string }>) =>
  services
    .innerJoin(demandAfter(since), 'demand.service_id', 's.id')
    .select(cardColumns)
    .where(isListed)
    .orderBy('demand.bookings', 'desc')
    .orderBy('s.created_at', 'desc')
    .orderBy('s.id')
    .limit(6),
);

/** With the price rules of its provider. */
export const publicService = statement('service', ({ id }: Values<{ id: string }>) =>
  services.innerJoin('vendor_settings as rules', 'rules.vendor_id', 'v.id').select(detailColumns).where('s.id', '=', id).where(isListed),
);

export const newestVendors = statement('newest-vendors', () =>
  tables
    .selectFrom(
      tables
        .selectFrom('vendor_directory as v')
        .selectAll('v')
        .where(vendorIsPublic)
        .where((eb) =>
          eb.exists(tables.selectFrom('catalog_service as s').where('s.vendor_id', '=', eb.ref('v.id')).where('s.active', '=', true)),
        )
        .orderBy('v.approved_at', 'desc')
        .orderBy('v.id')
        .limit(6)
        .as('v'),
    )
    .innerJoinLateral(offerOfVendor.as('offer'), (join) => join.onTrue())
    .select([
      'v.id',
      'v.business_name as businessName',
      vendorOwnerName.as('ownerName'),
      vendorPhotoUrl.as('photoUrl'),
      'v.business_description as businessDescription',
      vendorRating.as('averageRating'),
      'v.rating_count as reviewCount',
      'v.city',
      'v.state',
      'v.member_since as memberSince',
      'offer.services as serviceCount',
      'offer.categories',
    ])
    .orderBy('v.approved_at', 'desc')
    .orderBy('v.id'),
);

/** A provider's public services but one, in the provider's order; those that it does not name follow, the newest first. */
export const servicesOfVendor = statement(
  'vendor-services',
  ({ vendorId, except, limit }: Values<{ vendorId: string; except: string | null; limit: number }>) =>
    services
      .select(cardColumns)
      .where('s.vendor_id', '=', vendorId)
      .where(isListed)
      .where('s.id', 'is distinct from', except)
      .orderBy('s.place')
      .orderBy('s.created_at', 'desc')
      .orderBy('s.id')
      .limit(limit),
);

export const offeringVendor = statement('offering-provider', ({ vendorId }: Values<{ vendorId: string }>) =>
  tables.selectFrom('vendor_directory as v').select('v.id').where('v.id', '=', vendorId).where(vendorIsPublic),
);
