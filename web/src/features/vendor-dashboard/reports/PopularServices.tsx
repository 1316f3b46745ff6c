import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Money } from '../../../ui/Money.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Head } from '../table/Head.tsx';
import { Table } from '../table/Table.ts';
import type { Report } from './api.ts';
import { Bar } from './Bar.tsx';

/** What was booked most, at most five of them. */
export function PopularServices({ services }: { services: Report['services'] }) {
  const most = Math.max(...services.map(({ bookings }) => bookings));
  return (
    <Panel title="Popular Services">
      {services.length === 0 ? (
        <EmptyState title="No bookings on these days" text="The services that are booked most stand here." />
      ) : (
        <Table>
          <caption>Popular Services</caption>
          <thead>
            <tr>
              <Head>Service</Head>
              <td aria-hidden />
              <Head
                number
                definition="Bookings of the service that customers made on these days, whatever became of them. The bar draws this figure."
              >
                Bookings
              </Head>
              <Head number definition="Bookings of the service that were completed on these days.">
                Completed
              </Head>
              <Head number definition="The agreed prices of those that were completed, without platform and cancellation fees.">
                Revenue
              </Head>
            </tr>
          </thead>
          <tbody>
            {services.map(({ serviceId, title, bookings, completedBookings, revenueCents }) => (
              <tr key={serviceId}>
                <th scope="row">{title}</th>
                <Bar part={bookings} of={most} />
                <td data-label="Bookings" data-number>
                  {bookings}
                </td>
                <td data-label="Completed" data-number>
                  {completedBookings}
                </td>
                <td data-label="Revenue" data-number>
                  <Money cents={revenueCents} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Panel>
  );
}
