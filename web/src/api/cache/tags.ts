/** Names of what is kept: an answer says what it is about, the answer to a change (`X-Changed`) what is out of date. */
export const TAGS = [
  'Booking',
  'Hold',
  'Slots',
  'Review',
  'Favorite',
  'Vendor',
  'VendorApplication',
  'User',
  'WorkPhoto',
  'Service',
  'Category',
  'Session',
  'ContactMessage',
  'PlatformCounts',
  'Profile',
  'Settings',
  'Security',
  'VendorSettings',
  'WorkingHours',
  'CalendarAddress',
] as const;
export type Tag = (typeof TAGS)[number];
