import type { Side } from '../booking.events.js';
import type { BookingStatus } from '../booking.js';
import { seesStreet } from '../booking-rules.js';

interface Place {
  readonly status: BookingStatus;
  readonly street: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly zip: string | null;
}

/** Where the work is done, as a calendar tells it. Nothing once the customer is erased; for the provider the street only when they have agreed to come. */
export function placeOfWork(side: Side, { status, street, city, state, zip }: Place): string | null {
  if (!city) return null;
  const place = `${city}, ${state} ${zip}`;
  return street && seesStreet(side, status) ? `${street}, ${place}` : place;
}
