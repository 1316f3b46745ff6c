import { type BookingStatus, CAUSE_WORDS } from '../../booking/index.js';
import type { Columns } from '../../platform/csv.js';
import { type Cents, decimal } from '../../platform/money.js';
import type { AdminBookingDto } from './desk.dto.js';

const STATUSES: Record<BookingStatus, string> = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  completed: 'Completed',
  cancelled: 'Cancelled',
};

const amount = (cents: Cents | null) => (cents === null ? null : decimal(cents));

/** What the list shows of a booking, and no more. */
export const BOOKING_COLUMNS: Columns<AdminBookingDto> = {
  Service: ({ serviceTitle }) => serviceTitle,
  Status: ({ status }) => STATUSES[status],
  Customer: ({ customerName }) => customerName,
  Business: ({ businessName }) => businessName,
  Date: ({ date }) => date,
  Time: ({ time }) => time,
  'Time zone': ({ timeZone }) => timeZone,
  'Price (USD)': ({ priceCents }) => decimal(priceCents),
  'Platform fee (USD)': ({ platformFeeCents }) => decimal(platformFeeCents),
  Booked: ({ createdAt }) => createdAt,
  'Cancelled because': ({ reason }) => reason && CAUSE_WORDS[reason],
  'Charged (USD)': ({ chargeCents }) => amount(chargeCents),
  'Refunded (USD)': ({ refundCents }) => amount(refundCents),
};
