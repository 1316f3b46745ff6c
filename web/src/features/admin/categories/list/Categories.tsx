import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import { staffPaths } from '#shared/staff-paths.ts';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { Refreshing } from '#ui/feedback/Refreshing.tsx';
import { OrderSelect } from '#ui/page/OrderSelect.tsx';
import { EmptyState } from '#ui/placeholders/EmptyState.tsx';
import type { AdminCategoryDto, Opened } from '../api.ts';
import { CategoriesInOrder } from '../ordering/CategoriesInOrder.tsx';
import { CategoryCard } from './CategoryCard.tsx';

interface Props {
  query: { data?: AdminCategoryDto[]; error?: unknown; isFetching: boolean; refetch: () => unknown };
  onOpen: (opened: Opened) => void;
}

const GRID = {
  display: 'grid',
  gap: 2,
  m: 0,
  p: 0,
  listStyle: 'none',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
};

const VIEWS = { newest: 'Newest first', visitors: 'As visitors see them' };
type View = keyof typeof VIEWS;

const viewFrom = (params: URLSearchParams): View => (params.get('sort') === 'visitors' ? 'visitors' : 'newest');
const hrefOf = (view: View): string => (view === 'newest' ? staffPaths.categories : `${staffPaths.categories}?sort=${view}`);

export function Categories({ query: { data: categories, error, isFetching, refetch }, onOpen }: Props) {
  const view = viewFrom(useSearchParams()[0]);
  if (error) return <ProblemAlert problem={error} onRetry={refetch} />;
  if (!categories) return <CategoriesSkeleton />;
  if (categories.length === 0) {
    return (
      <EmptyState
        title="No categories yet"
        text="Providers choose one for each service, and customers find the services by it."
        action={
          <Button variant="contained" onClick={() => onOpen({ action: 'add' })}>
            Add First Category
          </Button>
        }
      />
    );
  }
  const nameOf = (id: string | null) => categories.find((each) => each.id === id)?.name;
  return (
    <Refreshing active={isFetching}>
      <Stack spacing={2}>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center', justifyContent: 'space-between' }}>
          <Typography role="status" color="textSecondary">
            {countLabel(categories)}
          </Typography>
          <OrderSelect orders={VIEWS} chosen={view} hrefOf={hrefOf} />
        </Stack>
        {view === 'visitors' ? (
          <CategoriesInOrder categories={categories} />
        ) : (
          <Box component="ul" aria-label="Categories" sx={GRID}>
            {categories.map((category) => (
              <CategoryCard key={category.id} category={category} parentName={nameOf(category.parentId)} onOpen={onOpen} />
            ))}
          </Box>
        )}
      </Stack>
    </Refreshing>
  );
}

function countLabel(categories: readonly AdminCategoryDto[]): string {
  const all = categories.length === 1 ? '1 category' : `${categories.length} categories`;
  const inactive = categories.filter(({ isActive }) => !isActive).length;
  return inactive > 0 ? `${all}, ${inactive} of them inactive` : all;
}

const CategoriesSkeleton = () => (
  <Box role="status" aria-label="Loading categories" sx={GRID}>
    {[0, 1, 2, 3, 4, 5].map((card) => (
      <Skeleton key={card} variant="rounded" height={212} />
    ))}
  </Box>
);
