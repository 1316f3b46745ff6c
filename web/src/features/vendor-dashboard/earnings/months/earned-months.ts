import type { Series } from '#ui/charts/chart.ts';

export interface EarningsMonth {
  /** yyyy-MM */
  month: string;
  completedCents: number;
  cancellationFeesCents: number;
  refundedCents: number;
}

/** What makes up the earnings of a month, in the order of `partsOf`. */
export const PARTS: readonly Series[] = [
  {
    name: 'Completed bookings',
    look: 'full',
    definition: 'The agreed prices of the bookings that were completed in the month, without the platform fee.',
  },
  {
    name: 'Cancellation fees',
    look: 'hatched',
    definition: 'What customers owed you for bookings that were cancelled in the month, without the platform fee.',
  },
  {
    name: 'Refunds',
    look: 'hollow',
    definition: 'What refunds that were decided in the month took back, whenever the booking was. They lower what is paid out to you.',
  },
];

/** What was taken back is below zero. */
export const partsOf = ({ completedCents, cancellationFeesCents, refundedCents }: EarningsMonth): readonly number[] => [
  completedCents,
  cancellationFeesCents,
  0 - refundedCents,
];

/** From the first month on that has brought, or taken back, anything. */
export function sinceTheFirst(months: readonly EarningsMonth[]): readonly EarningsMonth[] {
  const first = months.findIndex((month) => partsOf(month).some((cents) => cents !== 0));
  return first === -1 ? [] : months.slice(first);
}
