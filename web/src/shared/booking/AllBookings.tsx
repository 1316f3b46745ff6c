import Button from '@mui/material/Button';
import { paths } from '#shared/paths.ts';

/** From a panel of the newest to the whole list. */
export function AllBookings({ href = paths.myBookings }: { href?: string }) {
  return (
    <Button href={href} size="small" sx={{ mr: -1.5 }}>
      All bookings
    </Button>
  );
}
