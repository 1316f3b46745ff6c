import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { paths } from '#shared/paths.ts';
import type { Booking } from '../api.ts';

const List = styled('ul')({ display: 'grid', gap: 8, margin: 0, paddingInlineStart: 20 });

/** Of somebody without a number: what reaches them all the same. */
export function NoPhone({ booking: { customer, actions } }: { booking: Booking }) {
  const may = (action: Booking['actions'][number]) => actions.includes(action);
  return (
    <Stack spacing={1.5}>
      <Typography>{customer.fullName} has left no phone number. We tell them at once of what you do here:</Typography>
      <List>
        {may('confirm') && <li>Accept or decline the request.</li>}
        {may('reschedule') && <li>Reschedule: propose another time, which they can accept or not.</li>}
        {may('cancel') && <li>Cancel Booking: they read the reason that you write.</li>}
        <li>
          For anything else, <Link href={paths.contactAbout('booking')}>ask us</Link> to pass it on.
        </li>
      </List>
    </Stack>
  );
}
