/** Addresses of administrators and auditors. No other page loads them. */
export const staffPaths = {
  users: '/admin/users',
  vendors: '/admin/vendors',
  services: '/admin/services',
  categories: '/admin/categories',
  bookings: '/dashboard/bookings',
  reviews: '/dashboard/reviews',
  workPhotos: '/dashboard/photos',
  messages: '/dashboard/messages',
  analytics: '/dashboard/analytics',
  audit: '/dashboard/audit',
} as const;
