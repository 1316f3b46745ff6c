import fc from 'fast-check';
import { type Agreed, DAY, type Deadline, DEADLINES, HOUR, MINUTE } from './life.js';
import { TRANSITION_NAMES, type TransitionName, type Wish } from './transitions.js';

/** What happens next: time passes, or somebody tries something. */
export type Step =
  | { readonly wait: number }
  /** To the moment at which something changes, or a thousandth of a second before or after it. */
  | { readonly until: Deadline; readonly late: -1 | 0 | 1 }
  | {
      /** This one, any at all, one of the clock’s, one that the table allows now, or one of those that does not cancel the booking. */
      readonly tries: TransitionName | 'any' | 'clock' | 'allowed' | 'gentle';
      readonly which: number;
      readonly stranger: boolean;
      /** Hours from now to the new time. */
      readonly ahead: number;
      readonly amount: 'nothing' | 'some' | 'price' | 'paid' | 'too much';
      readonly minutes: Wish['minutes'];
      readonly outcome: 'no_show_vendor' | 'no_show_customer' | 'dismissed';
    };

const BOOKED_AT = Date.parse('2026-11-20T10:00:00.000Z');

export const agreements: fc.Arbitrary<Agreed> = fc.record({
  bookedAt: fc.constant(BOOKED_AT),
  start: fc.constantFrom(1, 2, 12, 13, 24, 25, 26, 48, 96).map((hours) => BOOKED_AT + hours * HOUR),
  minutes: fc.constantFrom(15, 60, 90, 1600),
  price: fc.constantFrom(1500, 8900),
  cancellationFee: fc.constantFrom(0, 2500),
});

const attempt = (tries: Extract<Step, { tries: unknown }>['tries'], stranger: fc.Arbitrary<boolean> = fc.constant(false)) =>
  fc.record({
    tries: fc.constant(tries),
    which: fc.nat(TRANSITION_NAMES.length - 1),
    stranger,
    ahead: fc.constantFrom(0, 0.5, 1, 2, 12, 13, 24, 30, 72),
    amount: fc.constantFrom('nothing' as const, 'some' as const, 'price' as const, 'paid' as const, 'too much' as const),
    minutes: fc.constantFrom<Wish['minutes'][]>(10, 15, 30, 45, 60),
    outcome: fc.constantFrom('no_show_vendor' as const, 'no_show_customer' as const, 'dismissed' as const),
  });
const late = fc.constantFrom(-1 as const, 0 as const, 1 as const);

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: attempt('gentle') },
  { weight: 1, arbitrary: attempt('allowed') },
  { weight: 2, arbitrary: attempt('clock') },
  { weight: 3, arbitrary: attempt('any', fc.constantFrom(false, false, true)) },
  { weight: 3, arbitrary: fc.record({ until: fc.constantFrom(...DEADLINES), late }) },
  { weight: 1, arbitrary: fc.record({ wait: fc.constantFrom(1, MINUTE, 5 * MINUTE, HOUR, 12 * HOUR, DAY) }) },
);

const until = (deadline: Deadline) => fc.record({ until: fc.constant(deadline), late: fc.constant(0 as const) });
/** Chance alone seldom comes as far as this. */
const opening: fc.Arbitrary<Step[]> = fc.oneof(
  fc.tuple(),
  fc.tuple(attempt('confirm')),
  fc.tuple(attempt('confirm'), until('claims open'), fc.oneof(attempt('claimAsCustomer'), attempt('claimAsVendor'))),
  fc.tuple(attempt('confirm'), until('claims open'), attempt('claimAsVendor'), attempt('contestAsCustomer'), attempt('decideClaim')),
  fc.tuple(attempt('confirm'), until('end'), attempt('complete')),
  fc.tuple(attempt('confirm'), until('leaving'), attempt('setOut'), attempt('delay'), attempt('delay')),
  // A time that is proposed late waits beyond the moment by which the request is to be answered.
  fc.tuple(fc.constant({ wait: 13 * HOUR }), fc.oneof(attempt('rescheduleAsVendor'), attempt('rescheduleAsCustomer')), until('answer')),
);

/** At most 30 steps. */
export const walks: fc.Arbitrary<Step[]> = fc
  .tuple(opening, fc.array(step, { maxLength: 25, size: 'max' }))
  .map(([first, then]) => [...first, ...then]);
