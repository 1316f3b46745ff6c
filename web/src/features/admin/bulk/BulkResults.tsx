import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { staffApi } from '#api/staff/staff.ts';
import { SmallPager } from '#ui/buttons/SmallPager.tsx';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';

const { useBulkResultsQuery } = staffApi;

interface Props {
  id: string;
  /** What is said of a row that was so already. */
  already: string;
  /** Stands where a row has no name any more. */
  gone: string;
}

/** Each row that did not change, and why. */
export function BulkResults({ id, already, gone }: Props) {
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useBulkResultsQuery({ id, page });
  if (error) return <ProblemAlert problem={error} onRetry={refetch} />;
  if (!data) return <Skeleton variant="rounded" height={64} />;
  return (
    <>
      <Box component="ul" aria-label="What did not change" sx={{ m: 0, pl: 2.5 }}>
        {data.items.map(({ rowId, name, why }) => (
          <li key={rowId}>{`${name ?? gone}: ${why ?? already}`}</li>
        ))}
      </Box>
      <SmallPager page={page} pageCount={data.pageCount} onTurn={setPage} />
    </>
  );
}
