import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { standing } from '#api/cache/standing.ts';
import { staffPaths } from '#shared/staff-paths.ts';
import { onDemand } from '#ui/dialogs/on-demand.tsx';
import { useKeptFocus } from '#ui/dialogs/useKeptFocus.ts';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { Refreshing } from '#ui/feedback/Refreshing.tsx';
import { Pagination } from '#ui/page/Pagination.tsx';
import { EmptyState } from '#ui/placeholders/EmptyState.tsx';
import { PastTheEnd } from '#ui/placeholders/PastTheEnd.tsx';
import { ListCount } from '../downloading/ListCount.tsx';
import { type ModeratedPhotoPageDto, type PhotoDecision, usePhotosToModerateQuery } from './api.ts';
import { ModeratedPhoto } from './ModeratedPhoto.tsx';
import { KIND, NONE, type PhotoState } from './photo-state.ts';

const DecidePhotoDialog = onDemand(async () => (await import('./DecidePhotoDialog.tsx')).DecidePhotoDialog);

interface Chosen {
  state: PhotoState;
  page: number;
}

/** One page of photos. What is asked about one stays when it leaves the list. */
export function ModeratedPhotos({ state, page }: Chosen) {
  const [dialog, setDialog] = useState<PhotoDecision | null>(null);
  const query = standing(usePhotosToModerateQuery({ state, page }, { refetchOnMountOrArgChange: true }));
  const focus = useKeptFocus<HTMLDivElement>(dialog ?? query.data);
  const still = query.data?.items.find(({ id }) => id === dialog?.photo.id);
  return (
    <Box {...focus} tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
      <Shown query={query} state={state} onOpen={setDialog} />
      {dialog && (
        <DecidePhotoDialog {...dialog} offered={still?.actions.includes(dialog.action) ?? false} onClose={() => setDialog(null)} />
      )}
    </Box>
  );
}

interface ShownProps {
  query: { data?: ModeratedPhotoPageDto; error?: unknown; isFetching: boolean; refetch: () => unknown };
  state: PhotoState;
  onOpen: (dialog: PhotoDecision) => void;
}

function Shown({ query: { data: photos, error, isFetching, refetch }, state, onOpen }: ShownProps) {
  const hrefOf = (number: number) => `${staffPaths.workPhotos}?state=${state}&page=${number}`;

  if (error) return <ProblemAlert problem={error} onRetry={refetch} />;
  if (!photos) return <Skeleton variant="rounded" height={360} />;
  if (photos.total === 0) return <EmptyState {...NONE[state]} />;
  return (
    <Refreshing active={isFetching}>
      <Stack spacing={2}>
        <ListCount of={photos} noun={KIND[state]} />
        {photos.items.length === 0 && <PastTheEnd first={hrefOf(1)} />}
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
          {photos.items.map((photo) => (
            <ModeratedPhoto key={photo.id} photo={photo} onOpen={onOpen} />
          ))}
        </Box>
        <Pagination label="Pages of photos" page={photos.page} pageCount={photos.pageCount} hrefOf={hrefOf} />
      </Stack>
    </Refreshing>
  );
}
