import { defineEntity } from '@mikro-orm/core';
import type { PersonalDataErased } from '../../platform/events/personal-data.events.js';
import { cents, code, day, flag, instant, json, uuid, whole, words } from '../../platform/tables/columns.js';
import { ignore, increment, insert, patch, patchWhere, projection } from '../../platform/tables/projection.js';
import { ofTrigrams, overComputed } from '../../platform/tables/text/text-index.js';
import type { ReviewPosted } from '../../reviews/review.events.js';
import type { PriceLine } from '../../scheduling/terms.events.js';
import type { BookingEvent, CancellationReason, Side } from '../booking.events.js';
import type { BookingStatus } from '../booking.js';

/** A booking as both sides see it; names of people and businesses stand in their own directories. */
export const BookingRow = defineEntity({
  name: 'BookingRow',
  tableName: 'booking_list',
  schema: 'read',
  indexes: [
    // With what a page of the administrators' list is cut by: a text that a name contains is met without a look at the bookings.
    { name: 'booking_list_customer', properties: ['customerId', 'createdAt', 'id', 'status'] },
    { name: 'booking_list_vendor', properties: ['vendorId', 'startsAt', 'id', 'createdAt', 'status'] },
    // With what a text may be met in, and the price: the administrators' lists and previews are read from the index alone.
    { name: 'booking_list_made', properties: ['createdAt', 'id', 'status', 'customerId', 'vendorId', 'serviceTitle', 'priceCents'] },
    // What becomes of bookings, and where, for the figures of years. By the platform's day: of two indexes in the order of time, the narrow one would be taken for lists that it does not hold.
    {
      name: 'booking_list_days',
      expression: overComputed(
        'booking_list_days',
        'booking_list',
        "((created_at at time zone 'UTC')::date), created_at, confirmed_at, status, reason, reviewed, zip",
      ),
    },
    // How long providers took to accept, in minutes: in the figures of years, only what was accepted by hand is read, and nothing is computed again.
    {
      name: 'booking_list_accepted',
      expression: `${overComputed(
        'booking_list_accepted',
        'booking_list',
        "created_at, confirmed_at, (floor(date_part('epoch', confirmed_at - created_at) / 60 + 0.5)::int)",
      )} where confirmed_at > created_at`,
    },
    // Pages and totals of a status; and the open ones are few, however many there have been.
    { name: 'booking_list_status', properties: ['status', 'createdAt', 'id', 'customerId', 'vendorId', 'serviceTitle'] },
    { name: 'booking_list_title', expression: ofTrigrams('booking_list_title', 'booking_list', 'lower(service_title)') },
    // The few that an admin may have to decide on.
    { name: 'booking_list_cases', properties: ['id'], where: 'contest_by is not null or problem_reported_at is not null' },
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
    /** How often it has changed, for calendars that follow it. */
    sequence: whole(),
    /** Another time that waits for the other side; whether it has lapsed is for the reader to see. */
    proposalId: uuid().nullable(),
    proposedBy: code().$type<Side>().nullable(),
    proposedDate: day().nullable(),
    proposedTime: code().nullable(),
    proposedStartsAt: instant().nullable(),
    proposalLapsesAt: instant().nullable(),
    setOutAt: instant().nullable(),
    /** By how much the provider comes later, as they have said last. */
    delayMinutes: whole().nullable(),
    customerClaimedAt: instant().nullable(),
    vendorClaimedAt: instant().nullable(),
    /** Of the claim that came last. */
    contestBy: instant().nullable(),
    contestedAt: instant().nullable(),
    claimsDismissedAt: instant().nullable(),
    problemReportedAt: instant().nullable(),
    problemDecidedAt: instant().nullable(),
    refundCents: cents().nullable(),
  },
});

const NO_PROPOSAL = {
  proposalId: null,
  proposedBy: null,
  proposedDate: null,
  proposedTime: null,
  proposedStartsAt: null,
  proposalLapsesAt: null,
};

const NOT_UNDER_WAY = { setOutAt: null, delayMinutes: null };

const NOTHING_YET = {
  ...NO_PROPOSAL,
  ...NOT_UNDER_WAY,
  reason: null,
  chargeCents: null,
  confirmedAt: null,
  cancelledAt: null,
  completedAt: null,
  customerClaimedAt: null,
  vendorClaimedAt: null,
  contestBy: null,
  contestedAt: null,
  claimsDismissedAt: null,
  problemReportedAt: null,
  problemDecidedAt: null,
  refundCents: null,
};

/** A change that its customer's and provider's calendars are to follow. */
const changed = (bookingId: string, set: Parameters<typeof patch<typeof BookingRow>>[2]) => [
  patch(BookingRow, { id: bookingId }, set),
  increment(BookingRow, { id: bookingId }, { sequence: 1 }),
];

export const bookingList = projection<BookingEvent | ReviewPosted | PersonalDataErased>('booking.booking-list', [BookingRow], {
  BookingCreated: (
    { bookingId, customerId, vendorId, serviceId, serviceTitle, durationMinutes, slot, terms, respondBy, createdAt },
    { personal: { street, zip, city, state, instructions } },
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
      street,
      zip,
      city,
      state,
      instructions,
      respondBy,
      createdAt,
      ...NOTHING_YET,
      status: 'pending',
      reviewed: false,
      sequence: 0,
    }),
  BookingConfirmed: ({ bookingId, confirmedAt }) => changed(bookingId, { status: 'confirmed', confirmedAt }),
  BookingCancelled: ({ bookingId, reason, chargeCents, cancelledAt }) =>
    changed(bookingId, { status: 'cancelled', reason, chargeCents, cancelledAt, ...NO_PROPOSAL }),
  CancellationExplained: ignore,
  BookingCompleted: ({ bookingId, completedAt }) => changed(bookingId, { status: 'completed', completedAt, ...NO_PROPOSAL }),
  RescheduleProposed: ({ bookingId, proposalId, proposedBy, slot, lapsesAt }) =>
    patch(
      BookingRow,
      { id: bookingId },
      {
        proposalId,
        proposedBy,
        proposedDate: slot.date,
        proposedTime: slot.time,
        proposedStartsAt: slot.startsAt,
        proposalLapsesAt: lapsesAt,
      },
    ),
  RescheduleEnded: ({ bookingId }) => patch(BookingRow, { id: bookingId }, NO_PROPOSAL),
  BookingRescheduled: ({ bookingId, slot, respondBy }) =>
    changed(bookingId, { ...slot, ...(respondBy && { respondBy }), ...NO_PROPOSAL, ...NOT_UNDER_WAY }),
  ProviderSetOut: ({ bookingId, setOutAt }) => patch(BookingRow, { id: bookingId }, { setOutAt }),
  ProviderDelayed: ({ bookingId, delayMinutes }) => patch(BookingRow, { id: bookingId }, { delayMinutes }),
  NoShowClaimed: ({ bookingId, by, contestBy, claimedAt }) =>
    patch(
      BookingRow,
      { id: bookingId },
      { contestBy, ...(by === 'customer' ? { customerClaimedAt: claimedAt } : { vendorClaimedAt: claimedAt }) },
    ),
  NoShowContested: ({ bookingId, contestedAt }) => patch(BookingRow, { id: bookingId }, { contestedAt }),
  ClaimDismissed: ({ bookingId, dismissedAt }) => patch(BookingRow, { id: bookingId }, { claimsDismissedAt: dismissedAt }),
  ProblemReported: ({ bookingId, reportedAt }) => patch(BookingRow, { id: bookingId }, { problemReportedAt: reportedAt }),
  ProblemDecided: ({ bookingId, refundCents, decidedAt }) =>
    patch(BookingRow, { id: bookingId }, { refundCents, problemDecidedAt: decidedAt }),
  ReviewPosted: ({ bookingId }) => patch(BookingRow, { id: bookingId }, { reviewed: true }),
  PersonalDataErased: ({ userId }) =>
    patchWhere(BookingRow, { customerId: userId }, { street: null, zip: null, city: null, state: null, instructions: null }),
});
