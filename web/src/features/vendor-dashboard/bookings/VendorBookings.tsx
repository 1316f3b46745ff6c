import Button from '@mui/material/Button';
import { useSearchParams } from 'react-router-dom';
import { BookingList } from '../../../ui/booking/list/BookingList.tsx';
import { chosenFrom } from '../../../ui/booking/list/chosen-bookings.ts';
import { isChosen, NothingChosen } from '../../../ui/booking/list/NothingChosen.tsx';
import { Total } from '../../../ui/booking/list/Total.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { paths } from '../../../ui/paths.ts';
import { useVendorBookingsQuery } from '../api.ts';
import { VendorBookingCard } from './VendorBookingCard.tsx';

export function VendorBookings() {
  const [params] = useSearchParams();
  const chosen = chosenFrom(params);
  const query = useVendorBookingsQuery(chosen);
  return (
    <BookingList
      query={query}
      chosen={chosen}
      side="vendor"
      empty={isChosen(chosen) ? <NothingChosen chosen={chosen} /> : <NoBookings />}
      totalOf={({ total, items }) => <Total total={total} chosen={chosen} customerName={items[0]?.customer.fullName} />}
      cardOf={(booking) => <VendorBookingCard key={booking.id} booking={booking} alone={chosen.booking !== undefined} />}
    />
  );
}

function NoBookings() {
  return (
    <EmptyState
      title="No bookings yet"
      text="When somebody books one of your services, you answer the request here."
      action={
        <Button href={paths.myServices} variant="outlined">
          See your services
        </Button>
      }
    />
  );
}
