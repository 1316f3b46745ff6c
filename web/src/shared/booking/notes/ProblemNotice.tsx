import ProblemIcon from 'virtual:icon/outline-report-problem';
import type { Booking } from '../api.ts';
import type { Side } from '../sides.ts';
import { BookingNote } from './BookingNote.tsx';
import { problemWords } from './problem-words.ts';

/** The customer is not content with the work. */
export function ProblemNotice({ booking, side }: { booking: Booking; side: Side }) {
  const said = problemWords(booking, side);
  if (!said) return null;
  return (
    <BookingNote tone={booking.problem?.decidedAt ? 'primary' : 'warning'} icon={<ProblemIcon aria-hidden />}>
      <p>
        <strong>{said.what}</strong>
      </p>
      <p>{said.next}</p>
    </BookingNote>
  );
}
