import type { Theme } from '@mui/material/styles';

/** The parts of a line that can be chosen: its words, and what is noted beside them. */
export const optionParts = (theme: Theme) =>
  ({
    '& .words': { flex: 1, minWidth: 0, fontWeight: 500, overflowWrap: 'anywhere' },
    '& .note': {
      maxWidth: '45%',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      fontSize: '.8125rem',
      color: theme.vars!.palette.text.secondary,
    },
  }) as const;
