import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import FavoriteBorder from 'virtual:icon/baseline-favorite-border';
import { paths } from '#shared/paths.ts';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { PageTitle } from '#ui/page/PageTitle.tsx';
import { EmptyState } from '#ui/placeholders/EmptyState.tsx';
import { FavoriteServices } from './FavoriteServices.tsx';
import { FavoritesSkeleton } from './FavoritesSkeleton.tsx';
import { FavoriteVendors } from './FavoriteVendors.tsx';
import { useShownFavorites } from './useShownFavorites.ts';

/** /dashboard/favorites */
export function FavoritesPage() {
  return (
    <Stack spacing={3}>
      <PageTitle title="My Favorites" />
      <MyFavorites />
    </Stack>
  );
}

function MyFavorites() {
  const { kept, error, refetch } = useShownFavorites();

  if (error) return <ProblemAlert problem={error} onRetry={refetch} />;
  if (!kept) return <FavoritesSkeleton />;
  const { services, vendors } = kept;
  if (services.length + vendors.length === 0) return <NoFavorites />;
  return (
    <>
      {services.length > 0 && <FavoriteServices services={services} />}
      {vendors.length > 0 && <FavoriteVendors vendors={vendors} />}
    </>
  );
}

function NoFavorites() {
  return (
    <EmptyState
      icon={<Heart fontSize="large" />}
      title="No favorites yet"
      text="Press the heart on a service or a provider, and it waits for you here with its next free time."
      action={
        <Button href={paths.services} variant="contained">
          Find Services
        </Button>
      }
    />
  );
}

const Heart = styled(FavoriteBorder)(({ theme }) => ({ color: theme.vars.palette.primary.main }));
