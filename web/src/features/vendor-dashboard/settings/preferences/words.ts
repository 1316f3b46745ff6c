import type { VendorSettingsDto } from '#api/generated.ts';

interface Words<Group extends 'notifications' | 'availability'> {
  name: keyof VendorSettingsDto[Group];
  label: string;
  /** What it does, as the product is now. */
  does: string;
}

/** Mails about earnings, and offers, are sent by nobody yet; what is stored of them stays. */
export const NOTIFICATIONS: readonly Words<'notifications'>[] = [
  { name: 'newBookings', label: 'New bookings', does: 'Mails you when a customer asks for a booking or makes one.' },
  {
    name: 'bookingUpdates',
    label: 'Booking updates',
    does: 'Mails you when a customer withdraws or cancels, and when a request was not answered in time.',
  },
  { name: 'reviews', label: 'Reviews', does: 'Mails you when a customer has reviewed a job.' },
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
