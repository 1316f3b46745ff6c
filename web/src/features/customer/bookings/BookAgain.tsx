import Button from '@mui/material/Button';
import AgainIcon from 'virtual:icon/outline-replay';
import type { Booking } from '#shared/booking/api.ts';
import { paths } from '#shared/paths.ts';

/** The same job once more; absent where the service is not offered any more. */
export function BookAgain({ booking: { service } }: { booking: Booking }) {
  if (!service.isOffered) return null;
  return (
    <Button size="small" color="inherit" startIcon={<AgainIcon />} href={paths.book(service.id)}>
      Book Again
    </Button>
  );
}
