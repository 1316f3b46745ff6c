/** Addresses below /admin, for administrators alone. */
export const ADMIN_PATHS = ['users', 'vendors', 'services', 'categories'] as const;

/** Addresses below /dashboard, for whichever role has a page there. */
export const DASHBOARD_PATHS = [
  'my-bookings',
  'bookings',
  'favorites',
  'services',
  'my-services',
  'service-registration',
  'services/:id/edit',
  'customers',
  'my-reviews',
  'reviews',
  'photos',
  'earnings',
  'reports',
  'profile',
  'settings',
  'two-factor',
  'audit',
  'messages',
  'analytics',
] as const;

export type DashboardPath = (typeof DASHBOARD_PATHS)[number];
export type AdminPath = (typeof ADMIN_PATHS)[number];
