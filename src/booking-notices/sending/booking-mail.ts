import type { Side } from '../../booking/booking.events.js';
import { calendarFile, type ExistingBooking, sequenceOf } from '../../booking/index.js';
import type { SummaryRow } from '../../platform/mail/letter.js';
import { dollars } from '../../platform/money.js';
import { when } from '../notice.js';

/** "Central Daylight Time": by which clocks a booking goes. */
const zoneOf = ({ slot, terms }: Pick<ExistingBooking, 'slot' | 'terms'>): string =>
  new Intl.DateTimeFormat('en-US', { timeZone: terms.timeZone, timeZoneName: 'long' })
    .formatToParts(new Date(slot.startsAt))
    .find(({ type }) => type === 'timeZoneName')!.value;

/**
 * What a booking is about, as one side reads it. The customer's address is for the customer alone: a mail may be kept, and they be erased.
 * @param address the customer's; null where there is none any more
 */
export function summaryOf(booking: ExistingBooking, side: Side, address: string | null): SummaryRow[] {
  const { serviceTitle, slot, proposal, status } = booking;
  const rows = [
    { label: 'Service', value: serviceTitle },
    { label: 'When', value: `${when(slot)} (${zoneOf(booking)})` },
  ];
  if (proposal) rows.push({ label: 'Proposed', value: `${when(proposal.slot)} (${zoneOf({ ...booking, slot: proposal.slot })})` });
  // What a cancellation costs is said with it, and nobody goes anywhere.
  if (status === 'cancelled') return rows;
  const where = side === 'customer' ? address : 'Stands beside the booking';
  if (where !== null) rows.push({ label: 'Where', value: where });
  return [...rows, { label: 'Price', value: priceOf(booking, side) }];
}

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
