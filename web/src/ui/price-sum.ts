import { durationLabel, priceLabel } from './labels.ts';

interface Offer {
  priceType: string;
  basePriceCents: number;
  durationMinutes: number;
}

/** How the price follows from the offer: "$65/hr × 1h 30m" by the hour, else "Service". */
export function priceSum(offer: Offer): string {
  return offer.priceType === 'hourly' ? `${priceLabel(offer)} × ${durationLabel(offer.durationMinutes)}` : 'Service';
}
