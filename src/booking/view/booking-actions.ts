import type { ActionFacts } from '../action-facts.js';
import type { Side } from '../booking.events.js';
import { BOOKING_STATUSES, type BookingStatus } from '../booking.js';
import { cancellationCharge } from '../booking-rules.js';
import { ACTIONS, BOOKING_ACTIONS, type BookingAction, type Limit, type Step } from '../lifecycle.js';

/** What one side may do with a booking now. */
export const actionsFor = (side: Side, booking: ActionFacts, now: string): BookingAction[] =>
  BOOKING_ACTIONS.filter((action) => isOffered(action, side, booking, now));

export const isOffered = (action: BookingAction, side: Side, booking: ActionFacts, now: string): boolean =>
  ACTIONS[action].some((step) => isPossible(step, side, booking, now));

const isPossible = ({ by, from, opens, closes = [], when }: Step, side: Side, booking: ActionFacts, now: string): boolean =>
  by.includes(side) &&
  from.includes(booking.status) &&
  (!opens || hasCome(opens, booking, now)) &&
  !closes.some((limit) => isOver(limit, booking, now)) &&
  (when?.(booking, side, now) ?? true);

function hasCome({ at }: Limit, booking: ActionFacts, now: string): boolean {
  const instant = at(booking);
  return instant !== null && now >= instant;
}

function isOver({ at, inclusive }: Limit, booking: ActionFacts, now: string): boolean {
  const instant = at(booking);
  return instant !== null && (inclusive ? now > instant : now >= instant);
}

/** With what a side answers that which the other has asked or claimed. */
const ANSWERS: readonly BookingAction[] = ['confirm', 'accept-time', 'contest'];

/** By when this side has to answer the other; `null` when nothing waits for them. */
export const answerBy = (side: Side, booking: ActionFacts, now: string): string | null =>
  ANSWERS.flatMap((action) => ACTIONS[action])
    .filter((step) => isPossible(step, side, booking, now))
    .flatMap(({ closes = [] }) => closes.map(({ at }) => at(booking)))
    .filter((instant) => instant !== null)
    .sort()[0] ?? null;

/** What cancelling now would cost; `null` when the person can't cancel. */
export function cancelCost(side: Side, booking: ActionFacts, now: string): number | null {
  if (!isOffered('cancel', side, booking, now)) return null;
  return side === 'customer' && booking.status === 'confirmed' ? cancellationCharge(booking, now) : 0;
}

const limitsOf = ({ opens, closes = [], turns }: Step): readonly Limit[] => [
  ...(opens ? [opens] : []),
  ...closes,
  ...(turns ? [turns] : []),
];
const limitsIn = (status: BookingStatus): ReadonlySet<Limit> =>
  new Set(
    Object.values(ACTIONS)
      .flat()
      .filter(({ from }) => from.includes(status))
      .flatMap(limitsOf),
  );

/** What parts that which either side may do, and what it costs, from what they may do after it. */
const LIMITS = Object.fromEntries(BOOKING_STATUSES.map((status) => [status, [...limitsIn(status)]])) as Record<BookingStatus, Limit[]>;

/** The next instant at which time alone changes what somebody may do with a booking; `null` when there is none. */
export const nextChange = (booking: ActionFacts, now: string): string | null =>
  LIMITS[booking.status]
    .map(({ at }) => at(booking))
    .filter((instant) => instant !== null && now <= instant)
    .sort()[0] ?? null;
