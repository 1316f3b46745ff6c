import Stack from '@mui/material/Stack';
import { useSearchParams } from 'react-router-dom';
import { staffPaths } from '#shared/staff-paths.ts';
import { BadgeLink, Badges } from '#ui/buttons/BadgeLink.tsx';
import { pageFrom } from '#ui/page/page-from.ts';
import { PageTitle } from '#ui/page/PageTitle.tsx';
import { ModeratedReviews } from './ModeratedReviews.tsx';
import { STATE_NAMES, stateFrom, STATES } from './review-state.ts';

/** /dashboard/reviews of an admin: what readers have reported, what is hidden, and all that was written. */
export function ReviewsPage() {
  const [params] = useSearchParams();
  const chosen = stateFrom(params);
  return (
    <Stack spacing={3}>
      <PageTitle title="Reviews" />
      <Badges aria-label="Which reviews">
        {STATE_NAMES.map((state) => (
          <li key={state}>
            <BadgeLink to={`${staffPaths.reviews}?state=${state}`} aria-current={state === chosen ? 'true' : undefined}>
              {STATES[state]}
            </BadgeLink>
          </li>
        ))}
      </Badges>
      <ModeratedReviews state={chosen} page={pageFrom(params)} />
    </Stack>
  );
}
