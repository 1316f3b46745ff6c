import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { PageLink } from './page-links.ts';

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    paddingInline: 12,
    borderRadius: 6,
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { backgroundColor: theme.vars.palette.primary.light },
  },
}));

/** Links below each other, as a drop-down of the header holds them. */
export function HeaderLinks({ links }: { links: readonly PageLink[] }) {
  return (
    <List>
      {links.map(({ label, href }) => (
        <li key={label}>
          <Link to={href}>{label}</Link>
        </li>
      ))}
    </List>
  );
}
