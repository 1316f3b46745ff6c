import Button from '@mui/material/Button';
import ClaimIcon from 'virtual:icon/outline-person-off';
import type { Booking } from '../api.ts';
import type { Side } from '../sides.ts';
import { BookingNote } from './BookingNote.tsx';
import { claimWords } from './claim-words.ts';

interface Props {
  booking: Booking;
  side: Side;
  onContest: () => void;
}

/** Somebody says that the other side was not there. */
export function ClaimNotice({ booking, side, onContest }: Props) {
  const said = claimWords(booking, side);
  if (!said) return null;
  const mayContest = booking.actions.includes('contest');
  return (
    <BookingNote
      tone={mayContest ? 'warning' : 'primary'}
      icon={<ClaimIcon aria-hidden />}
      actions={
        mayContest && (
          <Button variant="contained" size="small" onClick={onContest}>
            Contest
          </Button>
        )
      }
    >
      <p>
        <strong>{said.what}</strong>
      </p>
      <p>{said.next}</p>
    </BookingNote>
  );
}
