import { AffectedGroups } from '../../affected/AffectedGroups.tsx';
import type { AffectedBookingDto } from '../api.ts';
import type { Confirmed } from './ConfirmedChoice.tsx';

interface Props {
  bookings: readonly AffectedBookingDto[];
  confirmed: Confirmed;
}

/** What becomes of the open bookings follows from what is chosen. */
export function AffectedBookings({ bookings, confirmed }: Props) {
  const isEnded = ({ ends }: AffectedBookingDto) => ends === 'always' || (ends === 'ifChosen' && confirmed === 'cancel');
  const named = bookings.map((booking) => ({ ...booking, whose: `for ${booking.customerName}` }));
  return <AffectedGroups ended={named.filter(isEnded)} standing={named.filter((booking) => !isEnded(booking))} />;
}
