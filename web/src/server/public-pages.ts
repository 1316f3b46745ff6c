import type { Prefetch } from '#api/prefetch.ts';
import { prefetch as auth } from '#features/auth/prefetch.ts';
import { prefetch as booking } from '#features/booking/prefetch.ts';
import { prefetch as fee } from '#features/company/fee/prefetch.ts';
import { prefetch as home } from '#features/home/prefetch.ts';
import { prefetch as service } from '#features/service/prefetch.ts';
import { prefetch as services } from '#features/services/prefetch.ts';
import { prefetch as vendor } from '#features/vendor/prefetch.ts';
import { prefetch as rules } from '#shared/rules/prefetch.ts';

export interface PublicPage {
  /** The source of the route's page, so that the browser can fetch its chunk at once. */
  file: string;
  /** The parameters that it reads from its address: whatever else stands there, it is the same page. */
  reads?: readonly string[];
  prefetch?: Prefetch;
  /** Not kept in anybody's memory: its address may hold a token. */
  personal?: boolean;
  /** When it is not 200. */
  status?: number;
}

/** What the server needs to know of each public route, by its path in `app/routes.tsx`. */
export const PUBLIC_PAGES: Readonly<Record<string, PublicPage>> = {
  '/': { file: 'features/home/HomePage.tsx', prefetch: home },
  'services/:category?': {
    file: 'features/services/ServicesPage.tsx',
    reads: ['search', 'minPrice', 'maxPrice', 'minRating', 'zip', 'day', 'part', 'sort', 'page'],
    prefetch: services,
  },
  'service/:id': { file: 'features/service/ServicePage.tsx', reads: ['date', 'time', 'stars', 'page'], prefetch: service },
  'vendor/:id': { file: 'features/vendor/VendorPage.tsx', reads: ['tab', 'stars', 'page'], prefetch: vendor },
  'book/:id': { file: 'features/booking/BookingPage.tsx', reads: ['date', 'time'], prefetch: booking },
  'vendor-registration': { file: 'features/registration/RegistrationPage.tsx', reads: ['step'], prefetch: rules },
  auth: { file: 'features/auth/AuthPage.tsx', reads: ['tab', 'returnTo', 'verify', 'recover', 'confirm'], prefetch: auth, personal: true },
  about: { file: 'features/company/about/AboutPage.tsx' },
  'how-it-works': { file: 'features/company/how-it-works/HowItWorksPage.tsx', prefetch: fee },
  careers: { file: 'features/company/careers/CareersPage.tsx' },
  contact: { file: 'features/company/contact/ContactPage.tsx', reads: ['topic'] },
  privacy: { file: 'features/company/privacy/PrivacyPage.tsx' },
  terms: { file: 'features/company/terms/TermsPage.tsx', prefetch: fee },
  help: { file: 'features/company/help/HelpPage.tsx', reads: ['search'], prefetch: fee },
  '*': { file: 'features/not-found/NotFoundPage.tsx', status: 404 },
};
