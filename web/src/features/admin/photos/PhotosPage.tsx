import Stack from '@mui/material/Stack';
import { useSearchParams } from 'react-router-dom';
import { staffPaths } from '#shared/staff-paths.ts';
import { BadgeLink, Badges } from '#ui/buttons/BadgeLink.tsx';
import { pageFrom } from '#ui/page/page-from.ts';
import { PageTitle } from '#ui/page/PageTitle.tsx';
import { ModeratedPhotos } from './ModeratedPhotos.tsx';
import { STATE_NAMES, stateFrom, STATES } from './photo-state.ts';

/** /dashboard/photos of an admin: photos of work that were reported, and those that are hidden. */
export function PhotosPage() {
  const [params] = useSearchParams();
  const chosen = stateFrom(params);
  return (
    <Stack spacing={3}>
      <PageTitle title="Photos of Work" />
      <Badges aria-label="Which photos">
        {STATE_NAMES.map((state) => (
          <li key={state}>
            <BadgeLink to={`${staffPaths.workPhotos}?state=${state}`} aria-current={state === chosen ? 'true' : undefined}>
              {STATES[state]}
            </BadgeLink>
          </li>
        ))}
      </Badges>
      <ModeratedPhotos state={chosen} page={pageFrom(params)} />
    </Stack>
  );
}
