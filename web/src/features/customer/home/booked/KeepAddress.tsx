import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import type { Booking } from '#shared/booking/api.ts';
import { addressLine } from '#shared/booking/BookingFacts.tsx';
import { paths } from '#shared/paths.ts';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { knownLine } from './address-to-keep.ts';
import { useKeepAddress } from './useKeepAddress.ts';

interface Props {
  booking: Booking;
  /** The question is gone, and with it the button that was pressed. */
  onNotNow: () => void;
}

/** Asks whether the next booking is to begin with this one's address. */
export function KeepAddress({ booking, onNotNow }: Props) {
  const { profile, asks, busy, kept, problem, keep, notNow } = useKeepAddress(booking);
  const done = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button that was pressed is gone.
    if (kept) done.current?.focus({ preventScroll: true });
  }, [kept]);

  if (kept) {
    return (
      <Box sx={FRAME}>
        <Typography ref={done} tabIndex={-1} sx={{ overflowWrap: 'anywhere', '&:focus': { outline: 'none' } }}>
          Kept: your next booking starts with {addressLine(booking.address)}. You can change it in{' '}
          <Link href={paths.profile} color="inherit">
            your profile
          </Link>
          .
        </Typography>
      </Box>
    );
  }
  if (!asks || !profile) return null;
  const replaced = knownLine(profile);
  return (
    <Box sx={FRAME}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>Keep {addressLine(booking.address)} for your next booking?</Typography>
      {replaced && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
          It takes the place of {replaced} in your profile.
        </Typography>
      )}
      {problem !== undefined && (
        <Box sx={{ mt: 1 }}>
          <ProblemAlert problem={problem} title="The address was not kept." />
        </Box>
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button variant="outlined" size="small" aria-disabled={busy} onClick={() => !busy && void keep()}>
          {busy ? 'Keeping...' : problem === undefined ? 'Keep it' : 'Try again'}
        </Button>
        <Button
          size="small"
          color="inherit"
          aria-disabled={busy}
          onClick={() => {
            if (busy) return;
            notNow();
            onNotNow();
          }}
        >
          Not now
        </Button>
      </Stack>
    </Box>
  );
}

const FRAME = { mt: 2.5, pt: 2, borderTop: 1, borderColor: 'divider' };
