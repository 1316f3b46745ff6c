import Stack from '@mui/material/Stack';
import type { TakenList } from './api.ts';
import { DownloadList } from './DownloadList.tsx';
import { type Counted, ListCount } from './ListCount.tsx';

/** What stands above a list: how many were found, and all of them as a file. */
export function ListHead({ taken, ...found }: Counted & { taken: TakenList }) {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
      <ListCount {...found} />
      <DownloadList {...taken} />
    </Stack>
  );
}
