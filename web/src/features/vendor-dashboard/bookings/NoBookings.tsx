import Button from '@mui/material/Button';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { paths } from '../../../ui/paths.ts';
import { type ChosenBookings, STATUSES } from './chosen-bookings.ts';

/** Nothing yet, or nothing of what was chosen. */
export function NoBookings({ chosen: { status, customer } }: { chosen: ChosenBookings }) {
  if (!status && !customer) return <EmptyState title="No bookings yet" />;
  const of = customer ? ' of this customer' : '';
  return (
    <EmptyState
      title={`No ${status ? `${STATUSES[status].toLowerCase()} ` : ''}bookings${of}`}
      action={
        <Button href={paths.myBookings} variant="outlined">
          Show all bookings
        </Button>
      }
    />
  );
}
