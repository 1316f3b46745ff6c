import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { AdminDeedDto } from '#api/staff/generated-staff.ts';
import { staffApi } from '#api/staff/staff.ts';
import { SmallPager } from '#ui/buttons/SmallPager.tsx';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { momentLabel } from '#ui/format/moment.ts';

const { useAdminDeedsQuery } = staffApi;

export type DeedList = 'services' | 'categories';

const NOUNS: Record<DeedList, string> = { services: 'service', categories: 'category' };
const VERBS: Record<AdminDeedDto['deed'], string> = { activated: 'Activated', deactivated: 'Deactivated', deleted: 'Deleted' };

interface Props {
  list: DeedList;
  /** Id of the one that is asked about; without it, all of them. */
  item?: string | undefined;
}

/** What administrators have switched or deleted, the latest first: who, when and why. */
export function Deeds({ list, item }: Props) {
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useAdminDeedsQuery({ list, page, ...(item && { item }) }, { refetchOnMountOrArgChange: true });
  if (error) return <ProblemAlert problem={error} onRetry={refetch} />;
  if (!data) return <Skeleton variant="rounded" height={96} />;
  if (data.items.length === 0) {
    const which = item ? `this ${NOUNS[list]}` : list;
    return <Typography color="textSecondary">{`No administrator has switched or deleted ${which} yet.`}</Typography>;
  }
  return (
    <Stack spacing={2}>
      <Box component="ol" aria-label="What administrators did" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {data.items.map((deed) => (
          <Box key={deed.id} component="li" sx={{ overflowWrap: 'anywhere' }}>
            <Typography sx={{ fontWeight: 600 }}>
              {item ? VERBS[deed.deed] : `${VERBS[deed.deed]} ${deed.name ?? `a ${NOUNS[list]}`}`}
            </Typography>
            <Typography sx={{ whiteSpace: 'pre-line' }} color={deed.reason === null ? 'textSecondary' : undefined}>
              {deed.reason ?? 'No reason is kept.'}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {deed.by ?? 'An administrator'} · <time dateTime={deed.at}>{momentLabel(deed.at)}</time>
            </Typography>
          </Box>
        ))}
      </Box>
      <SmallPager page={page} pageCount={data.pageCount} onTurn={setPage} />
    </Stack>
  );
}
