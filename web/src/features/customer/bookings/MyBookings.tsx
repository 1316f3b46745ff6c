import Button from '@mui/material/Button';
import { useSearchParams } from 'react-router-dom';
import { standing } from '#api/cache/standing.ts';
import { BookingList } from '#shared/booking/list/BookingList.tsx';
import { chosenFrom } from '#shared/booking/list/chosen-bookings.ts';
import { isChosen, NothingChosen } from '#shared/booking/list/NothingChosen.tsx';
import { Total } from '#shared/booking/list/Total.tsx';
import { paths } from '#shared/paths.ts';
import { EmptyState } from '#ui/placeholders/EmptyState.tsx';
import { useMyBookingsQuery } from '../api.ts';
import { BookingCard } from './BookingCard.tsx';

export function MyBookings() {
  const [params] = useSearchParams();
  const { status, booking, page } = chosenFrom(params);
  const chosen = { status, booking, page };
  const query = standing(useMyBookingsQuery(chosen));
  const none = isChosen(chosen) ? (
    <NothingChosen chosen={chosen} />
  ) : (
    <EmptyState
      title="No bookings yet"
      text="Choose a service and a time: your booking appears here."
      action={
        <Button href={paths.services} variant="contained">
          Book a Service
        </Button>
      }
    />
  );
  return (
    <BookingList
      query={query}
      chosen={chosen}
      side="customer"
      empty={none}
      totalOf={({ total }) => <Total total={total} chosen={chosen} />}
      cardOf={(each) => <BookingCard key={each.id} booking={each} alone={booking !== undefined} />}
    />
  );
}
