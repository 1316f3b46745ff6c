import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useSearchParams } from 'react-router-dom';
import { badgeLook } from '../../../ui/badge-look.ts';
import { type ChosenBookings, chosenFrom, paramsOf, STATUS_NAMES, STATUSES } from './chosen-bookings.ts';

/** The bookings of one status, or all of them. */
export function StatusFilter() {
  const [params, setParams] = useSearchParams();
  const { status: chosen, customer } = chosenFrom(params);
  const choose = (status?: ChosenBookings['status']) => setParams(paramsOf({ status, customer, page: 1 }));
  return (
    <Stack direction="row" role="group" aria-label="Status" sx={{ flexWrap: 'wrap', gap: 1 }}>
      <Chip label="All" {...badgeLook(!chosen)} aria-pressed={!chosen} onClick={() => choose()} />
      {STATUS_NAMES.map((name) => (
        <Chip
          key={name}
          label={STATUSES[name]}
          {...badgeLook(name === chosen)}
          aria-pressed={name === chosen}
          onClick={() => choose(name)}
        />
      ))}
    </Stack>
  );
}
