import type { ContactTopic } from './contact-topics.ts';

/** Every address of the client but those of `staff-paths.ts`. `:id` parameters are filled by the functions. */
export const paths = {
  home: '/',
  services: '/services',
  search: (term: string) => `/services?search=${encodeURIComponent(term)}`,
  /** A list of services for a ZIP code. */
  near: (list: string, zip: string) => `${list}${list.includes('?') ? '&' : '?'}zip=${encodeURIComponent(zip)}`,
  category: (slug: string) => `/services/${slug}`,
  service: (id: string) => `/service/${id}`,
  vendor: (id: string) => `/vendor/${id}`,
  vendorRegistration: '/vendor-registration',
  book: (serviceId: string) => `/book/${serviceId}`,
  auth: '/auth',
  signUp: '/auth?tab=sign-up',
  /** Sign-in that comes back to where the person was. */
  authReturningTo: (path: string) => `/auth?returnTo=${encodeURIComponent(path)}`,
  signUpReturningTo: (path: string) => `/auth?returnTo=${encodeURIComponent(path)}&tab=sign-up`,
  forgotPassword: (returnTo?: string) => `/auth?tab=forgot-password${returnTo ? `&returnTo=${encodeURIComponent(returnTo)}` : ''}`,
  about: '/about',
  howItWorks: '/how-it-works',
  careers: '/careers',
  contact: '/contact',
  contactAbout: (topic: ContactTopic) => `/contact?topic=${topic}`,
  privacy: '/privacy',
  terms: '/terms',
  help: '/help',
  dashboard: '/dashboard',
  /** What happens now with what was just booked. */
  booked: (id: string) => `/dashboard?booked=${id}`,
  myBookings: '/dashboard/my-bookings',
  /** One of a person's bookings, with its timeline. */
  booking: (id: string) => `/dashboard/my-bookings?booking=${id}`,
  bookingsThatAre: (status: string) => `/dashboard/my-bookings?status=${status}`,
  /** A provider's bookings by one customer. */
  bookingsOf: (customerId: string) => `/dashboard/my-bookings?customer=${customerId}&when=all`,
  favorites: '/dashboard/favorites',
  myServices: '/dashboard/services',
  newService: '/dashboard/service-registration',
  copyOfService: (id: string) => `/dashboard/service-registration?copy=${id}`,
  editService: (id: string) => `/dashboard/services/${id}/edit`,
  customers: '/dashboard/customers',
  myReviews: '/dashboard/my-reviews',
  earnings: '/dashboard/earnings',
  reports: '/dashboard/reports',
  profile: '/dashboard/profile',
  settings: '/dashboard/settings',
  /** Where administrators and auditors set up two-factor before anything else. */
  setUpTwoFactor: '/dashboard/two-factor',
  setUpTwoFactorFirst: (returnTo: string) => `/dashboard/two-factor?returnTo=${encodeURIComponent(returnTo)}`,
} as const;

/** Any address will do to resolve a path, also on the server. */
const ANYWHERE = 'http://localhost';

/** A path of this site, or undefined: `//evil.test` and `/\evil.test` lead elsewhere. */
export function samePath(path: string | null | undefined): string | undefined {
  if (!path || !/^\/(?![/\\])/.test(path)) return undefined;
  const url = new URL(path, ANYWHERE);
  return url.origin === ANYWHERE && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : undefined;
}
