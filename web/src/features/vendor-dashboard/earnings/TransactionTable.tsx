import { calendarDateLabel } from '#ui/format/dates.ts';
import { Money } from '#ui/format/Money.tsx';
import { Head } from '#ui/table/Head.tsx';
import { Table } from '#ui/table/Table.ts';
import type { Transaction } from './api.ts';

const KINDS: Record<Transaction['kind'], string> = {
  completed: 'Completed booking',
  cancellation_fee: 'Cancellation fee',
  reversal: 'Refund',
};

export function TransactionTable({ transactions }: { transactions: readonly Transaction[] }) {
  return (
    <Table>
      <caption>Recent Transactions</caption>
      <thead>
        <tr>
          <Head>Service</Head>
          <Head>Customer</Head>
          <Head definition="The day, by your clock, on which the booking was completed, the fee fell due or the refund was decided.">
            Earned on
          </Head>
          <Head>For</Head>
          <Head number definition="The agreed price or the cancellation fee, without the platform fee; a refund is taken off.">
            Amount
          </Head>
        </tr>
      </thead>
      <tbody>
        {transactions.map(({ bookingId, kind, serviceTitle, customerName, date, amountCents }) => (
          <tr key={`${bookingId} ${kind}`}>
            <th scope="row">{serviceTitle}</th>
            <td data-label="Customer">{customerName}</td>
            <td data-label="Earned on">{calendarDateLabel(date)}</td>
            <td data-label="For">{KINDS[kind]}</td>
            <td data-label="Amount" data-number>
              <Money cents={amountCents} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
