import type { ActionFacts } from '../../src/booking/action-facts.js';
import type { BookingEvent } from '../../src/booking/booking.events.js';
import type { BookingAction } from '../../src/booking/lifecycle.js';
import { bookingList } from '../../src/booking/list/booking-list.projection.js';
import { actionsFor, cancelCost } from '../../src/booking/view/booking-actions.js';
import type { Fact } from '../../src/platform/events/recorded.js';
import type { Write } from '../../src/platform/tables/projection.js';
import { DAY, type Side } from './life.js';
import { type Here, type Transition, type TransitionName, TRANSITIONS, type Wish } from './transitions.js';

const BEHIND: Readonly<Record<Side, Readonly<Partial<Record<BookingAction, TransitionName>>>>> = {
  customer: {
    reschedule: 'rescheduleAsCustomer',
    'accept-time': 'acceptTimeAsCustomer',
    claim: 'claimAsCustomer',
    contest: 'contestAsCustomer',
    problem: 'reportProblem',
  },
  vendor: {
    confirm: 'confirm',
    decline: 'decline',
    cancel: 'cancelAsVendor',
    'set-out': 'setOut',
    complete: 'complete',
    reschedule: 'rescheduleAsVendor',
    'accept-time': 'acceptTimeAsVendor',
    claim: 'claimAsVendor',
    contest: 'contestAsVendor',
  },
};
const REFUSE: Readonly<Record<Side, TransitionName>> = { customer: 'refuseTimeAsCustomer', vendor: 'refuseTimeAsVendor' };

const DELAYS = [10, 15, 30, 45, 60] as const;

const transition = (name: TransitionName): Transition => TRANSITIONS[name];

/** What the table lets a side do now. */
export function allowed(side: Side, here: Here): BookingAction[] {
  const { life, now } = here;
  const wish: Wish = { start: now + 30 * DAY, cents: 0, outcome: 'dismissed', minutes: 10 };
  const can = (name: TransitionName) => transition(name).can({ ...here, wish });
  const plain = (Object.entries(BEHIND[side]) as [BookingAction, TransitionName][])
    .filter(([, name]) => can(name))
    .map(([action]) => action);
  const refusal = can(REFUSE[side]) ? [life.proposal!.by === side ? ('withdraw-time' as const) : ('decline-time' as const)] : [];
  if (side === 'vendor') {
    const mayDelay = DELAYS.some((minutes) => TRANSITIONS.delay.can({ ...here, wish: { ...wish, minutes } }));
    return [...plain, ...refusal, ...(mayDelay ? (['delay'] as const) : [])];
  }
  return [
    ...plain,
    ...refusal,
    ...(can('withdraw') || can('cancelAsCustomer') ? (['cancel'] as const) : []),
    ...(life.completedAt !== null && now <= life.completedAt + 90 * DAY ? (['review'] as const) : []),
  ];
}

/** What the screens offer a side now, from the row that the list keeps. Of a request that is too late only what finds that it has expired is left. */
export function offered(side: Side, row: ActionFacts, { life, now }: Here): BookingAction[] {
  const actions = actionsFor(side, row, new Date(now).toISOString());
  const isTooLate = life.status === 'pending' && now >= life.answerBy;
  return isTooLate ? actions.filter((action) => !ENDS.has(action)) : actions;
}
const ENDS: ReadonlySet<BookingAction> = new Set(['cancel', 'decline']);

/** What the dialog says that cancelling costs the customer. */
export const previewed = (row: ActionFacts, { now }: Here): number | null => cancelCost('customer', row, new Date(now).toISOString());

/** The row of the list of bookings, written by the projection itself. */
export function rowOf(history: readonly BookingEvent[]): ActionFacts {
  let row: Record<string, unknown> = {};
  for (const { type, data, personal } of history) {
    const handler = bookingList.handlers[type]!;
    if (typeof handler !== 'function') continue;
    const fact = { personal: personal?.fields } as unknown as Fact;
    for (const write of [handler(data, fact)].flat() as Write[]) {
      if (write.kind === 'insert') row = { ...write.row };
      if (write.kind === 'patch') row = { ...row, ...write.set };
    }
  }
  return row as unknown as ActionFacts;
}
