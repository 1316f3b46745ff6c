import { type RefObject, useEffect } from 'react';
import type { ServiceDetailDto } from '#api/generated-public.ts';
import { useNextSlotsQuery, useSlotsQuery } from '#shared/slots/api.ts';
import type { SlotChoice } from '#shared/slots/slot-choice.ts';
import { briefLabel, choiceLabel } from '#shared/slots/slot-words.ts';
import { usePriceAt } from '#shared/slots/usePriceAt.ts';
import { PlainButton as Button } from '#ui/buttons/PlainButton.tsx';
import { shortMoney } from '#ui/format/money.ts';
import { FootLine } from '#ui/phone/FootLine.ts';
import { useOutOfSight } from '#ui/phone/useOutOfSight.ts';

interface LineProps {
  service: ServiceDetailDto;
  choice: SlotChoice;
  hold: string | null;
  /** Where a choice is booked. */
  hrefOf: (choice: SlotChoice) => string;
}

interface BookLineProps extends LineProps {
  /** The card's own way to book. */
  button: RefObject<Element | null>;
}

/** On a phone, as long as the card's own button is out of sight. */
export default function BookLine({ button, ...line }: BookLineProps) {
  const { watch, isOut } = useOutOfSight();
  useEffect(() => watch(button.current), [watch, button]);
  return isOut ? <Line {...line} /> : null;
}

/** The chosen time, or else the next free one, and what it costs. */
function Line({ service, choice, hold, hrefOf }: LineProps) {
  const next = useNextSlotsQuery({ id: service.id }, { skip: choice.date !== null });
  const slot = choice.date === null ? next.currentData?.slots[0] : choice;
  const price = usePriceOf(service, slot, hold);

  if (next.currentData?.slots.length === 0) {
    return (
      <FootLine data-foot-line>
        <p>Nothing is free at the moment.</p>
      </FootLine>
    );
  }
  if (!slot?.date || !price) return null;
  return (
    <FootLine data-foot-line>
      <p>
        <strong>
          {shortMoney(price.priceCents)} · {briefLabel({ ...slot, date: slot.date })}
        </strong>
        <small>{shortMoney(price.totalCents)} with the platform fee</small>
      </p>
      <Button href={hrefOf(slot)} variant="contained" aria-label={`Book ${choiceLabel(slot)}`}>
        Book
      </Button>
    </FootLine>
  );
}

/** Nothing, as long as it could turn out to be another. */
function usePriceOf(service: ServiceDetailDto, slot: SlotChoice | undefined, hold: string | null) {
  const { date = null, time = null } = slot ?? {};
  const price = usePriceAt(service, { date, time }, { hold });
  const { isLoading } = useSlotsQuery({ id: service.id, date: date ?? '', ...(hold && { hold }) }, { skip: !date || !time });
  return isLoading ? null : price;
}
