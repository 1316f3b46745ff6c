import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import NotesIcon from 'virtual:icon/baseline-notes';
import ScheduleIcon from 'virtual:icon/baseline-schedule';
import PlaceIcon from 'virtual:icon/outline-place';
import type { Booking } from '#shared/booking/api.ts';
import { addressLine } from '#shared/booking/BookingFacts.tsx';
import { timeOfDayLabel } from '#shared/booking/moments.ts';
import { ArrivalNotice } from '#shared/booking/notes/ArrivalNotice.tsx';
import { paths } from '#shared/paths.ts';
import { timeLabel } from '#shared/slots/slot-words.ts';
import { Fact } from '#ui/cards/Fact.tsx';
import { ArrivalActions } from '../arrival/ArrivalActions.tsx';
import { MarkCompleteButton } from '../bookings/MarkCompleteButton.tsx';
import { CustomerFacts } from '../CustomerFacts.tsx';
import { laneLabel } from '../lane-label.ts';
import { mapHref } from './map-href.ts';

interface Props {
  job: Booking;
  tone: 'success' | 'primary' | 'warning';
  /** Where it stands in the day. */
  when: string;
  showLane: boolean;
  /** Nobody has to find it any more. */
  brief?: boolean;
}

/** A job with all that somebody needs who is on the way to it. */
export function JobCard({ job, tone, when, showLane, brief }: Props) {
  const { id, service, customer, time, endsAt, timeZone, address, instructions, lane, actions } = job;
  const place = !brief && address.city ? addressLine(address) : null;
  return (
    <Card aria-label={`${service.title} for ${customer.fullName}`}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5, alignItems: 'center' }}>
        <Chip variant="status" size="small" color={tone} label={when} />
        {showLane && (
          <Typography variant="body2" color="textSecondary">
            {laneLabel(lane)}
          </Typography>
        )}
      </Stack>
      <Typography variant="h3">
        <Link href={paths.booking(id)} color="inherit" underline="hover">
          {service.title}
        </Link>
      </Typography>
      <Fact icon={<ScheduleIcon />}>
        {timeLabel(time)} – {timeOfDayLabel(endsAt, timeZone)}
      </Fact>
      <CustomerFacts {...customer} />
      {place && (
        <Fact icon={<PlaceIcon />}>
          <MapLink address={place} />
        </Fact>
      )}
      {!brief && instructions && <Fact icon={<NotesIcon />}>{instructions}</Fact>}
      <ArrivalNotice booking={job} side="vendor" />
      <Actions>
        <ArrivalActions booking={job} />
        {actions.includes('complete') && <MarkCompleteButton booking={job} />}
      </Actions>
    </Card>
  );
}

/** The map learns of the address by the press, and of nothing else. Beside the dashboard, where it is a page. */
function MapLink({ address }: { address: string }) {
  const href = mapHref(address, navigator.userAgent);
  return (
    <Link href={href} target={href.startsWith('https:') ? '_blank' : undefined} rel="noopener noreferrer" variant="body2">
      {address}
    </Link>
  );
}

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 2, '&:empty': { display: 'none' } });

const Card = styled('article')(({ theme }) => ({
  display: 'grid',
  gap: 6,
  justifyItems: 'start',
  overflowWrap: 'anywhere',
  'article + &': { paddingTop: 16, borderTop: `1px dashed ${theme.vars.palette.divider}` },
}));
