import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, type ReactNode, Suspense } from 'react';
import type { ServiceDetailDto } from '#api/generated-public.ts';
import { PriceLines } from '#shared/services/PriceLines.tsx';
import type { SlotChoice } from '#shared/slots/slot-choice.ts';
import { choiceLabel } from '#shared/slots/slot-words.ts';
import { useChosenSlot } from '#shared/slots/useChosenSlot.ts';
import { usePriceAt } from '#shared/slots/usePriceAt.ts';
import { useHydrated } from '#ui/buttons/useHydrated.ts';
import { zoneHere } from '#ui/format/days.ts';
import { durationLabel } from '#ui/format/labels.ts';
import { Money } from '#ui/format/Money.tsx';
import { useServiceQuery } from '../api.ts';
import type { Order } from './order-of.ts';

// Most readers are where the work is.
const OrderClocks = lazy(() => import('./OrderClocks.tsx').catch(() => ({ default: (): ReactNode => null })));

/** What is about to be booked, in sight beside the form of the sign-in. Of a service that is not there any more, the booking form tells. */
export function OrderCard({ serviceId, choice }: Order) {
  const { currentData: service, isError } = useServiceQuery({ id: serviceId });
  if (isError) return null;
  return (
    <Paper
      component="section"
      aria-labelledby="order"
      sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: { xs: 0.5, md: 2 }, alignContent: 'start' }}
    >
      <Typography id="order" variant="h3" component="h2">
        Your booking
      </Typography>
      {service ? <Booking service={service} choice={choice} /> : <Waiting />}
    </Paper>
  );
}

function Booking({ service, choice }: { service: ServiceDetailDto; choice: SlotChoice }) {
  const price = usePriceAt(service, choice);
  const slot = useChosenSlot(service.id, choice);
  const elsewhere = useHydrated() && slot && zoneHere() !== slot.timeZone;
  return (
    <>
      <div>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{service.title}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {service.vendor.businessName} · {durationLabel(service.durationMinutes)}
        </Typography>
      </div>
      <Typography sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2, fontWeight: 600 }}>
        <span>
          {choiceLabel(choice)}
          {elsewhere && (
            <Suspense>
              <OrderClocks {...slot} />
            </Suspense>
          )}
        </span>
        <Box component="span" sx={{ display: { md: 'none' } }}>
          <Money cents={price.totalCents} />
        </Box>
      </Typography>
      <Box sx={{ display: { xs: 'none', md: 'block' } }}>
        <PriceLines {...price} offer={service} />
      </Box>
      <Typography variant="body2" color="textSecondary">
        {choice.time
          ? 'You come back to it with this time, which is held for you from then on.'
          : 'You come back to it, and choose a time.'}
      </Typography>
    </>
  );
}

/** As high as what will stand there. */
const Waiting = () => <Skeleton variant="rounded" sx={{ height: { xs: 116, md: 260 } }} />;
