import type { CreateServiceDto } from '#api/generated.ts';

export type PriceType = CreateServiceDto['priceType'];

/** How a price is meant, as vendors read it. */
export const PRICE_TYPES: Readonly<Record<PriceType, string>> = {
  fixed: 'Fixed Price',
  hourly: 'Hourly Rate',
  starting_at: 'Starting At',
};
