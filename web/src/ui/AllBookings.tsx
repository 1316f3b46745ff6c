import Button from '@mui/material/Button';
import { paths } from './paths.ts';

/** From a panel of the newest to the whole list. */
export function AllBookings() {
  return (
    <Button href={paths.myBookings} size="small">
      All bookings
    </Button>
  );
}
