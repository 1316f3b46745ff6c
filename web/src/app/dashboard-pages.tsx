import { type ComponentType, lazy, type ReactNode } from 'react';
import { Navigate, type RouteObject, useRoutes } from 'react-router-dom';
import type { Role } from '#api/session/session.ts';
import { paths } from '#shared/paths.ts';
import { staffPaths } from '#shared/staff-paths.ts';
import { ADMIN_PATHS, type AdminPath, DASHBOARD_PATHS, type DashboardPath } from './dashboard-paths.ts';
import { ForRole } from './shells/dashboard/ForRole.tsx';

type Load = () => Promise<ComponentType>;
type ByRole = Partial<Record<Role, Load>>;

/** An auditor's dashboard is the audit. */
const ToAudit = () => <Navigate to={staffPaths.audit} replace />;

const myServicesPage: Load = async () => (await import('#features/vendor-dashboard/services/MyServicesPage.tsx')).MyServicesPage;
const analyticsPage: Load = async () => (await import('#features/admin/analytics/AnalyticsPage.tsx')).AnalyticsPage;
const twoFactorPage: Load = async () => (await import('#features/security/TwoFactorPage.tsx')).TwoFactorPage;

const PAGES: Readonly<Record<DashboardPath | 'home', ByRole>> = {
  home: {
    user: async () => (await import('#features/customer/home/CustomerHomePage.tsx')).CustomerHomePage,
    vendor: async () => (await import('#features/vendor-dashboard/home/VendorHomePage.tsx')).VendorHomePage,
    admin: async () => (await import('#features/admin/home/AdminHomePage.tsx')).AdminHomePage,
    auditor: async () => ToAudit,
  },
  'my-bookings': {
    user: async () => (await import('#features/customer/bookings/MyBookingsPage.tsx')).MyBookingsPage,
    vendor: async () => (await import('#features/vendor-dashboard/bookings/VendorBookingsPage.tsx')).VendorBookingsPage,
  },
  favorites: { user: async () => (await import('#features/customer/favorites/FavoritesPage.tsx')).FavoritesPage },
  bookings: { admin: async () => (await import('#features/admin/bookings/AdminBookingsPage.tsx')).AdminBookingsPage },
  services: { vendor: myServicesPage },
  'my-services': { vendor: myServicesPage },
  'service-registration': {
    vendor: async () => (await import('#features/vendor-dashboard/services/CreateServicePage.tsx')).CreateServicePage,
  },
  'services/:id/edit': { vendor: async () => (await import('#features/vendor-dashboard/services/EditServicePage.tsx')).EditServicePage },
  customers: { vendor: async () => (await import('#features/vendor-dashboard/customers/CustomersPage.tsx')).CustomersPage },
  'my-reviews': {
    user: async () => (await import('#features/customer/reviews/MyReviewsPage.tsx')).MyReviewsPage,
    vendor: async () => (await import('#features/vendor-dashboard/reviews/CustomerReviewsPage.tsx')).CustomerReviewsPage,
  },
  reviews: { admin: async () => (await import('#features/admin/reviews/ReviewsPage.tsx')).ReviewsPage },
  photos: { admin: async () => (await import('#features/admin/photos/PhotosPage.tsx')).PhotosPage },
  earnings: { vendor: async () => (await import('#features/vendor-dashboard/earnings/EarningsPage.tsx')).EarningsPage },
  reports: { vendor: async () => (await import('#features/vendor-dashboard/reports/ReportsPage.tsx')).ReportsPage },
  profile: {
    user: async () => (await import('#features/account/profile/ProfilePage.tsx')).ProfilePage,
    vendor: async () => (await import('#features/vendor-dashboard/profile/BusinessProfilePage.tsx')).BusinessProfilePage,
  },
  settings: {
    user: async () => (await import('./pages/CustomerSettingsPage.tsx')).CustomerSettingsPage,
    vendor: async () => (await import('./pages/VendorSettingsPage.tsx')).VendorSettingsPage,
    admin: async () => (await import('./pages/StaffSettingsPage.tsx')).AdminSettingsPage,
    auditor: async () => (await import('./pages/StaffSettingsPage.tsx')).AuditorSettingsPage,
  },
  'two-factor': { user: twoFactorPage, vendor: twoFactorPage, admin: twoFactorPage, auditor: twoFactorPage },
  audit: { auditor: async () => (await import('#features/audit/AuditHomePage.tsx')).AuditHomePage },
  messages: { admin: async () => (await import('#features/admin/messages/MessagesPage.tsx')).MessagesPage },
  analytics: { admin: analyticsPage, auditor: analyticsPage },
};

const ADMIN_PAGES: Readonly<Record<AdminPath, ByRole>> = {
  users: { admin: async () => (await import('#features/admin/users/UsersPage.tsx')).UsersPage },
  vendors: { admin: async () => (await import('#features/admin/vendors/VendorsPage.tsx')).VendorsPage },
  services: { admin: async () => (await import('#features/admin/services/ServicesPage.tsx')).ServicesPage },
  categories: { admin: async () => (await import('#features/admin/categories/CategoriesPage.tsx')).CategoriesPage },
};

const byRole = (loads: ByRole): ComponentType => {
  const pages = Object.fromEntries(Object.entries(loads).map(([role, load]) => [role, lazy(async () => ({ default: await load() }))]));
  return () => <ForRole pages={pages} />;
};

const routeTo = (loads: ByRole): ReactNode => {
  const Page = byRole(loads);
  return <Page />;
};
const toDashboard = { path: '*', element: <Navigate to={paths.dashboard} replace /> };

const DASHBOARD: RouteObject[] = [
  { index: true, element: routeTo(PAGES.home) },
  ...DASHBOARD_PATHS.map((path) => ({ path, element: routeTo(PAGES[path]) })),
  toDashboard,
];
const ADMINISTRATION: RouteObject[] = [...ADMIN_PATHS.map((path) => ({ path, element: routeTo(ADMIN_PAGES[path]) })), toDashboard];

/** What stands below /dashboard, by role. Visitors load neither the addresses nor the names of the files that they need. */
export const DashboardPages = () => useRoutes(DASHBOARD);

/** What stands below /admin. */
export const AdminPages = () => useRoutes(ADMINISTRATION);
