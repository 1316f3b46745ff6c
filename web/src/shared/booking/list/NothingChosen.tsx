import Button from '@mui/material/Button';
import { useSignedInUser } from '#api/session/session.ts';
import { EmptyState } from '#ui/placeholders/EmptyState.tsx';
import { STATUSES } from '../booking-status.ts';
import { type ChosenBookings, hrefToAll, timesWord } from './chosen-bookings.ts';

/** There are bookings, but none of those that were chosen. */
export function NothingChosen({ chosen: { status, customer, when, booking } }: { chosen: ChosenBookings }) {
  const roles = useSignedInUser()?.roles ?? [];
  const of = customer ? ' of this customer' : '';
  return (
    <EmptyState
      text={booking && roles.length > 1 ? 'It may belong to another of your roles: switch in the Account menu.' : undefined}
      title={
        booking
          ? 'Booking not found'
          : ['No', timesWord(when), status && STATUSES[status].toLowerCase(), `bookings${of}`].filter(Boolean).join(' ')
      }
      action={
        <Button href={hrefToAll(when)} variant="outlined">
          Show all bookings
        </Button>
      }
    />
  );
}

/** Whether it is by choice that some are not on show. */
export const isChosen = ({ status, customer, booking }: ChosenBookings): boolean => Boolean(status ?? customer ?? booking);
