import { Head } from '#ui/table/Head.tsx';
import { Table } from '#ui/table/Table.ts';
import type { Customer } from './api.ts';
import { CustomerRow } from './CustomerRow.tsx';

export function CustomerTable({ customers }: { customers: readonly Customer[] }) {
  return (
    <Table>
      <caption>My Customers</caption>
      <thead>
        <tr>
          <Head>Customer</Head>
          <Head definition="The latest day for which they have booked, past or to come.">Last Booking</Head>
          <Head number definition="All bookings that they have made with you, whatever became of them.">
            Bookings
          </Head>
          <Head definition="The average of the stars that they gave you, and in brackets how many reviews that are.">Avg Rating</Head>
          <Head>Contact and history</Head>
        </tr>
      </thead>
      <tbody>
        {customers.map((customer) => (
          <CustomerRow key={customer.customerId} customer={customer} />
        ))}
      </tbody>
    </Table>
  );
}
