import { durationLabel, priceLabel } from './labels.ts';

interface Offer {
  priceType: string;
  basePriceCents: number;
  durationMinutes: number;
}

/** How the price follows from the offer: "$65/hr × 1h 30m", "From $120", or just "Service". */
export function priceSum(offer: Offer): string {
  if (offer.priceType === 'hourly') return `${priceLabel(offer)} × ${durationLabel(offer.durationMinutes)}`;
  return offer.priceType === 'fixed' ? 'Service' : `Service, ${priceLabel(offer).toLowerCase()}`;
}
