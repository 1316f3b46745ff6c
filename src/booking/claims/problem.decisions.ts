import { Invalid, Rejected } from '../../platform/errors.js';
import { type Cents, dollars } from '../../platform/money.js';
import { type BookingEvent, event } from '../booking.events.js';
import { type Booking, existing, type ExistingBooking } from '../booking.js';
import { problemDue } from '../booking-rules.js';
import { type ByCustomer, ofCustomer } from '../changes/guards.decisions.js';

/** The customer says what is wrong with completed work; once. */
export function reportProblem(
  booking: Booking,
  { customerId, description, now }: ByCustomer & { readonly description: string },
): BookingEvent[] {
  const own = ofCustomer(booking, customerId);
  if (own.problem !== 'none') return [];
  if (own.completedAt === null) throw new Rejected('booking/not-completed', 'A problem can be reported once the work is completed.');
  if (now >= problemDue({ completedAt: own.completedAt })) {
    throw new Rejected('booking/problem-too-late', 'A problem can be reported within 72 hours of the completion.');
  }
  const { bookingId, vendorId, serviceId } = own;
  return [
    event(
      'ProblemReported',
      { bookingId, customerId, vendorId, serviceId, reportedAt: now },
      { subject: customerId, fields: { description } },
    ),
  ];
}

export interface ProblemDecision {
  /** Of what the customer has paid. */
  readonly refundCents: Cents;
  readonly actorId: string;
  readonly explanation: string;
  readonly now: string;
}

/** An admin decides how much the customer gets back: nothing to all of it. The booking stays completed. */
export function decideProblem(booking: Booking, { refundCents, actorId, explanation, now }: ProblemDecision): BookingEvent[] {
  const own = existing(booking);
  if (own.problem === 'decided') return [];
  if (own.problem === 'none') throw new Rejected('booking/no-problem', 'No problem has been reported.');
  const paid = paidCents(own);
  if (refundCents < 0 || refundCents > paid) throw new Invalid({ refundCents: `Choose an amount from $0.00 to ${dollars(paid)}.` });
  const { bookingId, customerId, vendorId, serviceId } = own;
  return [
    event(
      'ProblemDecided',
      { bookingId, customerId, vendorId, serviceId, refundCents, decidedAt: now },
      { subject: actorId, fields: { explanation } },
    ),
  ];
}

const paidCents = ({ terms: { priceCents, platformFeeCents } }: ExistingBooking): Cents => priceCents + platformFeeCents;
