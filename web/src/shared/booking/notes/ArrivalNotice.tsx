import CarIcon from 'virtual:icon/outline-directions-car';
import type { Booking } from '../api.ts';
import type { Side } from '../sides.ts';
import { arrivalWords } from './arrival-words.ts';
import { BookingNote } from './BookingNote.tsx';

/** What the provider has said of their coming. */
export function ArrivalNotice({ booking, side }: { booking: Booking; side: Side }) {
  const said = arrivalWords(booking, side);
  if (!said) return null;
  const [first, next] = said;
  return (
    <BookingNote tone="primary" icon={<CarIcon aria-hidden />}>
      <p>
        <strong>{first}</strong>
      </p>
      {next && <p>{next}</p>}
    </BookingNote>
  );
}
