import type { Cents } from '../platform/money.js';
import { weekdayOf } from '../platform/time/calendar.js';
import type { ServiceOffer } from './service.events.js';

/** What starts then or later starts in the evening. */
const EVENING_FROM = '17:00';
const WEEKEND: readonly number[] = [0, 6];

type PricedOffer = Pick<ServiceOffer, 'priceType' | 'basePriceCents' | 'durationMinutes'>;

/** What a provider has chosen about the prices of all their services. */
export interface PriceRules {
  /** The two percentages count. */
  readonly dynamicPricing: boolean;
  readonly weekendPercent: number;
  readonly eveningPercent: number;
  /** A lower price is raised to it. */
  readonly minimumBookingCents: Cents;
}

/** A wall-clock time of the provider's: yyyy-MM-dd and HH:00. */
interface Start {
  readonly date: string;
  readonly time: string;
}

/** One part of an agreed price. */
export interface PriceLine {
  readonly kind: 'base' | 'weekend' | 'evening' | 'minimum';
  readonly cents: Cents;
  /** Of the base, where the line is a percentage of it. */
  readonly percent?: number;
}

/** Before surcharges: the base price for fixed and "from", base price × duration / 60 by the hour, rounded to the cent. */
function basePrice({ priceType, basePriceCents, durationMinutes }: PricedOffer): Cents {
  return priceType === 'hourly' ? Math.round((basePriceCents * durationMinutes) / 60) : basePriceCents;
}

/**
 * How the agreed price of one booking comes about, before the platform fee: the base, what a weekend and an evening add (each a percentage of the base,
 * rounded to the cent), and what is missing to the provider's minimum after that. Without a start: as on a weekday by day.
 */
export function priceLines(offer: PricedOffer, rules: PriceRules, start?: Start): PriceLine[] {
  const base = basePrice(offer);
  const surcharges = start ? surchargesAt(start, rules) : [];
  const lines: PriceLine[] = [
    { kind: 'base', cents: base },
    ...surcharges.map(({ kind, percent }) => ({ kind, percent, cents: Math.round((base * percent) / 100) })),
  ];
  const missing = rules.minimumBookingCents - sumOf(lines);
  return missing > 0 ? [...lines, { kind: 'minimum', cents: missing }] : lines;
}

export const sumOf = (lines: readonly PriceLine[]): Cents => lines.reduce((sum, { cents }) => sum + cents, 0);

function surchargesAt({ date, time }: Start, rules: PriceRules) {
  const { weekend, evening } = surcharges(rules);
  return [
    ...(weekend !== null && WEEKEND.includes(weekdayOf(date)) ? [{ kind: 'weekend' as const, percent: weekend }] : []),
    ...(evening !== null && time >= EVENING_FROM ? [{ kind: 'evening' as const, percent: evening }] : []),
  ];
}

/** The percentages that count; `null` where there is none. */
export const surcharges = ({ dynamicPricing, weekendPercent, eveningPercent }: PriceRules) => ({
  weekend: (dynamicPricing && weekendPercent) || null,
  evening: (dynamicPricing && eveningPercent) || null,
});

/** The itemised sum that card, summary and receipt show, as on a weekday by day. */
export function priced(offer: PricedOffer, rules: PriceRules, platformFeeCents: Cents) {
  const lines = priceLines(offer, rules);
  const priceCents = sumOf(lines);
  return {
    priceCents,
    lines: priceLinesView(lines),
    platformFeeCents,
    totalPriceCents: priceCents + platformFeeCents,
  };
}

/** Lines as the API gives them. */
export const priceLinesView = (lines: readonly PriceLine[]) => lines.map(({ kind, cents, percent = null }) => ({ kind, cents, percent }));
