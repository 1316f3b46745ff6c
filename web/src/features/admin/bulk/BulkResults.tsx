import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { staffApi } from '#api/staff/staff.ts';
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
      {data.pageCount > 1 && (
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
          <Button size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
            Previous
          </Button>
          <Typography variant="body2">{`Page ${page} of ${data.pageCount}`}</Typography>
          <Button size="small" disabled={page === data.pageCount} onClick={() => setPage(page + 1)}>
            Next
          </Button>
        </Stack>
      )}
    </>
  );
}
