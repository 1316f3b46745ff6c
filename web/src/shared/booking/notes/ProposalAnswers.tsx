import Button from '@mui/material/Button';
import type { Booking } from '../api.ts';
import type { Side } from '../sides.ts';
import { useAnswerTime } from './useAnswerTime.ts';

/** What one side may answer to the new time that is proposed, or take back. */
export function ProposalAnswers({ booking, side }: { booking: Booking; side: Side }) {
  const { answer, busy } = useAnswerTime(booking, side);
  const { actions } = booking;
  return (
    <>
      {actions.includes('accept-time') && (
        <Button variant="contained" size="small" loading={busy === 'accept'} disabled={busy !== null} onClick={() => answer('accept')}>
          Accept New Time
        </Button>
      )}
      {actions.includes('decline-time') && (
        <Button
          variant="outlined"
          color="inherit"
          size="small"
          loading={busy === 'decline'}
          disabled={busy !== null}
          onClick={() => answer('decline')}
        >
          Keep the Old Time
        </Button>
      )}
      {actions.includes('withdraw-time') && (
        <Button
          variant="outlined"
          color="inherit"
          size="small"
          loading={busy === 'withdraw'}
          disabled={busy !== null}
          onClick={() => answer('withdraw')}
        >
          Withdraw Proposal
        </Button>
      )}
    </>
  );
}
