import type { Side } from '../../booking/booking.events.js';
import { type ExistingBooking, sequenceOf } from '../../booking/index.js';
import { calendarFile } from '../../calendar-address/index.js';
import type { SummaryRow } from '../../platform/mail/letter.js';
import { dollars } from '../../platform/money.js';
import { formatsOf } from '../../platform/time/formats.js';
import { onClocks } from '../notice.js';

const zoneNameIn = formatsOf('en-US', { timeZoneName: 'long' });

/** Tuesday, March 10, 2026 at 1:00 PM (Central Daylight Time) */
function zoned(instant: string, timeZone: string): string {
  const parts = zoneNameIn(timeZone).formatToParts(new Date(instant));
  return `${onClocks(instant, timeZone)} (${parts.find(({ type }) => type === 'timeZoneName')!.value})`;
}

/** What only the customer reads of a booking: a mail may be kept, and they be erased. */
export interface CustomersOwn {
  readonly address: string;
  /** Of their clocks, where it is known. */
  readonly timeZone: string | null;
}

/**
 * What a booking is about, as one side reads it.
 * @param own the customer's; null for the provider, and where there is nothing any more
 */
export function summaryOf(booking: ExistingBooking, side: Side, own: CustomersOwn | null): SummaryRow[] {
  const { serviceTitle, slot, proposal, status, respondBy, terms } = booking;
  const clocks = own?.timeZone ?? null;
  /** Where the customer's clocks show something else at an instant, both are said. */
  const timed = (label: string, instant: string): SummaryRow[] => [
    { label, value: zoned(instant, terms.timeZone) },
    ...(clocks === null || isSameClock(instant, clocks, terms.timeZone)
      ? []
      : [{ label: `${label}, on your clocks`, value: zoned(instant, clocks) }]),
  ];
  const rows = [{ label: 'Service', value: serviceTitle }, ...timed('When', slot.startsAt)];
  if (proposal) rows.push(...timed('Proposed', proposal.slot.startsAt));
  // What a cancellation costs is said with it, and nobody goes anywhere.
  if (status === 'cancelled') return rows;
  if (status === 'pending') rows.push(...timed('Answer by', respondBy));
  const where = side === 'customer' ? own?.address : 'Stands beside the booking';
  if (where !== undefined) rows.push({ label: 'Where', value: where });
  return [...rows, { label: 'Price', value: priceOf(booking, side) }];
}

const isSameClock = (instant: string, one: string, other: string): boolean => onClocks(instant, one) === onClocks(instant, other);

/** The provider does not pay the platform's fee, and does not get it. */
function priceOf({ terms: { priceCents, platformFeeCents } }: ExistingBooking, side: Side): string {
  if (side === 'vendor' || platformFeeCents === 0) return dollars(priceCents);
  return `${dollars(priceCents + platformFeeCents)}, of which ${dollars(platformFeeCents)} platform fee`;
}

/** The file for the calendar of whoever is told, of a booking as it stands by now. The address is in it for the customer alone. */
export function mailedCalendar(
  booking: ExistingBooking,
  { history, address, url, writtenAt }: { history: readonly { type: string }[]; address: string | null; url: string; writtenAt: string },
): string {
  return calendarFile({
    bookingId: booking.bookingId,
    status: booking.status,
    sequence: sequenceOf(history),
    startsAt: booking.slot.startsAt,
    endsAt: booking.slot.endsAt,
    title: booking.serviceTitle,
    location: address,
    url,
    writtenAt,
  });
}
