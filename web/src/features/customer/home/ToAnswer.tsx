import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import DueIcon from 'virtual:icon/outline-hourglass-top';
import type { Booking } from '#shared/booking/api.ts';
import { bothClocks, slotLabel } from '#shared/booking/moments.ts';
import { ClaimNotice } from '#shared/booking/notes/ClaimNotice.tsx';
import { ProposalNotice } from '#shared/booking/notes/ProposalNotice.tsx';
import { paths } from '#shared/paths.ts';
import { Fact } from '#ui/cards/Fact.tsx';
import { Panel } from '#ui/cards/Panel.tsx';
import { Until } from '#ui/clock/Until.tsx';
import type { Ask } from './useAsked.tsx';

const LIST = { m: 0, p: 0, listStyle: 'none', '& > li + li': { mt: 2, pt: 2, borderTop: '1px dashed', borderColor: 'divider' } };

interface Props {
  bookings: readonly Booking[];
  ask: Ask;
}

/** What only the customer can settle, the most urgent first. */
export function ToAnswer({ bookings, ask }: Props) {
  if (bookings.length === 0) return null;
  return (
    <Panel title="Needs your answer">
      <Box component="ul" sx={LIST}>
        {bookings.map((booking) => (
          <Waiting key={booking.id} booking={booking} onContest={() => ask('contest', booking)} />
        ))}
      </Box>
    </Panel>
  );
}

function Waiting({ booking, onContest }: { booking: Booking; onContest: () => void }) {
  const { id, service, vendor, answerBy, timeZone } = booking;
  return (
    <Stack component="li" spacing={1.5}>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ columnGap: 2, justifyContent: 'space-between' }}>
        <div>
          <Typography component="h3" sx={{ fontWeight: 600 }}>
            <Link href={paths.booking(id)} color="inherit" underline="hover">
              {service.title}
            </Link>
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {vendor.businessName} · booked for {slotLabel(booking)}
            {bothClocks(booking)}
          </Typography>
        </div>
        {answerBy && (
          <Fact icon={<DueIcon />}>
            Due <Until instant={answerBy} timeZone={timeZone} />
          </Fact>
        )}
      </Stack>
      <ProposalNotice booking={booking} side="customer" />
      <ClaimNotice booking={booking} side="customer" onContest={onContest} />
    </Stack>
  );
}
