import { Panel } from '#ui/cards/Panel.tsx';
import { EmptyState } from '#ui/placeholders/EmptyState.tsx';
import type { Report } from './api.ts';
import { BookedTable } from './BookedTable.tsx';

const DEFINITIONS = {
  bookings: 'Bookings of the service that customers made on these days, whatever became of them.',
  completed: 'Bookings of the service that were completed on these days.',
  revenue: 'The agreed prices of those that were completed, without platform and cancellation fees.',
};

/** What was booked most, at most five of them. */
export function PopularServices({ services }: { services: Report['services'] }) {
  return (
    <Panel title="Popular Services">
      {services.length === 0 ? (
        <EmptyState title="No bookings on these days" text="The services that are booked most stand here." />
      ) : (
        <BookedTable
          caption="Popular Services"
          of="Service"
          drawn
          definitions={DEFINITIONS}
          rows={services.map((each) => ({ ...each, key: each.serviceId, name: each.title }))}
        />
      )}
    </Panel>
  );
}
