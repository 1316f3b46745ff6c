import type { PriceLineDto } from '#api/generated-public.ts';
import { durationLabel, priceLabel } from '#ui/format/labels.ts';
import { money, shortMoney } from '#ui/format/money.ts';

interface Offer {
  priceType: string;
  basePriceCents: number;
  durationMinutes: number;
}

/** How the price follows from the offer: "$65/hr × 1h 30m" by the hour, else "Service". */
function priceSum(offer: Offer): string {
  return offer.priceType === 'hourly' ? `${priceLabel(offer)} × ${durationLabel(offer.durationMinutes)}` : 'Service';
}

/** What a line of a price is for. The last one lifts the sum to the provider's minimum: it names that sum. */
export function lineLabel({ kind, percent }: PriceLineDto, priceCents: number, offer?: Offer): string {
  switch (kind) {
    case 'base':
      return offer ? priceSum(offer) : 'Service';
    case 'weekend':
      return `Weekend, +${percent}%`;
    case 'evening':
      return `Evening, +${percent}%`;
    case 'minimum':
      return `Up to the ${shortMoney(priceCents)} minimum`;
  }
}

interface Surcharges {
  weekendPercent: number | null;
  eveningPercent: number | null;
}

/** "Weekends cost 20% more, evenings from 5:00 PM 10% more."; nothing where every time costs the same. */
export function surchargeNote({ weekendPercent, eveningPercent }: Surcharges): string | null {
  const weekend = weekendPercent && `weekends cost ${weekendPercent}% more`;
  const evening = eveningPercent && `${weekend ? 'evenings from 5:00 PM' : 'evenings from 5:00 PM cost'} ${eveningPercent}% more`;
  const note = [weekend, evening].filter(Boolean).join(', ');
  return note ? `${note.charAt(0).toUpperCase()}${note.slice(1)}.` : null;
}

/** What is agreed about calling off late; the price is the most that it can cost. */
export const cancellationNote = ({ cancellationFeeCents }: { cancellationFeeCents: number }): string =>
  cancellationFeeCents > 0
    ? `Cancelling a confirmed booking less than 24 hours before the start costs up to ${money(cancellationFeeCents)}.`
    : 'Cancelling is free of charge until the start.';
