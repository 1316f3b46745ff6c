import Box from '@mui/material/Box';
import { money } from './money.ts';

/** An exact amount, in figures that line up below each other. */
export function Money({ cents }: { cents: number }) {
  return (
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {money(cents)}
    </Box>
  );
}
