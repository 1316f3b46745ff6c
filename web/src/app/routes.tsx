import type { ComponentType } from 'react';
import { type Location, matchRoutes, type RouteObject } from 'react-router-dom';
import { PublicShell } from './shells/public/PublicShell.tsx';
import { Root } from './shells/Root.tsx';
import { RouteProblem } from './shells/RouteProblem.tsx';
import { Waiting } from './shells/Waiting.tsx';

type Load = () => Promise<ComponentType>;

/** What the server has rendered of the first page stays as it is when its script can't be fetched. */
let isFirst = true;

/** A page that is fetched when it is first visited, and whose failure leaves the shell standing. */
const page = (load: Load): Pick<RouteObject, 'lazy' | 'errorElement'> => ({
  lazy: async () => ({ Component: await load().catch(isFirst ? refuse : failing) }),
  errorElement: <RouteProblem />,
});

const refuse = (error: Error): never => {
  throw error;
};

/** Fails when it is rendered, inside the shell: of a route that stays lazy the router renders nothing, not even the shell. */
const failing =
  (error: Error): ComponentType =>
  () =>
    refuse(error);

/** Rendered on the server: each has its line in `server/public-pages.ts`. */
const publicPages: RouteObject[] = [
  { index: true, ...page(async () => (await import('#features/home/HomePage.tsx')).HomePage) },
  { path: 'services/:category?', ...page(async () => (await import('#features/services/ServicesPage.tsx')).ServicesPage) },
  { path: 'service/:id', ...page(async () => (await import('#features/service/ServicePage.tsx')).ServicePage) },
  { path: 'vendor/:id', ...page(async () => (await import('#features/vendor/VendorPage.tsx')).VendorPage) },
  { path: 'book/:id', ...page(async () => (await import('#features/booking/BookingPage.tsx')).BookingPage) },
  {
    path: 'vendor-registration',
    ...page(async () => (await import('#features/registration/RegistrationPage.tsx')).RegistrationPage),
  },
  { path: 'auth', ...page(async () => (await import('#features/auth/AuthPage.tsx')).AuthPage) },
  { path: 'about', ...page(async () => (await import('#features/company/about/AboutPage.tsx')).AboutPage) },
  { path: 'how-it-works', ...page(async () => (await import('#features/company/how-it-works/HowItWorksPage.tsx')).HowItWorksPage) },
  { path: 'careers', ...page(async () => (await import('#features/company/careers/CareersPage.tsx')).CareersPage) },
  { path: 'contact', ...page(async () => (await import('#features/company/contact/ContactPage.tsx')).ContactPage) },
  { path: 'privacy', ...page(async () => (await import('#features/company/privacy/PrivacyPage.tsx')).PrivacyPage) },
  { path: 'terms', ...page(async () => (await import('#features/company/terms/TermsPage.tsx')).TermsPage) },
  { path: 'help', ...page(async () => (await import('#features/company/help/HelpPage.tsx')).HelpPage) },
  { path: '*', ...page(async () => (await import('#features/not-found/NotFoundPage.tsx')).NotFoundPage) },
];

/** For those who are signed in. Which pages there are is known where they are fetched. */
const below = (load: Load): RouteObject[] => [
  { index: true, ...page(load) },
  { path: '*', ...page(load) },
];
const gate = page(async () => (await import('./shells/dashboard/DashboardGate.tsx')).DashboardGate);

export const routes: RouteObject[] = [
  {
    Component: Root,
    HydrateFallback: Waiting,
    errorElement: <RouteProblem />,
    children: [
      { path: '/', Component: PublicShell, children: publicPages },
      { path: 'dashboard', ...gate, children: below(async () => (await import('./dashboard-pages.tsx')).DashboardPages) },
      { path: 'admin', ...gate, children: below(async () => (await import('./dashboard-pages.tsx')).AdminPages) },
    ],
  },
];

/** Fetches the page of an address before the router is made, which then needs not wait for it. */
export async function loadRouteOf(location: Pick<Location, 'pathname'>): Promise<void> {
  const pages = (matchRoutes(routes, location) ?? []).map(({ route }) => route);
  await Promise.all(
    pages.map(async (route) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
  isFirst = false;
}
