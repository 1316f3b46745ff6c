import Favorite from 'virtual:icon/baseline-favorite-border';
import Bookings from 'virtual:icon/outline-event-note';
import Person from 'virtual:icon/outline-person';
import { generatedApi } from '#api/signed-in.ts';
import { paths } from '#shared/paths.ts';
import { usePhone } from '#ui/phone/usePhone.ts';
import { Bar } from './Bar.tsx';
import { ANYBODYS } from './entries.tsx';

const { useBookingSummaryQuery } = generatedApi;

const OWN = [paths.profile, paths.settings, paths.myReviews];

/** On their own pages and on the public ones alike. What waits for an answer is answered on the dashboard. */
export function CustomerBar() {
  const { data } = useBookingSummaryQuery(undefined, { skip: !usePhone() });
  return (
    <Bar
      entries={[
        ...ANYBODYS,
        { label: 'Bookings', icon: <Bookings />, href: paths.myBookings },
        { label: 'Favorites', icon: <Favorite />, href: paths.favorites },
        { label: 'Me', icon: <Person />, href: paths.dashboard, around: OWN, waiting: data?.toAnswer.length },
      ]}
    />
  );
}
