import { styled } from '@mui/material/styles';
import CheckIcon from 'virtual:icon/baseline-check';

const PROMISES = ['Free cancellation up to 24 hours', 'Charged after service completion', '100% satisfaction guarantee'];

/** What holds for every booking. */
export function Promises() {
  return (
    <List>
      {PROMISES.map((promise) => (
        <li key={promise}>
          <CheckIcon fontSize="small" />
          {promise}
        </li>
      ))}
    </List>
  );
}

const List = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: 4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: theme.vars.palette.text.secondary,
  '& li': { display: 'flex', gap: 8, alignItems: 'center' },
  '& svg': { color: theme.vars.palette.success.main },
}));
