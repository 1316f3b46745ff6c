import { type Expression, sql } from 'kysely';
import { rowAs } from '../../platform/tables/typed-tables.js';
import { CAME_TO_NOTHING } from '../booking-rules.js';
import { BookingRow } from './booking-list.projection.js';

/** Conditions over `booking_list` (`b`). */
const b = rowAs(BookingRow, 'b');

export const bookingIsOpen = b('b.status', 'in', ['pending', 'confirmed']);
/** What `isOpen` in `limits.decisions.ts` says of one booking, for many: a request that can still be answered, or a job that has not ended. */
export const bookingIsOpenAt = (now: Expression<string>) =>
  b.and([
    bookingIsOpen,
    sql<boolean>`${b.ref('b.ends_at')} > ${now}::timestamptz`,
    b.or([b('b.status', '=', 'confirmed'), sql<boolean>`${b.ref('b.respond_by')} > ${now}::timestamptz`]),
  ]);
/** Somebody says that the other was not there, and only an admin can settle it: what nobody contests is settled by the clock. */
export const claimIsContested = b.and([
  b('b.status', '=', 'confirmed'),
  b('b.contest_by', 'is not', null),
  b('b.claims_dismissed_at', 'is', null),
  b.or([
    b('b.contested_at', 'is not', null),
    b.and([b('b.customer_claimed_at', 'is not', null), b('b.vendor_claimed_at', 'is not', null)]),
  ]),
]);
/** The provider has proposed a time, or claims something, that the customer may have to answer; until when, only the clock can say. */
export const mayWaitForCustomer = b.and([
  bookingIsOpen,
  b.or([b('b.proposed_by', '=', 'vendor'), b('b.vendor_claimed_at', 'is not', null)]),
]);
/** The customer has reported a problem that nobody has decided about. */
export const problemIsOpen = b.and([b('b.problem_reported_at', 'is not', null), b('b.problem_decided_at', 'is', null)]);
/** A request that never became a job. */
export const isNoJob = b.fn.coalesce(b('b.reason', 'in', CAME_TO_NOTHING), b.val(false));

/** Until when the provider's answer to it counts; null where nobody waits for one. What `answerBy` in `booking-actions.ts` says of one booking, for many. */
export const providerAnswersBy = (now: Expression<string | null>) => {
  const isOpenUntil = (column: 'b.respond_by' | 'b.proposal_lapses_at' | 'b.contest_by') =>
    sql<boolean>`${b.ref(column)} > ${now}::timestamptz`;
  const asksToMove = b.and([
    b('b.proposed_by', '=', 'customer'),
    isOpenUntil('b.proposal_lapses_at'),
    b.or([b('b.status', '=', 'confirmed'), b.and([b('b.status', '=', 'pending'), isOpenUntil('b.respond_by')])]),
  ]);
  const isAccused = b.and([
    b('b.status', '=', 'confirmed'),
    b('b.customer_claimed_at', 'is not', null),
    b('b.vendor_claimed_at', 'is', null),
    b('b.contested_at', 'is', null),
    b('b.claims_dismissed_at', 'is', null),
    isOpenUntil('b.contest_by'),
  ]);
  return sql<string | null>`least(
    case when ${b.and([b('b.status', '=', 'pending'), isOpenUntil('b.respond_by')])} then ${b.ref('b.respond_by')} end,
    case when ${asksToMove} then ${b.ref('b.proposal_lapses_at')} end,
    case when ${isAccused} then ${b.ref('b.contest_by')} end
  )`;
};
