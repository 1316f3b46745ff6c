import type { Cents } from '../platform/money.js';
import { apart, earlier, plusDays, plusHours, plusMinutes } from '../platform/time/durations.js';

/** What may be done with a booking, and when: read by the decisions and by what the screens offer. Times are ISO instants. */

const ANSWER_WITHIN_HOURS = 24;
const ANSWER_BEFORE_START_MINUTES = 30;
const FREE_UNTIL_HOURS = 24;
const SECOND_THOUGHTS_MINUTES = 5;
const REVIEW_WITHIN_DAYS = 90;

/** The vendor answers within a day, and not later than half an hour before the start. */
export const answerDue = (createdAt: string, startsAt: string): string =>
  earlier(plusHours(createdAt, ANSWER_WITHIN_HOURS), plusMinutes(startsAt, -ANSWER_BEFORE_START_MINUTES));

export const hasLapsed = ({ respondBy }: { respondBy: string }, now: string): boolean => now >= respondBy;
export const hasStarted = ({ startsAt }: { startsAt: string }, now: string): boolean => now >= startsAt;
export const hasEnded = ({ endsAt }: { endsAt: string }, now: string): boolean => now >= endsAt;

export const canBeReviewed = ({ completedAt }: { completedAt: string }, now: string): boolean =>
  now <= plusDays(completedAt, REVIEW_WITHIN_DAYS);

/**
 * What a customer pays who cancels a confirmed booking now: nothing until 24 hours before the start or within 5 minutes of booking, later the
 * agreed fee, at most the price.
 */
export function cancellationCharge(
  booking: { createdAt: string; startsAt: string; priceCents: Cents; cancellationFeeCents: Cents },
  now: string,
): Cents {
  const early = now <= plusHours(booking.startsAt, -FREE_UNTIL_HOURS);
  const atOnce = apart(booking.createdAt, now) <= SECOND_THOUGHTS_MINUTES * 60_000;
  return early || atOnce ? 0 : Math.min(booking.priceCents, booking.cancellationFeeCents);
}
