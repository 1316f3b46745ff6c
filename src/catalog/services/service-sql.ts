import { averageRatingSql, isPublicSql, ownerNameSql, photoUrlSql } from '../../vendor-onboarding/index.js';

/** A service with its vendor and category: `s`, `v`, `c`. */
export const SERVICES_SQL = `
  read.catalog_service s
  join read.vendor_directory v on v.id = s.vendor_id
  join read.catalog_category c on c.id = s.category_id`;

/** Customers see the service. */
export const LISTED_SQL = `s.active and ${isPublicSql('v')}`;

/** Each piece of a card, by the name of its member. */
const vendorMembers = `'id', v.id, 'businessName', v.business_name, 'ownerName', ${ownerNameSql('v')}, 'photoUrl', ${photoUrlSql('v')},
    'averageRating', ${averageRatingSql('v')}, 'reviewCount', v.rating_count, 'city', v.city, 'state', v.state,
    'serviceAreaRadius', v.service_area_radius, 'latitude', v.latitude, 'longitude', v.longitude`;

const OWN_COLUMNS = `s.id, s.revision, s.title, s.description, s.base_price_cents as "basePriceCents", s.price_type as "priceType",
  s.duration_minutes as "durationMinutes", json_build_object('slug', c.slug, 'name', c.name, 'icon', c.icon) as category`;

/** `ServiceCardDto` */
export const CARD_SQL = `${OWN_COLUMNS}, json_build_object(${vendorMembers}) as vendor`;

/** The provider's say in prices, from `vendor_settings` (`rules`). */
export const PRICE_RULES_SQL = `rules.dynamic_pricing as "dynamicPricing", rules.weekend_percent as "weekendPercent",
  rules.evening_percent as "eveningPercent", rules.minimum_booking_cents as "minimumBookingCents"`;

/** `ServiceDetailDto`, but for what follows from its price; and how the provider works (`rules`). */
export const DETAIL_SQL = `${OWN_COLUMNS}, s.created_at as "createdAt", rules.instant_booking as "instantBooking",
  rules.cancellation_fee_cents as "cancellationFeeCents", ${PRICE_RULES_SQL},
  json_build_object(${vendorMembers}, 'description', v.business_description) as vendor`;

/** `MyServiceDto`, but for its bookings. */
export const OWN_SERVICE_SQL = `${OWN_COLUMNS}, s.category_id as "categoryId", s.active as "isActive", s.created_at as "createdAt"`;
