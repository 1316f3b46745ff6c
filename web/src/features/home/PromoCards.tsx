import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { Drawing } from '#shared/services/Drawing.tsx';
import { Column } from '#ui/cards/Column.ts';
import { gridPaper } from '#ui/page/grid-paper.ts';

const PROMOS = [
  { slug: 'beauty', title: 'Your salon, at home', text: 'A cut, a facial or an hour of massage, without the drive.' },
  { slug: 'plumbing', title: 'Stop the drip', text: 'Leaks, drains and fittings, by the hour or at a fixed price.' },
  { slug: 'electrical', title: 'Light it safely', text: 'Sockets, fixtures and panels, checked by people who know the code.' },
];

const Three = styled(Column)(({ theme }) => ({
  display: 'grid',
  gap: 16,
  paddingTop: 24,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '& a': {
    position: 'relative',
    overflow: 'hidden',
    display: 'block',
    minHeight: 112,
    padding: '20px 156px 20px 20px',
    borderRadius: 10,
    border: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
    textDecoration: 'none',
    '&:hover h3': { textDecoration: 'underline' },
    '--paper': theme.vars.palette.background.paper,
    '--tape': theme.vars.palette.tape.main,
    '--ink': theme.vars.palette.tape.ink,
    '& svg': { position: 'absolute', insetBlockEnd: 0, insetInlineEnd: 0, width: 156, overflow: 'visible' },
  },
  '& a:nth-of-type(1)': {
    backgroundColor: theme.vars.palette.tape.main,
    borderColor: 'transparent',
    color: theme.vars.palette.tape.ink,
    '--paper': theme.vars.palette.tape.main,
    '--tape': '#FFFFFF',
  },
  '& a:nth-of-type(2)': {
    backgroundColor: theme.vars.palette.primary.main,
    borderColor: 'transparent',
    color: theme.vars.palette.primary.contrastText,
    '--paper': theme.vars.palette.primary.main,
  },
  '& a:nth-of-type(3)': gridPaper,
  '& a:nth-of-type(3) svg': { color: theme.vars.palette.primary.main },
  '& h3': { ...theme.typography.h3, margin: '0 0 4px' },
  '& p': { margin: 0, fontSize: '.9375rem' },
}));

export function PromoCards() {
  return (
    <Three as="section" aria-label="Promotions">
      {PROMOS.map(({ slug, title, text }) => (
        <Link key={slug} to={paths.category(slug)}>
          <h3>{title}</h3>
          <p>{text}</p>
          <Drawing trade={slug} />
        </Link>
      ))}
    </Three>
  );
}
