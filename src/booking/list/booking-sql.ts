import { CAME_TO_NOTHING } from '../booking-rules.js';

/** Conditions in SQL over `booking_list` (`b`). */

/** It has not ended. */
export const OPEN = `b.status in ('pending', 'confirmed')`;
/** Somebody says that the other was not there, and only an admin can settle it: what nobody contests is settled by the clock. */
export const CLAIM_CONTESTED = `b.status = 'confirmed' and b.contest_by is not null and b.claims_dismissed_at is null
  and (b.contested_at is not null or (b.customer_claimed_at is not null and b.vendor_claimed_at is not null))`;
/** The customer has reported a problem that nobody has decided about. */
export const PROBLEM_OPEN = 'b.problem_reported_at is not null and b.problem_decided_at is null';
/** A request that never became a job. */
export const IS_NO_JOB = `coalesce(b.reason in (${CAME_TO_NOTHING.map((reason) => `'${reason}'`).join(', ')}), false)`;
