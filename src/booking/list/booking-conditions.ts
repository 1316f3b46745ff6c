import { rowAs } from '../../platform/tables/typed-tables.js';
import { CAME_TO_NOTHING } from '../booking-rules.js';
import { BookingRow } from './booking-list.projection.js';

/** Conditions over `booking_list` (`b`). */
const b = rowAs(BookingRow, 'b');

export const bookingIsOpen = b('b.status', 'in', ['pending', 'confirmed']);
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
