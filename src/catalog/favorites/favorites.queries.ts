import { sql } from 'kysely';
import { statement, type Values } from '../../platform/tables/statement.js';
import { tablesOf } from '../../platform/tables/typed-tables.js';
import { OwnerPhotoRow, vendorIsPublic, vendorOwnerName, vendorPhotoUrl, vendorRating, VendorRow } from '../../vendor-onboarding/index.js';
import { cardColumns, isListed, offerOfVendor, services } from '../services/service-columns.js';
import { ServiceRow } from '../services/services.projection.js';
import { FavoriteRow } from './favorite-list.projection.js';

const tables = tablesOf(FavoriteRow, VendorRow, OwnerPhotoRow, ServiceRow);

/** Newest first. */
export const favoriteServices = statement('favorite-services', ({ userId }: Values<{ userId: string }>) =>
  services
    .innerJoin(tables.selectFrom('catalog_favorite').selectAll().as('f'), (join) => join.onRef('f.target_id', '=', 's.id'))
    .select(cardColumns)
    .select(['f.added_at as addedAt', isListed.as('isBookable')])
    .where('f.user_id', '=', userId)
    .where('f.kind', '=', 'service')
    .orderBy('f.added_at', 'desc')
    .orderBy('f.target_id'),
);

/** Newest first. */
export const favoriteVendors = statement('favorite-vendors', ({ userId }: Values<{ userId: string }>) =>
  tables
    .selectFrom('catalog_favorite as f')
    .innerJoin('vendor_directory as v', 'v.id', 'f.target_id')
    .innerJoinLateral(offerOfVendor.as('offer'), (join) => join.onTrue())
    .select([
      'v.id',
      'v.business_name as businessName',
      vendorOwnerName.as('ownerName'),
      vendorPhotoUrl.as('photoUrl'),
      vendorRating.as('averageRating'),
      'v.rating_count as reviewCount',
      'v.city',
      'v.state',
      'offer.services as serviceCount',
      'offer.categories',
      'f.added_at as addedAt',
      vendorIsPublic.as('isBookable'),
    ])
    .where('f.user_id', '=', userId)
    .where('f.kind', '=', 'vendor')
    .orderBy('f.added_at', 'desc')
    .orderBy('f.target_id'),
);

export const favoriteIds = statement('favorite-ids', ({ userId }: Values<{ userId: string }>) =>
  tables
    .selectFrom('catalog_favorite')
    .select((eb) => {
      const ids = (kind: 'service' | 'vendor') =>
        eb.fn.coalesce(eb.fn.jsonAgg(eb.ref('target_id')).filterWhere('kind', '=', kind), sql<never[]>`'[]'`);
      return [ids('service').as('services'), ids('vendor').as('vendors')];
    })
    .where('user_id', '=', userId),
);

export const favoritesOf = statement('personal-file-favorites', ({ userId }: Values<{ userId: string }>) =>
  tables
    .selectFrom('catalog_favorite as f')
    .leftJoin('catalog_service as s', (join) => join.on('f.kind', '=', 'service').onRef('s.id', '=', 'f.target_id'))
    .leftJoin('vendor_directory as v', (join) => join.on('f.kind', '=', 'vendor').onRef('v.id', '=', 'f.target_id'))
    .select((eb) => ['f.kind', 'f.target_id as id', eb.fn.coalesce('s.title', 'v.business_name').as('name'), 'f.added_at as addedAt'])
    .where('f.user_id', '=', userId)
    .orderBy('f.added_at')
    .orderBy('f.target_id'),
);
