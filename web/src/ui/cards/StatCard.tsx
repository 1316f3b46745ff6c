import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { grouped } from '#ui/format/numbers.ts';
import { Definition } from './Definition.tsx';

interface Props {
  label: string;
  /** Undefined while it is loading. */
  value: number | string | undefined;
  /** What the figure counts, where its name does not say it. */
  definition?: string;
  /** A second figure that belongs to it. */
  note?: string;
  /** Where what it counts is listed. */
  href?: string;
}

const LABEL = { display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 30 };
/** A press anywhere on the card is one on its figure. */
const WHOLE_CARD = { '&::after': { content: '""', position: 'absolute', inset: 0 } };

export function StatCard({ label, value, definition, note, href }: Props) {
  const figure = typeof value === 'number' ? grouped(value) : value;
  return (
    <Paper sx={{ position: 'relative', p: { xs: 2, md: 2.5 } }}>
      <Typography component="dt" variant="body2" color="textSecondary" sx={LABEL}>
        {label}
        {definition && <Definition of={label}>{definition}</Definition>}
      </Typography>
      <Typography
        component="dd"
        variant="h2"
        sx={{ m: 0, fontSize: 'clamp(1.375rem, 1rem + 1vw, 1.75rem)', fontVariantNumeric: 'tabular-nums' }}
      >
        {figure === undefined && <Skeleton width="3ch" />}
        {figure !== undefined && href && (
          <Link href={href} color="inherit" underline="hover" aria-label={`${label}: ${figure}`} sx={WHOLE_CARD}>
            {figure}
          </Link>
        )}
        {!href && figure}
      </Typography>
      {note && (
        <Typography component="dd" variant="body2" color="textSecondary" sx={{ m: 0, mt: 0.5 }}>
          {note}
        </Typography>
      )}
    </Paper>
  );
}

const GRID = {
  m: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))',
  // Two by two on phones: the last one that is left alone leaves no hole.
  '& > :last-child:nth-of-type(odd)': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
};

/** A row of figures, read as a list of terms and their values. */
export function StatGrid({ children }: { children: ReactNode }) {
  return (
    <Box component="dl" sx={GRID}>
      {children}
    </Box>
  );
}
