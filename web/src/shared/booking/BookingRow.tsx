import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Children, type ReactNode } from 'react';
import { timeLabel } from '#shared/slots/slot-words.ts';
import { calendarDateLabel } from '#ui/format/dates.ts';
import { Money } from '#ui/format/Money.tsx';
import type { Status } from './booking-status.ts';
import { StatusChip } from './StatusChip.tsx';

interface Props {
  title: string;
  /** Who is on the other side of it. */
  party: string;
  /** Theirs. */
  picture?: ReactNode;
  booking: { date: string; time: string };
  /** Where there is more about it. */
  href?: string;
  /** What stands at the end of the line. */
  end: ReactNode;
}

/** A booking in one line of a short list. */
export function BookingRow({ title, party, picture, booking: { date, time }, href, end }: Props) {
  return (
    <Box
      sx={{ display: 'grid', gap: 1, py: 1.5, alignItems: 'center', gridTemplateColumns: `${picture ? 'auto ' : ''}minmax(0, 1fr) auto` }}
    >
      {picture}
      <div>
        <Typography noWrap sx={{ fontWeight: 600 }}>
          {href ? (
            <Link href={href} color="inherit" underline="hover">
              {title}
            </Link>
          ) : (
            title
          )}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {calendarDateLabel(date)}, {timeLabel(time)} · {party}
        </Typography>
      </div>
      {end}
    </Box>
  );
}

/** Where it stands, and what its reader pays or earns. */
export function StatusAndAmount({ status, cents }: { status: Status; cents: number }) {
  return (
    <Stack spacing={0.5} sx={{ alignItems: 'flex-end' }}>
      <StatusChip status={status} />
      <Money cents={cents} />
    </Stack>
  );
}

export function BookingRows({ children }: { children: ReactNode }) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: '1px dashed', borderColor: 'divider' } }}>
      {Children.map(children, (row) => (
        <li>{row}</li>
      ))}
    </Box>
  );
}
