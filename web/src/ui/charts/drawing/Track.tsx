import { styled } from '@mui/material/styles';

/** A part of a whole, drawn; what it is stands beside it. */
export function Track({ part, of }: { part: number; of: number }) {
  return (
    <Whole aria-hidden data-surface>
      <span style={{ width: `${of === 0 ? 0 : (100 * part) / of}%` }} />
    </Whole>
  );
}

const Whole = styled('span')(({ theme }) => ({
  display: 'block',
  borderRadius: 3,
  backgroundColor: theme.vars.palette.divider,
  '& > span': { display: 'block', height: 8, borderRadius: 3, backgroundColor: theme.vars.palette.primary.main },
}));
