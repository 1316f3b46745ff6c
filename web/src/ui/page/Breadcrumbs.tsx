import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { Crumb } from './structured-data.ts';

/** The way to this page; the last step is the page itself. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <Steps>
        {crumbs.map(({ name, path }, index) => (
          <li key={path}>{index < crumbs.length - 1 ? <Link to={path}>{name}</Link> : <span aria-current="page">{name}</span>}</li>
        ))}
      </Steps>
    </nav>
  );
}

const Steps = styled('ol')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  margin: '0 0 16px',
  padding: 0,
  listStyle: 'none',
  fontSize: '.9375rem',
  color: theme.vars.palette.text.secondary,
  overflowWrap: 'anywhere',
  '& li:not(:last-of-type)::after': { content: '"/" / ""', marginInline: 8 },
  '& a': { paddingBlock: 4, color: theme.vars.palette.primary.main },
  // Right below stands the same as the heading; here it would only break the line.
  [theme.breakpoints.down('md')]: {
    '& li:last-of-type': { display: 'none' },
    '& li:nth-last-of-type(2)::after': { content: 'none' },
  },
}));
