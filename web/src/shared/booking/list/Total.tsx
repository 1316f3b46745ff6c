import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { counted } from '#ui/format/labels.ts';
import { type ChosenBookings, hrefOf, hrefToAll, timesWord } from './chosen-bookings.ts';

interface Props {
  total: number;
  chosen: ChosenBookings;
  /** By name, where only theirs are on show. */
  customerName?: string;
}

/** "12 bookings in total", "3 upcoming pending bookings", "2 bookings of Ada Quinn." */
export function Total({ total, chosen: { status, when, booking, customer }, customerName }: Props) {
  const count = counted(total, [timesWord(when), status, 'booking'].filter(Boolean).join(' '));
  if (booking) {
    return (
      <Typography role="status" color="textSecondary">
        One of your bookings. <Link href={hrefToAll(when)}>Show all bookings</Link>
      </Typography>
    );
  }
  return (
    <Typography role="status" color="textSecondary">
      {customer ? `${count} of ${customerName ?? 'one customer'}. ` : status || timesWord(when) ? count : `${count} in total`}
      {customer && <Link href={hrefOf({ status, when, page: 1 })}>Show those of all customers</Link>}
    </Typography>
  );
}
