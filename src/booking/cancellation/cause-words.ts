import type { CancellationReason } from '../booking.events.js';

/** Why a booking was cancelled, in tables for those who work here. */
export const CAUSE_WORDS: Record<CancellationReason, string> = {
  declined: 'Declined by the provider',
  withdrawn: 'Withdrawn by the customer',
  expired: 'Not answered in time',
  by_customer: 'Cancelled by the customer',
  by_vendor: 'Cancelled by the provider',
  no_show_vendor: 'The provider did not come',
  no_show_customer: 'The customer was not there',
  by_admin: 'Cancelled by Plumb & Level',
};
