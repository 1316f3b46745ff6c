import { styled, type Theme } from '@mui/material/styles';
import { lazy, Suspense, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { ServiceDetailDto } from '#api/generated-public.ts';
import { readMarker, useSignedInUser } from '#api/session/session.ts';
import { Paused } from '#shared/rules/Paused.tsx';
import { AnswerNote } from '#shared/services/AnswerNote.tsx';
import { surchargeNote } from '#shared/services/price-sum.ts';
import { PriceLines } from '#shared/services/PriceLines.tsx';
import { Promises } from '#shared/services/Promises.tsx';
import { ByRequestOnly } from '#shared/slots/direct/ByRequestOnly.tsx';
import { choiceFrom, type SlotChoice, withChoice } from '#shared/slots/slot-choice.ts';
import { choiceLabel } from '#shared/slots/slot-words.ts';
import { SlotPicker } from '#shared/slots/SlotPicker.tsx';
import { usePriceAt } from '#shared/slots/usePriceAt.ts';
import { paramsNow } from '#ui/address/params-now.ts';
import { Card } from '#ui/cards/card.ts';
import { PartTitle, SmallMuted } from '#ui/page/text.ts';
import { BookNow } from './BookNow.tsx';

// Visitors hold nothing; and without it the page is still the page.
const OwnHold = lazy(() => import('#shared/holds/OwnHold.tsx').catch(() => ({ default: () => null })));

/** A day and a time can be chosen before anyone signs in; the choice travels in the address. */
export function BookCard({ service }: { service: ServiceDetailDto }) {
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  const choice = choiceFrom(params);
  const choose = (next: SlotChoice) => setParams(withChoice(paramsNow(), next), { replace: true, preventScrollReset: true });
  const user = useSignedInUser();
  // During hydration nobody seems to be signed in: what this browser remembers is asked instead.
  const [hold, setHold] = useState<string | null>(() => (readMarker() ? null : ''));
  const price = usePriceAt(service, choice, { hold });
  const surcharges = surchargeNote(service);
  const hrefOf = (next: SlotChoice) => `${pathname}?${withChoice(params, next)}`;

  return (
    <Sheet as="section" aria-labelledby="book-this-service">
      <PartTitle id="book-this-service" style={{ margin: 0 }}>
        Book this Service
      </PartTitle>
      {user && (
        <Suspense>
          <OwnHold serviceId={service.id} onKnown={setHold} />
        </Suspense>
      )}
      {service.instantBooking ? (
        <SlotPicker serviceId={service.id} usualCents={service.priceCents} hold={hold} choice={choice} onChoose={choose} hrefOf={hrefOf} />
      ) : (
        <ByRequestOnly vendor={service.vendor} />
      )}
      {surcharges && <SmallMuted>{surcharges}</SmallMuted>}
      <Summary>
        {service.instantBooking && <strong role="status">{choiceLabel(choice)}</strong>}
        <PriceLines {...price} offer={service} />
        {service.instantBooking && <Paused of={['bookings']} />}
        {service.instantBooking && <BookNow service={service} choice={choice} hold={hold} />}
        {service.instantBooking && <AnswerNote service={service} />}
      </Summary>
      <Promises />
    </Sheet>
  );
}

/** With a weekend and an evening in it. */
const SUMMARY_HEIGHT = 320;
/** Wide and high enough for the picker and the summary together. */
const roomy = (theme: Theme) => `${theme.breakpoints.up('lg')} and (min-height: 820px)`;

const Sheet = styled(Card)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 20,
  [roomy(theme)]: {
    // Below the sticky header; with the calendar it may be higher than the window, and would then hide its own foot.
    '&:not(:has([data-tall="true"]))': { position: 'sticky', top: 98 },
    // What is focused must not hide behind the summary.
    '& [data-tall] *': { scrollMarginBottom: SUMMARY_HEIGHT },
  },
}));

/** Stays in sight at the foot of the window while a time is being chosen above it. */
const Summary = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  margin: '0 -20px',
  padding: '16px 20px',
  backgroundColor: theme.vars.palette.background.paper,
  borderBlock: `1px solid ${theme.vars.palette.divider}`,
  [roomy(theme)]: { position: 'sticky', bottom: 0, zIndex: 1 },
}));
