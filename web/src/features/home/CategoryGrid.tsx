import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { CategoryDto } from '#api/generated-public.ts';
import { paths } from '#shared/paths.ts';
import { Drawing } from '#shared/services/Drawing.tsx';
import { DrawnHead } from '#shared/services/DrawnHead.ts';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { counted } from '#ui/format/labels.ts';
import { Placeholder } from '#ui/placeholders/Placeholder.tsx';
import { useCategoriesQuery } from './api.ts';
import { Section } from './Section.tsx';

/** The home page's ten, whatever their level. */
const SHOWN = [
  'womens-salon-spa',
  'mens-salon-massage',
  'ac-appliance-repair',
  'cleaning-pest-control',
  'electrician-plumber-carpenter',
  'water-purifier',
  'painting-waterproofing',
  'wall-panels',
  'automobile',
  'ac-appliance',
];

const Tiles = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.up('md')]: { gap: 16, gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  '& a': {
    boxSizing: 'border-box',
    display: 'flex',
    flexDirection: 'column',
    gap: 10,
    height: '100%',
    padding: '0 16px 16px',
    overflow: 'hidden',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 10,
    backgroundColor: theme.vars.palette.background.paper,
    color: 'inherit',
    textDecoration: 'none',
    transition: 'border-color 150ms',
    '&:hover': { borderColor: theme.vars.palette.primary.main },
  },
  '& strong': { fontWeight: 600, lineHeight: 1.25, overflowWrap: 'anywhere' },
  '& small': { marginTop: 'auto', fontSize: '.875rem', color: theme.vars.palette.text.secondary },
}));

export function CategoryGrid() {
  return (
    <Section id="categories" title="Services for every room" more={{ label: 'All Services', href: paths.services }}>
      <Categories />
    </Section>
  );
}

function Categories() {
  const { data: categories, error, refetch } = useCategoriesQuery();
  if (error) return <ProblemAlert problem={error} onRetry={refetch} />;
  const found = (name: string) => categories?.find(({ slug, formerSlugs }) => slug === name || formerSlugs.includes(name));
  const shown = categories ? SHOWN.filter(found) : SHOWN;
  return (
    <Tiles>
      {shown.map((slug) => (
        <li key={slug}>{tile(slug, found(slug))}</li>
      ))}
    </Tiles>
  );
}

/** It keeps its drawing, whatever it is called now, until somebody gives it a picture. */
function tile(trade: string, category: CategoryDto | undefined) {
  if (!category) return <Placeholder style={{ height: 194 }} />;
  const { slug, name, pictureUrl, serviceCount } = category;
  return (
    <Link to={paths.category(slug)}>
      <Head>
        {pictureUrl ? (
          <img src={`${pictureUrl}/256.webp`} alt="" width="96" height="96" loading="lazy" decoding="async" />
        ) : (
          <Drawing trade={trade} />
        )}
      </Head>
      <strong>{name}</strong>
      <small>{counted(serviceCount, 'service')}</small>
    </Link>
  );
}

const Head = styled(DrawnHead)(({ theme }) => ({
  marginInline: -16,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& img': { display: 'block', marginInline: 'auto', objectFit: 'cover' },
  // Five rows stand below each other there.
  [theme.breakpoints.down('md')]: { '& svg, & img': { height: 80 } },
}));
