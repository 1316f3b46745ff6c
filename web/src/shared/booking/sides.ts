import type { Booking } from './api.ts';

/** From which side a booking is looked at. */
export type Side = NonNullable<Booking['proposal']>['by'];

/** Who is on the other side, by name. */
export const otherSide = ({ vendor, customer }: Pick<Booking, 'vendor' | 'customer'>, side: Side): string =>
  side === 'customer' ? vendor.businessName : customer.fullName;

/** What both sides are called. */
export const namesOf = ({ vendor, customer }: Pick<Booking, 'vendor' | 'customer'>): Record<Side, string> => ({
  customer: customer.fullName,
  vendor: vendor.businessName,
});
