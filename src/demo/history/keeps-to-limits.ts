import { exceeded } from '../../booking/index.js';
import { earlier } from '../../platform/time/durations.js';
import { instantOf } from '../../platform/time/wall-clock.js';
import { FIRST_LIMITS } from '../../platform-settings/index.js';
import type { Business, Offer } from '../market/market.js';
import { MINUTE, shifted } from './shifted.js';

/** What of a booking counts here. */
interface Planned {
  readonly business: Business;
  readonly offer: Offer;
  readonly madeAt: string;
  readonly date: string;
  readonly time: string;
  readonly outcomes: readonly { readonly kind: string; readonly at: string }[];
}

/** From when until when it is open, and for what time. One that is not answered counts until then, though its request lapses before. */
function openTime({ business, offer, madeAt: from, date, time, outcomes }: Planned) {
  const startsAt = instantOf(date, time, business.timeZone)!;
  const endsAt = shifted(startsAt, offer.minutes * MINUTE);
  const ended = outcomes.find(({ kind }) => kind !== 'confirm')?.at ?? endsAt;
  return { from, to: earlier(ended, endsAt), vendorId: business.key, slot: { startsAt, endsAt } };
}

/** Whether one customer may have all of these, whichever is planned first. */
export function keepsToLimits(ofCustomer: readonly Planned[]): boolean {
  const all = ofCustomer.map(openTime);
  return all.every((wish) => {
    const open = all.filter((other) => other !== wish && other.from <= wish.from && wish.from < other.to);
    return exceeded(FIRST_LIMITS, open, wish) === undefined;
  });
}
