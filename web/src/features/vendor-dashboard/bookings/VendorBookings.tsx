import Button from '@mui/material/Button';
import { useSearchParams } from 'react-router-dom';
import { standing } from '#api/cache/standing.ts';
import { BookingListSkeleton } from '#shared/booking/BookingListSkeleton.tsx';
import { BookingList } from '#shared/booking/list/BookingList.tsx';
import { chosenFrom, hrefOf, type Times, USUAL_TIMES } from '#shared/booking/list/chosen-bookings.ts';
import { isChosen, NothingChosen } from '#shared/booking/list/NothingChosen.tsx';
import { Total } from '#shared/booking/list/Total.tsx';
import { paths } from '#shared/paths.ts';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { EmptyState } from '#ui/placeholders/EmptyState.tsx';
import { useVendorBookingsQuery } from '../api.ts';
import { Several } from './several/Several.tsx';
import { VendorBookingCard } from './VendorBookingCard.tsx';

export function VendorBookings() {
  const [params] = useSearchParams();
  const chosen = chosenFrom(params);
  const when = chosen.booking ? 'all' : (chosen.when ?? USUAL_TIMES);
  const looked = { ...chosen, when };
  const query = standing(useVendorBookingsQuery(looked));
  return (
    <>
      {query.data && <Several bookings={query.data.items} deeds={when === 'unanswered' ? ['confirm', 'decline'] : ['complete']} />}
      <BookingList
        query={query}
        chosen={chosen}
        side="vendor"
        empty={isChosen(chosen) ? <NothingChosen chosen={looked} /> : when === 'all' ? <NoBookings /> : <NoneThen when={when} />}
        totalOf={({ total, items }) => <Total total={total} chosen={looked} customerName={items[0]?.customer.fullName} />}
        cardOf={(booking) => <VendorBookingCard key={booking.id} booking={booking} alone={chosen.booking !== undefined} />}
      />
    </>
  );
}

/** None then; or none at all, which is another matter. */
function NoneThen({ when }: { when: Exclude<Times, 'all'> }) {
  const { data: all, error, refetch } = standing(useVendorBookingsQuery({ when: 'all' }));
  if (error) return <ProblemAlert problem={error} onRetry={refetch} />;
  if (!all) return <BookingListSkeleton />;
  if (all.total === 0) return <NoBookings />;
  const other = when === 'upcoming' ? 'past' : 'upcoming';
  return (
    <EmptyState
      title={when === 'unanswered' ? 'Nothing waits for your answer' : `No ${when} bookings`}
      action={
        <Button href={hrefOf({ when: other, page: 1 })} variant="outlined">
          Show {other} bookings
        </Button>
      }
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
