import { styled } from '@mui/material/styles';

/** A cell with a bar that draws a figure of its row. */
export function Bar({ part, of }: { part: number; of: number }) {
  return (
    <Cell aria-hidden>
      <div data-surface>
        <span style={{ width: `${of === 0 ? 0 : (100 * part) / of}%` }} />
      </div>
    </Cell>
  );
}

const Cell = styled('td')(({ theme }) => ({
  width: '40%',
  '& > div': { borderRadius: 3, backgroundColor: theme.vars.palette.divider },
  '& > div > span': { display: 'block', height: 12, borderRadius: 3, backgroundColor: theme.vars.palette.tape.main },
  [theme.breakpoints.down('md')]: { width: 'auto' },
}));
