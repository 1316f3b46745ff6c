import { lazy, Suspense, useRef } from 'react';
import type { ServiceDetailDto } from '#api/generated-public.ts';
import { paths } from '#shared/paths.ts';
import { type SlotChoice, withChoice } from '#shared/slots/slot-choice.ts';
import { PlainButton as Button } from '#ui/buttons/PlainButton.tsx';
import { usePhone } from '#ui/phone/usePhone.ts';

// A wide screen needs no second way to book, and where it can't be fetched there is the first.
const BookLine = lazy(() => import('./BookLine.tsx').catch(() => ({ default: () => null })));

interface BookNowProps {
  service: ServiceDetailDto;
  choice: SlotChoice;
  hold: string | null;
}

/** The way to the booking form; on a phone also at the foot, as long as this one is out of sight. */
export function BookNow({ service, choice, hold }: BookNowProps) {
  const button = useRef<HTMLButtonElement>(null);
  const isPhone = usePhone();
  return (
    <>
      <Button ref={button} href={bookHref(service.id, choice)} variant="contained" sx={{ minHeight: 48, fontSize: '1rem' }}>
        Book Now
      </Button>
      {isPhone && (
        <Suspense>
          <BookLine button={button} service={service} choice={choice} hold={hold} hrefOf={(slot) => bookHref(service.id, slot)} />
        </Suspense>
      )}
    </>
  );
}

function bookHref(serviceId: string, choice: SlotChoice): string {
  const query = withChoice(new URLSearchParams(), choice).toString();
  return query ? `${paths.book(serviceId)}?${query}` : paths.book(serviceId);
}
