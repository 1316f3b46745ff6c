import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { AddPhotos } from '#shared/pictures/uploads/AddPhotos.tsx';
import { usePhotoUploads } from '#shared/pictures/uploads/usePhotoUploads.ts';
import { Panel } from '#ui/cards/Panel.tsx';
import { onDemand } from '#ui/dialogs/on-demand.tsx';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { useArrangeWorkPhotosMutation, useMyWorkPhotosQuery } from './api.ts';
import { moved, type Place } from './arrangement.ts';
import { useCuts } from './useCuts.ts';
import { WorkPhotoCard } from './WorkPhotoCard.tsx';

// The tool for cutting comes when a picture has been chosen.
const CutDialog = onDemand(async () => (await import('./CutDialog.tsx')).CutDialog);

const MOST_PHOTOS = 12;

/** What a provider shows of their work: added, described, put in order, and taken away. */
export function WorkPhotos() {
  const { data: works, error, refetch } = useMyWorkPhotosQuery();
  const [arrange] = useArrangeWorkPhotosMutation();
  const { uploads, choice } = useCuts(usePhotoUploads('/api/v1/vendor/photos'));
  const [dragged, setDragged] = useState<number>();

  if (error && !works) return <ProblemAlert problem={error} onRetry={refetch} />;
  if (!works) return <Skeleton variant="rounded" height={240} />;

  const put = async (places: readonly Place[]) => {
    const { error: refusal } = await arrange({ arrangementDto: { works: [...places] } });
    if (refusal) toast.error('The photos stand as before', refusal);
  };
  const shown = works.reduce((count, { before }) => count + (before ? 2 : 1), 0);

  return (
    <Panel title="Photos of Your Work">
      <Stack spacing={2}>
        <Typography color="textSecondary">
          Customers see them on your page and beside your services. You choose the part of each that shows. The first heads your page.{' '}
          {shown} of {MOST_PHOTOS} photos.
        </Typography>
        <AddPhotos uploads={uploads} room={MOST_PHOTOS - shown} />
        {choice.files.length > 0 && <CutDialog {...choice} />}
        {works.length > 0 && (
          <Box
            component="ol"
            aria-label="Photos in their order"
            sx={{
              m: 0,
              p: 0,
              listStyle: 'none',
              display: 'grid',
              gap: 2,
              gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
            }}
          >
            {works.map((work, at) => (
              <WorkPhotoCard
                key={work.id}
                work={work}
                works={works}
                at={at}
                onPut={(places) => void put(places)}
                drag={{
                  isDragged: dragged === at,
                  onStart: () => setDragged(at),
                  onEnd: () => setDragged(undefined),
                  onDrop: () => {
                    if (dragged !== undefined && dragged !== at) void put(moved(works, dragged, at));
                    setDragged(undefined);
                  },
                }}
              />
            ))}
          </Box>
        )}
      </Stack>
    </Panel>
  );
}
