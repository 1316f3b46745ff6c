import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import type { Point, Written } from './chart.ts';
import { ChartTable } from './ChartTable.tsx';
import { ChartTitle } from './ChartTitle.tsx';
import { TableButton } from './TableButton.tsx';

interface Props {
  title: string;
  definition: string;
  /** The figure of all points together. */
  figure?: string;
  /** Beside it: how it has moved. */
  note?: string;
  /** What a point stands for: "Week". */
  of: string;
  points: readonly Point[];
  written: Written;
  children: ReactNode;
}

/** A chart with its name, its figure, and the table behind it. */
export function ChartFrame({ title, definition, figure, note, of, points, written, children }: Props) {
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <ChartTitle {...{ id, title, definition }}>
        <TableButton title={title} pressed={asTable} onPress={() => setAsTable(!asTable)} />
      </ChartTitle>
      {figure !== undefined && (
        <Stack direction="row" sx={{ alignItems: 'baseline', gap: 1, mb: 1 }}>
          <Typography component="p" variant="h3" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {figure}
          </Typography>
          {note && (
            <Typography component="p" variant="body2" color="textSecondary">
              {note}
            </Typography>
          )}
        </Stack>
      )}
      {asTable ? <ChartTable caption={`${title} as a table`} figure={title} {...{ of, points, written }} /> : children}
    </Box>
  );
}
