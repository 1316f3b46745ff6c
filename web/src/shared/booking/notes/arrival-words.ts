import type { Booking } from '../api.ts';
import { timeOfDayLabel } from '../moments.ts';
import type { Side } from '../sides.ts';

type Said = NonNullable<Booking['arrival']>;
/** What is told first, and what belongs to it. */
type Words = readonly [first: string, next?: string];

/** What the provider has said of their coming, as either side reads it; null where they have said nothing. */
export function arrivalWords({ arrival, timeZone }: Pick<Booking, 'arrival' | 'timeZone'>, side: Side): Words | null {
  if (!arrival) return null;
  const since = arrival.setOutAt && timeOfDayLabel(arrival.setOutAt, timeZone);
  return side === 'customer' ? forCustomer(since, lateness(arrival, timeZone)) : forProvider(since, arrival, timeZone);
}

function forCustomer(since: string | null, late: string | null): Words {
  if (since === null) return [late!];
  return ['Your provider is on the way', `Since ${since}.${late ? ` ${late}.` : ''}`];
}

const lateness = ({ delayMinutes, expectedAt }: Said, timeZone: string): string | null =>
  delayMinutes === null ? null : `Running about ${delayMinutes} minutes late: expect them around ${timeOfDayLabel(expectedAt, timeZone)}`;

function forProvider(since: string | null, { delayMinutes, expectedAt }: Said, timeZone: string): Words {
  const late =
    delayMinutes === null ? undefined : `About ${delayMinutes} minutes late, there around ${timeOfDayLabel(expectedAt, timeZone)}`;
  return since === null ? [late!] : [`On the way since ${since}`, late];
}
