import { useRefetchAfter } from '#ui/clock/useRefetchAfter.ts';
import type { Booking } from '../api.ts';

/** Asks again when time alone changes what may be done with a booking, or the room of a day. */
export function useTimedRefetch(bookings: readonly Pick<Booking, 'changesAt'>[] | undefined, ask: () => unknown): void {
  const moments = (bookings ?? []).flatMap(({ changesAt }) => (changesAt ? [Date.parse(changesAt)] : []));
  useRefetchAfter(moments.length > 0 ? Math.min(...moments) : undefined, ask);
}
