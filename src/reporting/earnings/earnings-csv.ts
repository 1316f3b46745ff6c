import { csv } from '../../platform/csv.js';
import { decimal } from '../../platform/money.js';
import type { EarningKind } from './earned.js';
import { TransactionDto } from './earnings.dto.js';

const HEADER = ['Date', 'Type', 'Service', 'Customer', 'Amount (USD)', 'Booking'];
const TYPES: Record<EarningKind, string> = { completed: 'Completed booking', cancellation_fee: 'Cancellation fee', reversal: 'Refund' };

export const earningsCsv = (transactions: readonly TransactionDto[]): string =>
  csv(
    HEADER,
    transactions.map(({ date, kind, serviceTitle, customerName, amountCents, bookingId }) => [
      date,
      TYPES[kind],
      serviceTitle,
      customerName,
      decimal(amountCents),
      bookingId,
    ]),
  );
