import type { Cents } from '../platform/money.js';
import { earlier, later, plusDays, plusHours, plusMinutes } from '../platform/time/durations.js';
import { type CancellationReason, DELAY_MINUTES, type DelayMinutes, type Side } from './booking.events.js';
import type { BookingStatus } from './booking.js';

/** What may be done with a booking, and when: read by the decisions and by what the screens offer. Times are ISO instants. */

/** Of requests that do not say it: they are from before it could be set. */
const UNSAID_ANSWER_HOURS = 24;
const ANSWER_BEFORE_START_MINUTES = 30;
const FREE_UNTIL_HOURS = 24;
const SECOND_THOUGHTS_MINUTES = 5;
const REVIEW_WITHIN_DAYS = 90;
const MOVE_BEFORE_START_MINUTES = 30;
const MOVE_AT_ONCE_HOURS = 24;
const CLAIM_AFTER_START_MINUTES = 30;
const CLAIM_WITHIN_HOURS = 24;
const CONTEST_WITHIN_HOURS = 24;
const COMPLETE_AFTER_HOURS = 48;
const REPORT_PROBLEM_WITHIN_HOURS = 72;
const SET_OUT_BEFORE_START_HOURS = 2;
const ARRIVED_AFTER_MINUTES = 30;

/** The vendor answers within the hours that held when they were asked, and not later than half an hour before the start. */
export const answerDue = (createdAt: string, startsAt: string, answerHours = UNSAID_ANSWER_HOURS): string =>
  earlier(plusHours(createdAt, answerHours), plusMinutes(startsAt, -ANSWER_BEFORE_START_MINUTES));

export const hasLapsed = ({ respondBy }: { respondBy: string }, now: string): boolean => now >= respondBy;
export const hasStarted = ({ startsAt }: { startsAt: string }, now: string): boolean => now >= startsAt;
export const hasEnded = ({ endsAt }: { endsAt: string }, now: string): boolean => now >= endsAt;

export const reviewDue = ({ completedAt }: { completedAt: string }): string => plusDays(completedAt, REVIEW_WITHIN_DAYS);
export const canBeReviewed = (booking: { completedAt: string }, now: string): boolean => now <= reviewDue(booking);
/** What was completed then or later can be reviewed now. */
export const reviewableSince = (now: string): string => plusDays(now, -REVIEW_WITHIN_DAYS);

/**
 * What a customer pays who cancels a confirmed booking now: nothing until 24 hours before the start or within 5 minutes of booking, later the
 * agreed fee, at most the price.
 */
export function cancellationCharge(
  booking: { createdAt: string; startsAt: string; priceCents: Cents; cancellationFeeCents: Cents },
  now: string,
): Cents {
  return now <= freeCancellationUntil(booking) ? 0 : Math.min(booking.priceCents, booking.cancellationFeeCents);
}

interface Starts {
  readonly startsAt: string;
}

/** From then on a booking cannot be moved any more, nor to a time that is as near. */
export const lastMoveAt = ({ startsAt }: Starts): string => plusMinutes(startsAt, -MOVE_BEFORE_START_MINUTES);

/** A customer who moves a booking that early asks nobody. */
export const moveAtOnceUntil = ({ startsAt }: Starts): string => plusHours(startsAt, -MOVE_AT_ONCE_HOURS);
export const mayMoveAtOnce = (slot: Starts, now: string): boolean => now <= moveAtOnceUntil(slot);

/** Until when the other side can agree to a new time, if they have so many hours for it. */
export const proposalLapses = (proposedAt: string, old: Starts, proposed: Starts, agreeHours: number): string =>
  earlier(plusHours(proposedAt, agreeHours), earlier(lastMoveAt(old), lastMoveAt(proposed)));

/** When a provider can first say that they are on the way, or running late. */
export const setOutFrom = ({ startsAt }: Starts): string => plusHours(startsAt, -SET_OUT_BEFORE_START_HOURS);

interface Delayed extends Starts {
  readonly delayMinutes: number | null;
}

/** When the provider comes: at the start, or as much later as they have said. */
export const expectedArrival = ({ startsAt, delayMinutes }: Delayed): string => plusMinutes(startsAt, delayMinutes ?? 0);

const otherDelays = ({ delayMinutes }: Pick<Delayed, 'delayMinutes'>): DelayMinutes[] =>
  DELAY_MINUTES.filter((minutes) => minutes !== delayMinutes);
/** What a provider can still say of how late they come: something else than before, and nothing that is over. */
export const possibleDelays = (booking: Delayed, now: string): DelayMinutes[] =>
  otherDelays(booking).filter((delayMinutes) => now < expectedArrival({ ...booking, delayMinutes }));
/** From then on nothing of it is left. */
export const lastDelayAt = (booking: Delayed): string => expectedArrival({ ...booking, delayMinutes: Math.max(...otherDelays(booking)) });

/** When whoever was on the way counts as being there: what they have said of it is not told any more. */
export const arrivalToldUntil = (booking: Delayed & { endsAt: string; setOutAt: string | null }): string =>
  earlier(booking.endsAt, plusMinutes(later(expectedArrival(booking), booking.setOutAt ?? booking.startsAt), ARRIVED_AFTER_MINUTES));

/** When either side can say that the other was not there: from the first instant until before the second. */
export const claimableFrom = ({ startsAt }: Starts): string => plusMinutes(startsAt, CLAIM_AFTER_START_MINUTES);
export const claimableUntil = (slot: Starts): string => plusHours(claimableFrom(slot), CLAIM_WITHIN_HOURS);
/** What is not contested before then is taken as true. */
export const contestDue = (claimedAt: string): string => plusHours(claimedAt, CONTEST_WITHIN_HOURS);

/** When work that nobody has reported counts as done. */
export const completionDue = ({ endsAt }: { endsAt: string }): string => plusHours(endsAt, COMPLETE_AFTER_HOURS);

/** Until when the customer can say that something is wrong with the work. */
export const problemDue = ({ completedAt }: { completedAt: string }): string => plusHours(completedAt, REPORT_PROBLEM_WITHIN_HOURS);

/** Until when cancelling a confirmed booking costs nothing. */
export const freeCancellationUntil = ({ createdAt, startsAt }: { createdAt: string; startsAt: string }): string =>
  later(plusHours(startsAt, -FREE_UNTIL_HOURS), plusMinutes(createdAt, SECOND_THOUGHTS_MINUTES));

const hasAgreedToCome = (status: BookingStatus): boolean => status === 'confirmed' || status === 'completed';
/** A provider reads where exactly the work is to be done once they have agreed to come. */
export const seesStreet = (side: Side, status: BookingStatus): boolean => side === 'customer' || hasAgreedToCome(status);
/** And a customer by which number to call them. */
export const seesBusinessPhone = (side: Side, status: BookingStatus): boolean => side === 'customer' && hasAgreedToCome(status);

/** How a request ends that never becomes a job. */
export const CAME_TO_NOTHING: readonly CancellationReason[] = ['declined', 'withdrawn', 'expired'];
/** A provider can reach the customer, and reads what to know, for as long as there is a job to ask about. */
export const seesContact = (side: Side, reason: CancellationReason | null): boolean =>
  side === 'customer' || reason === null || !CAME_TO_NOTHING.includes(reason);
