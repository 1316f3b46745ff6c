import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useSearchParams } from 'react-router-dom';
import { badgeLook } from '../../../ui/badge-look.ts';

export const STATUSES = { pending: 'Pending', confirmed: 'Confirmed', completed: 'Completed', cancelled: 'Cancelled' } as const;
type Status = keyof typeof STATUSES;
const NAMES = Object.keys(STATUSES) as Status[];

export const statusFrom = (params: URLSearchParams): Status | undefined => NAMES.find((name) => name === params.get('status'));

/** The bookings of one status, or all of them. */
export function StatusFilter() {
  const [params, setParams] = useSearchParams();
  const chosen = statusFrom(params);
  return (
    <Stack direction="row" role="group" aria-label="Status" sx={{ flexWrap: 'wrap', gap: 1 }}>
      <Chip label="All" {...badgeLook(!chosen)} aria-pressed={!chosen} onClick={() => setParams({})} />
      {NAMES.map((name) => (
        <Chip
          key={name}
          label={STATUSES[name]}
          {...badgeLook(name === chosen)}
          aria-pressed={name === chosen}
          onClick={() => setParams({ status: name })}
        />
      ))}
    </Stack>
  );
}
