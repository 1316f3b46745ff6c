import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useSearchParams } from 'react-router-dom';
import { paramsNow } from '#ui/address/params-now.ts';
import { badgeLook } from '#ui/buttons/badge-look.ts';
import { STATUS_NAMES, STATUSES } from '../booking-status.ts';
import { type ChosenBookings, chosenFrom, paramsOf } from './chosen-bookings.ts';

/** The bookings of one status, or all of them. */
export function StatusFilter() {
  const [params, setParams] = useSearchParams();
  const { status: chosen, booking } = chosenFrom(params);
  const choose = (status?: ChosenBookings['status']) => {
    const { customer, when } = chosenFrom(paramsNow());
    setParams(paramsOf({ status, customer, when, page: 1 }));
  };
  const all = !chosen && !booking;
  return (
    <Stack
      direction="row"
      role="group"
      aria-label="Status"
      sx={{ flexWrap: 'wrap', gap: { xs: 0.5, sm: 1 }, '& .MuiChip-label': { px: { xs: 1, sm: 1.5 } } }}
    >
      <Chip label="All" {...badgeLook(all)} aria-pressed={all} onClick={() => choose()} />
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
