import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { CategoryIcon } from '#shared/services/CategoryIcon.tsx';
import { Column } from '#ui/cards/Column.ts';
import { gridPaper } from '#ui/page/grid-paper.ts';
import { useCategoriesQuery } from './api.ts';

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
    minHeight: 104,
    padding: '20px 112px 20px 20px',
    borderRadius: 10,
    border: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
    textDecoration: 'none',
    '&:hover h3': { textDecoration: 'underline' },
    '& svg': { position: 'absolute', insetBlockEnd: -14, insetInlineEnd: -8, fontSize: 116, opacity: 0.28 },
  },
  '& a:nth-of-type(1)': { backgroundColor: theme.vars.palette.tape.main, borderColor: 'transparent', color: theme.vars.palette.tape.ink },
  '& a:nth-of-type(2)': {
    backgroundColor: theme.vars.palette.primary.main,
    borderColor: 'transparent',
    color: theme.vars.palette.primary.contrastText,
  },
  '& a:nth-of-type(3)': gridPaper,
  '& h3': { ...theme.typography.h3, margin: '0 0 4px' },
  '& p': { margin: 0, fontSize: '.9375rem' },
}));

export function PromoCards() {
  const { data: categories } = useCategoriesQuery();
  const iconOf = (slug: string) => categories?.find((category) => category.slug === slug)?.icon ?? null;
  return (
    <Three as="section" aria-label="Promotions">
      {PROMOS.map(({ slug, title, text }) => (
        <Link key={slug} to={paths.category(slug)}>
          <h3>{title}</h3>
          <p>{text}</p>
          {categories && <CategoryIcon icon={iconOf(slug)} />}
        </Link>
      ))}
    </Three>
  );
}
