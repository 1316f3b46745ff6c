import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { CategoryDto } from '../../api/generated.ts';
import { CategoryTile } from '../../ui/CategoryMark.tsx';
import { counted } from '../../ui/labels.ts';
import { paths } from '../../ui/paths.ts';
import { ProblemAlert } from '../../ui/ProblemAlert.tsx';
import { useCategoriesQuery } from './api.ts';

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

const tile = { display: 'flex', flexDirection: 'column', gap: 1.25, minHeight: 132, p: 2, borderRadius: '10px' } as const;

export function CategoryGrid() {
  return (
    <Container component="section" aria-labelledby="categories" sx={{ pt: { xs: 5, md: 7 } }}>
      <Typography variant="h2" id="categories" sx={{ mb: 2.5 }}>
        Services for every room
      </Typography>
      <Categories />
    </Container>
  );
}

function Categories() {
  const { data: categories, error, refetch } = useCategoriesQuery();
  if (error) return <ProblemAlert problem={error} onRetry={refetch} />;
  const shown = SHOWN.map((slug) => (categories ? categories.find((category) => category.slug === slug) : slug)).filter(
    (each) => each !== undefined,
  );
  return (
    <Box
      component="ul"
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        display: 'grid',
        gap: { xs: 1.5, md: 2 },
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(5, minmax(0, 1fr))' },
      }}
    >
      {shown.map((each) => (
        <li key={typeof each === 'string' ? each : each.slug}>
          {typeof each === 'string' ? <Skeleton variant="rounded" height={132} /> : <CategoryLink category={each} />}
        </li>
      ))}
    </Box>
  );
}

function CategoryLink({ category: { slug, name, serviceCount } }: { category: CategoryDto }) {
  return (
    <Link
      href={paths.category(slug)}
      color="inherit"
      underline="none"
      sx={{
        ...tile,
        height: '100%',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        transition: 'border-color 150ms',
        '&:hover': { borderColor: 'primary.main' },
      }}
    >
      <CategoryTile slug={slug} size={40} />
      <Typography component="span" sx={{ fontWeight: 600, lineHeight: 1.25, overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <Typography component="span" variant="body2" color="textSecondary" sx={{ mt: 'auto' }}>
        {counted(serviceCount, 'service')}
      </Typography>
    </Link>
  );
}
