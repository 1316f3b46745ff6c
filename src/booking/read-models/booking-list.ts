import { defineEntity } from '@mikro-orm/core';
import type { PersonalDataErased } from '../../platform/events/personal-data.events.js';
import { cents, code, day, flag, instant, json, uuid, whole, words } from '../../platform/projections/columns.js';
import { insert, patch, patchWhere, projection, type RowOf } from '../../platform/projections/projection.js';
import type { BookingEvent, CancellationReason, PriceLine } from '../booking.events.js';
import type { BookingStatus } from '../booking.js';
import type { ReviewEvent } from '../review.events.js';

/** A booking as both sides see it; names of people and businesses stand in their own directories. */
export const BookingRow = defineEntity({
  name: 'BookingRow',
  tableName: 'booking_list',
  schema: 'read',
  indexes: [
    { name: 'booking_list_customer', properties: ['customerId', 'createdAt'] },
    { name: 'booking_list_vendor', properties: ['vendorId', 'startsAt'] },
    { name: 'booking_list_newest', properties: ['createdAt'] },
  ],
  properties: {
    id: uuid().primary(),
    customerId: uuid(),
    vendorId: uuid(),
    serviceId: uuid(),
    serviceTitle: words(),
    status: code().$type<BookingStatus>(),
    reason: code().$type<CancellationReason>().nullable(),
    date: day(),
    time: code(),
    timeZone: code(),
    startsAt: instant(),
    endsAt: instant(),
    durationMinutes: whole(),
    priceCents: cents(),
    platformFeeCents: cents(),
    /** Absent where the base is all of the price. */
    priceLines: json<readonly PriceLine[]>().nullable(),
    cancellationFeeCents: cents(),
    /** What a cancellation cost the customer. */
    chargeCents: cents().nullable(),
    street: words().nullable(),
    zip: code().nullable(),
    city: words().nullable(),
    state: code().nullable(),
    instructions: words().nullable(),
    createdAt: instant(),
    respondBy: instant(),
    confirmedAt: instant().nullable(),
    cancelledAt: instant().nullable(),
    completedAt: instant().nullable(),
    reviewed: flag(),
  },
});

/** `database.tables<BookingTables>().selectFrom('bookingList')` */
export type BookingTables = { bookingList: RowOf<typeof BookingRow> };

export const bookingList = projection<BookingEvent | ReviewEvent | PersonalDataErased>('booking.booking-list', [BookingRow], {
  BookingCreated: (
    { bookingId, customerId, vendorId, serviceId, serviceTitle, durationMinutes, slot, terms, respondBy, createdAt },
    { personal },
  ) =>
    insert(BookingRow, {
      id: bookingId,
      customerId,
      vendorId,
      serviceId,
      serviceTitle,
      durationMinutes,
      ...slot,
      ...terms,
      priceLines: terms.priceLines ?? null,
      ...personal,
      respondBy,
      createdAt,
      status: 'pending',
      reason: null,
      chargeCents: null,
      confirmedAt: null,
      cancelledAt: null,
      completedAt: null,
      reviewed: false,
    }),
  BookingConfirmed: ({ bookingId, confirmedAt }) => patch(BookingRow, { id: bookingId }, { status: 'confirmed', confirmedAt }),
  BookingCancelled: ({ bookingId, reason, chargeCents, cancelledAt }) =>
    patch(BookingRow, { id: bookingId }, { status: 'cancelled', reason, chargeCents, cancelledAt }),
  BookingCompleted: ({ bookingId, completedAt }) => patch(BookingRow, { id: bookingId }, { status: 'completed', completedAt }),
  ReviewPosted: ({ bookingId }) => patch(BookingRow, { id: bookingId }, { reviewed: true }),
  PersonalDataErased: ({ userId }) =>
    patchWhere(BookingRow, { customerId: userId }, { street: null, zip: null, city: null, state: null, instructions: null }),
});
