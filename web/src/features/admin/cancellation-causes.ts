import type { AdminBookingDto } from '#api/staff/generated-staff.ts';

export type CancellationCause = NonNullable<AdminBookingDto['reason']>;

/** Why a booking was cancelled, as we tell each other. */
export const CAUSES: Record<CancellationCause, string> = {
  declined: 'Declined by the provider',
  withdrawn: 'Withdrawn by the customer',
  expired: 'Not answered in time',
  by_customer: 'Cancelled by the customer',
  by_vendor: 'Cancelled by the provider',
  no_show_vendor: 'The provider did not come',
  no_show_customer: 'The customer was not there',
  by_admin: 'Cancelled by Plumb & Level',
};
