import type { Booking } from './api.ts';
import type { Side } from './sides.ts';

type Reason = NonNullable<Booking['reason']>;

/** Why a booking was cancelled, as each side reads it. */
const ENDINGS: Record<Side, Record<Reason, string>> = {
  customer: {
    declined: 'The provider could not take this job.',
    withdrawn: 'You withdrew this request.',
    expired: 'The provider did not answer in time.',
    by_customer: 'You cancelled this booking.',
    by_vendor: 'The provider cancelled this booking.',
    no_show_vendor: 'The provider did not come.',
    no_show_customer: 'Nobody was there when the provider came.',
    by_admin: 'Plumb & Level cancelled this booking.',
  },
  vendor: {
    declined: 'You declined this request.',
    withdrawn: 'The customer withdrew this request.',
    expired: 'This request was not answered in time.',
    by_customer: 'The customer cancelled this booking.',
    by_vendor: 'You cancelled this booking.',
    no_show_vendor: 'The customer reported that nobody came.',
    no_show_customer: 'Nobody was there when you came.',
    by_admin: 'Plumb & Level cancelled this booking.',
  },
};

export const cancellationReasonOf = (side: Side, reason: Booking['reason']): string | null => (reason ? ENDINGS[side][reason] : null);
