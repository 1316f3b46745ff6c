import { styled } from '@mui/material/styles';
import type { Booking } from '#shared/booking/api.ts';
import { addressLine } from '#shared/booking/BookingFacts.tsx';
import { slotLabel } from '#shared/booking/moments.ts';
import { durationLabel } from '#ui/format/labels.ts';
import { money } from '#ui/format/money.ts';
import type { Outcomes } from './useSeveral.ts';

interface Props {
  booking: Booking;
  cents: number;
  outcome: Outcomes[string] | undefined;
}

/** What there is to know before it is done, and why it was not. */
export function OneOfSeveral({ booking, cents, outcome }: Props) {
  const { service, customer, durationMinutes, address } = booking;
  const facts = [slotLabel(booking), durationLabel(durationMinutes), address.city && addressLine(address), money(cents)];
  return (
    <Lines>
      <strong>
        {service.title} for {customer.fullName}
      </strong>
      <span>{facts.filter(Boolean).join(' · ')}</span>
      {typeof outcome === 'object' && <em role="alert">{outcome.reason}</em>}
    </Lines>
  );
}

const Lines = styled('span')(({ theme }) => ({
  display: 'grid',
  gap: 2,
  paddingBlock: 9,
  overflowWrap: 'anywhere',
  '& > span': { fontSize: '.875rem', color: theme.vars.palette.text.secondary },
  '& > em': { fontSize: '.875rem', fontStyle: 'normal', color: theme.vars.palette.error.main },
}));
