import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { paths } from '#shared/paths.ts';

const List = styled('ul')({ margin: 0, paddingInlineStart: 20, display: 'grid', gap: 8 });

/** Why the account can not be deleted now, and where to do something about it. */
export function ReasonsAgainst({ reasons }: { reasons: readonly string[] }) {
  return (
    <Stack spacing={2}>
      <Typography>Your account can’t be deleted yet, because others count on you:</Typography>
      <List>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </List>
      <Typography>
        You can cancel, decline or complete what is open under <Link href={paths.myBookings}>My Bookings</Link>. If you can’t get any
        further there, <Link href={paths.contactAbout('account')}>write to us</Link>.
      </Typography>
    </Stack>
  );
}
