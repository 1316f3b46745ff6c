import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { type FormEvent, type KeyboardEvent, lazy, Suspense, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ServiceDetailDto } from '#api/generated-public.ts';
import type { Person } from '#api/session/session.ts';
import { bothClocks } from '#shared/booking/moments.ts';
import { type ChosenSlot, complete as completeSlot, isAt } from '#shared/holds/held-slot.ts';
import { TimeLeft } from '#shared/holds/TimeLeft.tsx';
import { choiceFrom, type SlotChoice, withChoice } from '#shared/slots/slot-choice.ts';
import { briefLabel, choiceLabel } from '#shared/slots/slot-words.ts';
import { SlotPicker } from '#shared/slots/SlotPicker.tsx';
import { useChosenSlot } from '#shared/slots/useChosenSlot.ts';
import { usePriceAt } from '#shared/slots/usePriceAt.ts';
import { paramsNow } from '#ui/address/params-now.ts';
import { zoneHere } from '#ui/format/days.ts';
import { PageTitle } from '#ui/page/PageTitle.tsx';
import { useOutOfSight } from '#ui/phone/useOutOfSight.ts';
import { usePhone } from '#ui/phone/usePhone.ts';
import { HoldNotice } from '../hold/HoldNotice.tsx';
import { useHold } from '../hold/useHold.ts';
import { AddressFields } from './address/AddressFields.tsx';
import { deliveryLine } from './address/delivery-line.ts';
import { useKnownAddress } from './address/useKnownAddress.ts';
import { useBookingDraft } from './booking-draft.ts';
import { BookingSection } from './BookingSection.tsx';
import { BookingSummary } from './BookingSummary.tsx';
import { ConfirmLine } from './ConfirmLine.tsx';
import { InstructionsField } from './InstructionsField.tsx';
import { RefusalNotice } from './RefusalNotice.tsx';
import { useConfirmBooking } from './useConfirmBooking.ts';
import { useMissingInformation } from './useMissingInformation.ts';

// Most people do not see it.
const UnverifiedNotice = lazy(async () => ({ default: (await import('#shared/account/UnverifiedNotice.tsx')).UnverifiedNotice }));

const DAY_AND_TIME = 'day-and-time';

interface BookingFormProps {
  service: ServiceDetailDto;
  customer: Person;
}

export function BookingForm({ service, customer }: BookingFormProps) {
  const [params, setParams] = useSearchParams();
  const choice = choiceFrom(params);
  const show = ({ date, time }: SlotChoice) =>
    setParams(withChoice(paramsNow(), { date, time }), { replace: true, preventScrollReset: true });
  const holding = useHold({ service, choice, show, enabled: customer.emailVerified });
  const held = holding.live && isAt(holding.live, choice) ? holding.live : null;
  const { known, from } = useKnownAddress();
  const { draft, isKnown, write, discard } = useBookingDraft(service.id, known);
  const { confirm, booking, booked, refusal: refused, forget } = useConfirmBooking(discard);
  const refusal = refused ?? holding.refusal;
  const told = refusal?.kind === 'price-changed' && isAt(refusal, choice) ? refusal : null;
  const present = usePriceAt(service, choice, { hold: holding.beside, told });
  const price = held ?? present;
  const slot = useChosenSlot(service.id, choice, holding.beside);
  const clocks = slot?.startsAt ? bothClocks({ timeZone: slot.timeZone, startsAt: slot.startsAt }) : '';
  const { date, time } = choice;
  const street = deliveryLine(draft);
  const zip = draft.zip.trim();
  const complete = Boolean(date && time && street && zip);
  const missing = useMissingInformation(complete);
  const form = useRef<HTMLFormElement>(null);
  const { watch, isOut } = useOutOfSight();
  const isPhone = usePhone();

  function choose(next: SlotChoice) {
    // The slot that was just booked is taken now, by this booking.
    if (booked) return;
    show(next);
    const slot = completeSlot(next);
    if (slot) return hold(slot);
    // The time that was chosen is gone, whoever held it.
    if (next.date === date) holding.forgetEnded();
  }

  function hold(slot: ChosenSlot) {
    if (refused?.kind === 'slot-taken' || refused?.kind === 'price-changed') forget();
    if (customer.emailVerified) void holding.take(slot);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!date || !time || !street || !zip) return missing();
    const instructions = draft.instructions.trim();
    void confirm({
      serviceId: service.id,
      serviceRevision: service.revision,
      ...(held && { holdId: held.id }),
      priceCents: price.priceCents,
      platformFeeCents: price.platformFeeCents,
      date,
      time,
      street,
      zip,
      customerTimeZone: zoneHere(),
      ...(instructions && { instructions }),
    });
  }

  // The button is disabled until all is filled, and with it the form's own Enter.
  function answerEnter({ key, target }: KeyboardEvent) {
    if (key === 'Enter' && target instanceof HTMLInputElement && target.type !== 'radio' && !complete) missing();
  }

  const next = nextOf({ date, time, street, zip });
  function leadOn() {
    const target = (
      next?.field ? form.current!.elements.namedItem(next.field) : document.getElementById(DAY_AND_TIME)
    ) as HTMLElement | null;
    target?.focus({ preventScroll: true });
    // With its title and its label, and clear of a keyboard that rises.
    target?.closest('section')?.scrollIntoView({ block: 'start' });
  }

  return (
    <Container sx={{ py: { xs: 3, md: 5 } }}>
      <PageTitle title={`Book ${service.title}`} />
      <Box
        component="form"
        ref={form}
        noValidate
        onSubmit={submit}
        onKeyDown={answerEnter}
        sx={{
          mt: 4,
          // On small screens a column, at whose lower edge the hold stays in sight, and messages above it.
          display: { xs: 'flex', lg: 'grid' },
          flexDirection: 'column',
          gap: { xs: 4, lg: 6 },
          alignItems: { lg: 'start' },
          gridTemplateColumns: 'minmax(0, 1fr) min(24rem, 40%)',
        }}
      >
        <Stack spacing={4}>
          {!customer.emailVerified && (
            <Suspense>
              <UnverifiedNotice email={customer.email} title="Please confirm your email first">
                We sent a code and a link to {customer.email}. Use one of them, and you can book; what you have filled in stays.
              </UnverifiedNotice>
            </Suspense>
          )}
          <BookingSection title="Day and time" id={DAY_AND_TIME}>
            <SlotPicker serviceId={service.id} usualCents={service.priceCents} hold={holding.beside} choice={choice} onChoose={choose} />
          </BookingSection>
          <BookingSection title="Service address">
            <AddressFields
              service={service}
              draft={draft}
              isKnown={isKnown}
              from={from}
              refused={refusal?.kind === 'fields' ? refusal.fields : {}}
              onWrite={write}
            />
          </BookingSection>
          <BookingSection title="Special instructions">
            <InstructionsField value={draft.instructions} onWrite={(instructions) => write({ instructions })} />
          </BookingSection>
        </Stack>
        <Box sx={ASIDE}>
          {!booking && <HoldNotice holding={holding} choice={choice} onChoose={choose} />}
          <BookingSummary
            service={service}
            when={`${choiceLabel(choice)}${clocks}`}
            price={price}
            booking={booking}
            ready={complete && customer.emailVerified}
            refused={refused}
            buttonRef={watch}
            notice={
              refusal && (
                <RefusalNotice
                  refusal={refusal}
                  title={refused ? 'Booking Failed' : 'This time cannot be held'}
                  service={service}
                  holding={holding}
                  onChoose={choose}
                />
              )
            }
          />
          {isPhone && isOut && customer.emailVerified && (
            <ConfirmLine
              totalCents={price.totalCents}
              timeLeft={held && <TimeLeft key={held.endsAt} endsAt={held.endsAt} />}
              when={date ? `${briefLabel({ date, time })}${clocks}` : ''}
              missing={next?.words ?? null}
              booking={booking}
              onNext={leadOn}
            />
          )}
        </Box>
      </Box>
    </Container>
  );
}

interface Wish extends SlotChoice {
  street: string;
  zip: string;
}

/** What is to be filled in next, and the name of its field; null where nothing is. */
function nextOf({ date, time, street, zip }: Wish): { words: string; field?: string } | null {
  if (!date) return { words: 'Choose a day and a time' };
  if (!time) return { words: 'Choose a time' };
  if (!street) return { words: 'Fill in the street', field: 'street' };
  return zip ? null : { words: 'Fill in the ZIP', field: 'zip' };
}

/** Stays in sight beside the form; on small screens its parts are those of the form's column. */
const ASIDE = {
  display: { xs: 'contents', lg: 'grid' },
  gap: 2,
  position: { lg: 'sticky' },
  top: { lg: 106 },
};
