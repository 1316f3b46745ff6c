import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Booking } from '#shared/booking/api.ts';
import { BookingFacts } from '#shared/booking/BookingFacts.tsx';
import { CalendarButton } from '#shared/booking/card/CalendarButton.tsx';
import { CommonActions } from '#shared/booking/card/CommonActions.tsx';
import { chosenFrom } from '#shared/booking/list/chosen-bookings.ts';
import { useTimedRefetch } from '#shared/booking/list/useTimedRefetch.ts';
import { paths } from '#shared/paths.ts';
import { Panel } from '#ui/cards/Panel.tsx';
import { PanelLink } from '#ui/cards/PanelLink.tsx';
import { useKeptFocus } from '#ui/dialogs/useKeptFocus.ts';
import { useMyBookingsQuery } from '../../api.ts';
import { BookedPrice } from '../../bookings/BookedPrice.tsx';
import { ProviderPhone } from '../../ProviderPhone.tsx';
import { WithVendor } from '../../WithVendor.tsx';
import { useAsked } from '../useAsked.tsx';
import { bookedWords } from './booked-words.ts';
import { KeepAddress } from './KeepAddress.tsx';
import { ShareButton } from './ShareButton.tsx';

/** After booking: what was asked, and what happens now. The booking stands in the address, so that it is still here after a reload. */
export function JustBooked() {
  const [params] = useSearchParams();
  const { booking } = chosenFrom(new URLSearchParams({ booking: params.get('booked') ?? '' }));
  return booking === undefined ? null : <Booked id={booking} />;
}

function Booked({ id }: { id: string }) {
  const { data, refetch } = useMyBookingsQuery({ booking: id, page: 1 });
  const shown = useMemo(() => data?.items ?? [], [data]);
  useTimedRefetch(shown, refetch);
  const [dialog, ask] = useAsked(shown);
  const focus = useKeptFocus<HTMLDivElement>(data);
  const booking = shown[0];
  const words = booking && bookedWords(booking);
  if (!words) return null;
  return (
    <Box {...focus} role="group" aria-label="Your new booking" tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
      <Panel title={words.title} action={<PanelLink href={paths.dashboard}>Done</PanelLink>}>
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) 16rem' } }}>
          <Stack spacing={1} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography component="h3" sx={{ fontWeight: 600 }}>
              <Link href={paths.booking(id)} color="inherit" underline="hover">
                {booking.service.title}
              </Link>
            </Typography>
            <WithVendor vendor={booking.vendor} />
            <ProviderPhone vendor={booking.vendor} />
            <BookingFacts booking={booking} />
          </Stack>
          <div>
            <BookedPrice booking={booking} />
          </div>
        </Box>
        {words.next.length > 0 && (
          <>
            <Typography component="h3" sx={{ mt: 2.5, fontWeight: 600 }}>
              What happens next
            </Typography>
            <Steps>
              {words.next.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </Steps>
          </>
        )}
        <WhatToDo booking={booking}>
          <CommonActions booking={booking} side="customer" openDialog={(name) => ask(name, booking)} />
        </WhatToDo>
        {booking.status !== 'cancelled' && (
          <KeepAddress booking={booking} onNotNow={() => focus.ref.current?.focus({ preventScroll: true })} />
        )}
        {dialog}
      </Panel>
    </Box>
  );
}

function WhatToDo({ booking, children }: { booking: Booking; children: ReactNode }) {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 2 }}>
      {booking.status === 'cancelled' ? (
        <Button href={paths.services} variant="contained" size="small">
          Find Another Provider
        </Button>
      ) : (
        <>
          {children}
          <CalendarButton booking={booking} />
          <ShareButton booking={booking} />
        </>
      )}
    </Stack>
  );
}

const Steps = styled('ol')({ margin: '6px 0 0', paddingInlineStart: '1.4em', '& > li + li': { marginTop: 6 } });
