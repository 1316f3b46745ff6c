import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { TakenList } from './api.ts';
import { DownloadList } from './DownloadList.tsx';

interface Props {
  /** How many there are of what. */
  children: ReactNode;
  taken: TakenList;
}

/** What stands above a list: how many were found, and all of them as a file. */
export function ListHead({ children, taken }: Props) {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
      <Typography role="status" color="textSecondary">
        {children}
      </Typography>
      <DownloadList {...taken} />
    </Stack>
  );
}
