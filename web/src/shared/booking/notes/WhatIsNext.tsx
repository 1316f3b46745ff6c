import Typography from '@mui/material/Typography';
import type { Booking } from '../api.ts';
import type { Side } from '../sides.ts';
import { nextWords } from './next-words.ts';

/** What happens next by itself, and until when the reader can still do something about it. */
export function WhatIsNext({ booking, side }: { booking: Booking; side: Side }) {
  const words = nextWords(booking, side);
  return words && <Typography variant="body2">{words}</Typography>;
}
