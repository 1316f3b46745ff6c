import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import type { PriceLineDto } from '#api/generated.ts';
import type { ServiceDetailDto } from '#api/generated-public.ts';
import { Paused } from '#shared/rules/Paused.tsx';
import { AnswerNote } from '#shared/services/AnswerNote.tsx';
import { cancellationNote, surchargeNote } from '#shared/services/price-sum.ts';
import { PriceLines } from '#shared/services/PriceLines.tsx';
import { Promises } from '#shared/services/Promises.tsx';
import { durationLabel } from '#ui/format/labels.ts';

interface BookingSummaryProps {
  service: ServiceDetailDto;
  /** The chosen day and time. */
  when: string;
  /** Of the chosen time. */
  price: { lines: PriceLineDto[]; priceCents: number; platformFeeCents: number; totalCents: number };
  ready: boolean;
  booking: boolean;
  notice: ReactNode;
  /** Something was pressed that can be out of sight of the notice, which then comes into sight. */
  refused: unknown;
  buttonRef: Ref<HTMLButtonElement>;
}

/** What is booked, and what it costs. */
export function BookingSummary({ service, when, price, ready, booking, notice, refused, buttonRef }: BookingSummaryProps) {
  const told = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refused) told.current?.scrollIntoView({ block: 'nearest' });
  }, [refused]);
  const surcharges = surchargeNote(service);
  return (
    <Paper component="section" aria-labelledby="summary" sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack spacing={2.5}>
        <Typography id="summary" variant="h2">
          Summary
        </Typography>
        <div>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{service.title}</Typography>
          <Typography variant="body2" color="textSecondary">
            {service.vendor.businessName} · {durationLabel(service.durationMinutes)}
          </Typography>
          <Typography sx={{ mt: 1, fontWeight: 600 }}>{when}</Typography>
        </div>
        <div>
          <PriceLines {...price} offer={service} />
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            {surcharges} {cancellationNote(service)}
          </Typography>
        </div>
        <Paused of={['bookings']} />
        {notice && <div ref={told}>{notice}</div>}
        <Button ref={buttonRef} type="submit" variant="contained" size="large" disabled={!ready || booking}>
          {booking ? 'Booking...' : 'Confirm Booking'}
        </Button>
        <AnswerNote service={service} />
        <Promises />
      </Stack>
    </Paper>
  );
}
