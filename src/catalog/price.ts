import type { Cents } from '../platform/money.js';
import type { ServiceOffer } from './service.events.js';

/** What a booking costs beside the agreed price; fixed at booking time. */
export const PLATFORM_FEE_CENTS: Cents = 500;

/**
 * The agreed price of one booking, before the platform fee: the base price for fixed and "from", base price × duration / 60 by the hour,
 * rounded to the cent.
 */
export function agreedPrice({
  priceType,
  basePriceCents,
  durationMinutes,
}: Pick<ServiceOffer, 'priceType' | 'basePriceCents' | 'durationMinutes'>): Cents {
  return priceType === 'hourly' ? Math.round((basePriceCents * durationMinutes) / 60) : basePriceCents;
}

/** The itemised sum that card, summary and receipt show. */
export function priced(offer: Parameters<typeof agreedPrice>[0]): { priceCents: Cents; platformFeeCents: Cents; totalPriceCents: Cents } {
  const priceCents = agreedPrice(offer);
  return { priceCents, platformFeeCents: PLATFORM_FEE_CENTS, totalPriceCents: priceCents + PLATFORM_FEE_CENTS };
}
