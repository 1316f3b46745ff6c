import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { categoryPicture, CategoryRow } from '../../categories/index.js';
import { rowAs, tablesOf } from '../../platform/tables/typed-tables.js';
import {
  vendorApprovedAt,
  vendorIsPublic,
  vendorOwnerName,
  vendorPhotoUrl,
  vendorRating,
  VendorRow,
  VendorSettingsRow,
} from '../../vendor-onboarding/index.js';
import { ServiceDemandRow } from '../figures/service-demand.projection.js';
import { ServiceRatingRow } from '../figures/service-ratings.projection.js';
import { ServiceRow } from './services.projection.js';

const tables = tablesOf(ServiceRow, VendorRow, CategoryRow, VendorSettingsRow, ServiceDemandRow, ServiceRatingRow);
const s = rowAs(ServiceRow, 's');
const v = rowAs(VendorRow, 'v');
const c = rowAs(CategoryRow, 'c');

/** A service with its vendor and category: `s`, `v`, `c`. */
export const services = tables
  .selectFrom('catalog_service as s')
  .innerJoin('vendor_directory as v', 'v.id', 's.vendor_id')
  .innerJoin('catalog_category as c', 'c.id', 's.category_id');

/** Customers see the service. */
export const isListed = s.and([s.ref('s.active'), vendorIsPublic]);

const category = jsonBuildObject({
  slug: c.ref('c.slug'),
  name: c.ref('c.name'),
  icon: c.ref('c.icon'),
  pictureUrl: categoryPicture,
  isActive: c.ref('c.active'),
});

const vendorMembers = {
  id: v.ref('v.id'),
  businessName: v.ref('v.business_name'),
  ownerName: vendorOwnerName,
  photoUrl: vendorPhotoUrl,
  averageRating: vendorRating,
  reviewCount: v.ref('v.rating_count'),
  city: v.ref('v.city'),
  state: v.ref('v.state'),
  serviceAreaRadius: v.ref('v.service_area_radius'),
  latitude: v.ref('v.latitude'),
  longitude: v.ref('v.longitude'),
};

const offerColumns = [
  's.id',
  's.revision',
  's.title',
  's.description',
  's.base_price_cents as basePriceCents',
  's.price_type as priceType',
  's.duration_minutes as durationMinutes',
  category.as('category'),
] as const;

/** `ServiceCardDto` */
export const cardColumns = [...offerColumns, jsonBuildObject(vendorMembers).as('vendor')] as const;

/**
 * `ServiceDetailDto`, but for what follows from its price; and how the provider works (`rules`). Since when they are with us stands beside them: within JSON,
 * Postgres writes an instant its own way.
 */
export const detailColumns = [
  ...offerColumns,
  's.created_at as createdAt',
  'rules.instant_booking as instantBooking',
  'rules.auto_accept as autoAccept',
  'rules.cancellation_fee_cents as cancellationFeeCents',
  'rules.dynamic_pricing as dynamicPricing',
  'rules.weekend_percent as weekendPercent',
  'rules.evening_percent as eveningPercent',
  'rules.minimum_booking_cents as minimumBookingCents',
  jsonBuildObject({ ...vendorMembers, description: v.ref('v.business_description') }).as('vendor'),
  'v.member_since as memberSince',
  vendorApprovedAt.as('approvedAt'),
] as const;

/** `MyServiceDto`, but for its bookings. */
export const ownServiceColumns = [
  ...offerColumns,
  's.category_id as categoryId',
  's.active as isActive',
  's.created_at as createdAt',
] as const;

/** What the vendor `v` offers: how many active services, and their categories by name. */
export const offerOfVendor = tables
  .selectFrom(
    tables
      .selectFrom('catalog_service')
      .select((eb) => ['category_id', eb.fn.countAll().as('services')])
      .where('vendor_id', '=', v.ref('v.id'))
      .where('active', '=', true)
      .groupBy('category_id')
      .as('s'),
  )
  .innerJoin('catalog_category as c', 'c.id', 's.category_id')
  .select((eb) => [
    sql<number>`coalesce(sum(${eb.ref('s.services')}), 0)::int`.as('services'),
    eb.fn.coalesce(eb.fn.jsonAgg(category).orderBy('c.name').orderBy('c.id'), sql<never[]>`'[]'`).as('categories'),
  ]);
