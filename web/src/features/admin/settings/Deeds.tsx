import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Panel } from '#ui/cards/Panel.tsx';
import { momentLabel } from '#ui/format/moment.ts';

export interface Deed {
  at: string;
  line: string;
}

interface Props {
  title: string;
  /** Newest first. */
  deeds: readonly Deed[];
  none: string;
}

/** Who has set what, when and why. */
export function Deeds({ title, deeds, none }: Props) {
  return (
    <Panel title={title}>
      {deeds.length === 0 ? (
        <Typography color="textSecondary">{none}</Typography>
      ) : (
        <Box component="ol" aria-label={title} sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
          {deeds.map(({ at, line }) => (
            <Typography key={`${at} ${line}`} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              <Box component="time" dateTime={at} sx={{ display: 'block', color: 'text.secondary' }}>
                {momentLabel(at)}
              </Box>
              {line}
            </Typography>
          ))}
        </Box>
      )}
    </Panel>
  );
}

/** By whom, and why, as far as it can be told. */
export const said = (by: string | null, why: string | null): string => `${by ? ` by ${by}` : ''}${why ? `: ${why}` : ''}`;
