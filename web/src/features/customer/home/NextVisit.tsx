import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import EventIcon from 'virtual:icon/baseline-event';
import PlaceIcon from 'virtual:icon/outline-place';
import type { Booking } from '#shared/booking/api.ts';
import { addressLine } from '#shared/booking/BookingFacts.tsx';
import { bothClocks } from '#shared/booking/moments.ts';
import { ArrivalNotice } from '#shared/booking/notes/ArrivalNotice.tsx';
import { ProposalNotice } from '#shared/booking/notes/ProposalNotice.tsx';
import { paths } from '#shared/paths.ts';
import { choiceLabel } from '#shared/slots/slot-words.ts';
import { Fact } from '#ui/cards/Fact.tsx';
import { Panel } from '#ui/cards/Panel.tsx';
import { PanelLink } from '#ui/cards/PanelLink.tsx';
import { Until } from '#ui/clock/Until.tsx';
import { durationLabel } from '#ui/format/labels.ts';
import { ProviderPhone } from '../ProviderPhone.tsx';
import { WithVendor } from '../WithVendor.tsx';
import type { Ask } from './useAsked.tsx';

/** Who comes next, when, and how to reach them. */
export function NextVisit({ booking, ask }: { booking: Booking; ask: Ask }) {
  const { id, service, vendor, startsAt, timeZone, durationMinutes, address, actions, proposal } = booking;
  return (
    <Panel title="Next visit" action={<PanelLink href={paths.booking(id)}>Details</PanelLink>}>
      <Stack spacing={1.5} sx={{ alignItems: 'flex-start', overflowWrap: 'anywhere' }}>
        <Tape>
          <Until instant={startsAt} timeZone={timeZone} />
        </Tape>
        <ArrivalNotice booking={booking} side="customer" />
        <Typography component="h3" sx={{ fontWeight: 600 }}>
          <Link href={paths.booking(id)} color="inherit" underline="hover">
            {service.title}
          </Link>
        </Typography>
        <WithVendor vendor={vendor} />
        <Stack spacing={0.75}>
          <Fact icon={<EventIcon />}>
            {choiceLabel(booking)}
            {bothClocks(booking)}, {durationLabel(durationMinutes)}
          </Fact>
          {address.city && <Fact icon={<PlaceIcon />}>{addressLine(address)}</Fact>}
          <ProviderPhone vendor={vendor} />
        </Stack>
        {proposal?.by === 'vendor' && <Typography variant="body2">Another time waits for your answer above.</Typography>}
        {proposal?.by === 'customer' && <ProposalNotice booking={booking} side="customer" />}
        {actions.includes('reschedule') && (
          <Button variant="outlined" size="small" onClick={() => ask('reschedule', booking)}>
            Reschedule
          </Button>
        )}
      </Stack>
    </Panel>
  );
}

/** As high as the panel usually is. */
export const NextVisitSkeleton = () => <Skeleton variant="rounded" height={322} />;

/** How far it is, on a piece of tape. */
const Tape = styled('p')(({ theme }) => ({
  ...theme.typography.h3,
  margin: 0,
  padding: '4px 10px',
  borderRadius: 6,
  backgroundColor: theme.vars.palette.tape.main,
  color: theme.vars.palette.tape.ink,
  '& > time': { display: 'inline-block' },
  '& > time::first-letter': { textTransform: 'uppercase' },
}));
