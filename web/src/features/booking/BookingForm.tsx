import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { type FormEvent, type KeyboardEvent, lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ServiceDetailDto } from '../../api/generated-public.ts';
import type { Person } from '../../api/session.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { choiceFrom, type SlotChoice, withChoice } from '../../ui/slot-picker/slot-choice.ts';
import { SlotPicker } from '../../ui/slot-picker/SlotPicker.tsx';
import { usePriceAt } from '../../ui/slot-picker/usePriceAt.ts';
import { toast } from '../../ui/toast.ts';
import { AddressFields } from './AddressFields.tsx';
import { useBookingDraft } from './booking-draft.ts';
import { BookingSection } from './BookingSection.tsx';
import { BookingSummary } from './BookingSummary.tsx';
import { InstructionsField } from './InstructionsField.tsx';
import { useAddressOfProfile } from './useAddressOfProfile.ts';
import { useConfirmBooking } from './useConfirmBooking.ts';

// Most people see neither.
const UnverifiedNotice = lazy(async () => ({ default: (await import('../../ui/UnverifiedNotice.tsx')).UnverifiedNotice }));
const RefusalNotice = lazy(async () => ({ default: (await import('./RefusalNotice.tsx')).RefusalNotice }));

interface BookingFormProps {
  service: ServiceDetailDto;
  customer: Person;
}

export function BookingForm({ service, customer }: BookingFormProps) {
  const [params, setParams] = useSearchParams();
  const choice = choiceFrom(params);
  const price = usePriceAt(service, choice);
  const { draft, isKnown, write, discard } = useBookingDraft(service.id, useAddressOfProfile());
  const { confirm, booking, booked, refusal, forget } = useConfirmBooking(discard);
  const { date, time } = choice;
  const street = draft.street.trim();
  const zip = draft.zip.trim();
  const complete = Boolean(date && time && street && zip);

  function choose(next: SlotChoice) {
    // The slot that was just booked is taken now, by this booking.
    if (booked) return;
    if (refusal?.kind === 'slot-taken' && next.time) forget();
    setParams((current) => withChoice(current, next), { replace: true, preventScrollReset: true });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!date || !time || !street || !zip) return missing();
    const instructions = draft.instructions.trim();
    void confirm({
      serviceId: service.id,
      serviceRevision: service.revision,
      priceCents: price.priceCents,
      date,
      time,
      street,
      zip,
      ...(instructions && { instructions }),
    });
  }

  // The button is disabled until all is filled, and with it the form's own Enter.
  function answerEnter({ key, target }: KeyboardEvent) {
    if (key === 'Enter' && target instanceof HTMLInputElement && target.type !== 'radio' && !complete) missing();
  }

  return (
    <Container sx={{ py: { xs: 3, md: 5 } }}>
      <PageTitle title={`Book ${service.title}`} />
      <Box
        component="form"
        noValidate
        onSubmit={submit}
        onKeyDown={answerEnter}
        sx={{
          mt: 4,
          display: 'grid',
          gap: { xs: 4, lg: 6 },
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) min(24rem, 40%)' },
        }}
      >
        <Stack spacing={4}>
          {!customer.emailVerified && (
            <Suspense>
              <UnverifiedNotice email={customer.email} title="Please confirm your email first">
                We sent a confirmation link to {customer.email}. Open it, and you can book; what you have filled in stays.
              </UnverifiedNotice>
            </Suspense>
          )}
          <BookingSection title="Day and time">
            <SlotPicker serviceId={service.id} usualCents={service.priceCents} choice={choice} onChoose={choose} />
          </BookingSection>
          <BookingSection title="Service address">
            <AddressFields draft={draft} isKnown={isKnown} refused={refusal?.kind === 'fields' ? refusal.fields : {}} onWrite={write} />
          </BookingSection>
          <BookingSection title="Special instructions">
            <InstructionsField value={draft.instructions} onWrite={(instructions) => write({ instructions })} />
          </BookingSection>
        </Stack>
        <BookingSummary
          service={service}
          choice={choice}
          price={price}
          booking={booking}
          ready={complete && customer.emailVerified}
          notice={
            refusal && (
              <Suspense>
                <RefusalNotice refusal={refusal} service={service} onChoose={choose} />
              </Suspense>
            )
          }
        />
      </Box>
    </Container>
  );
}

function missing() {
  toast.error('Missing Information', 'Please fill in all required fields.');
}
