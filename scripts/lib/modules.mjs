/** The modules of the product, lowest first: each knows only those before it (docs/adr/0031-modules-and-topics.md says why). */
export const MODULES = [
  'accounts',
  'identity',
  'invitations',
  'notifications',
  'platform-settings',
  'vendor-onboarding',
  'portfolio',
  'catalog',
  'sitemap',
  'scheduling',
  'booking',
  'calendar-address',
  'reviews',
  'booking-notices',
  'moderation',
  'reporting',
];
