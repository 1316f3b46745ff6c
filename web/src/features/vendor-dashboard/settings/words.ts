import type { VendorSettingsDto } from '../../../api/generated.ts';

interface Words<Group extends keyof VendorSettingsDto> {
  name: keyof VendorSettingsDto[Group];
  label: string;
  /** What it does, as the product is now. */
  does: string;
}

export const NOTIFICATIONS: readonly Words<'notifications'>[] = [
  { name: 'newBookings', label: 'New bookings', does: 'Mails you when a customer asks for a booking or makes one.' },
  {
    name: 'bookingUpdates',
    label: 'Booking updates',
    does: 'Mails you when a customer withdraws or cancels, and when a request was not answered in time.',
  },
  { name: 'reviews', label: 'Reviews', does: 'Mails you when a customer has reviewed a job.' },
  {
    name: 'payments',
    label: 'Payments',
    does: 'Mails you about what you have earned. So far there are no such mails; your choice is kept.',
  },
  {
    name: 'marketing',
    label: 'Marketing',
    does: 'Mails you news and offers for businesses. So far there have been none; your choice is kept.',
  },
];

export const AVAILABILITY: readonly (Words<'availability'> & { name: 'autoAccept' | 'instantBooking' })[] = [
  {
    name: 'autoAccept',
    label: 'Auto-accept bookings',
    does: 'A new booking is confirmed at once. When this is off, you accept or decline each one.',
  },
  {
    name: 'instantBooking',
    label: 'Instant booking',
    does: 'Customers book a free time by themselves. When this is off, they see your services, but can’t book them here.',
  },
];
