import { scriptsOf } from './scripts/lib/page-files.mjs';

const page = (name, limit, ...sources) => ({ name, limit, gzip: true, path: scriptsOf(sources) });
const inDashboard = (name, limit, ...sources) =>
  page(name, limit, 'app/shells/dashboard/DashboardGate.tsx', 'app/dashboard-pages.tsx', ...sources);
const dashboard = (name, source) => inDashboard(name, '285 kB', source);

/** How much script a page may cost on its first load. */
export default [
  page('/', '200 kB', 'features/home/HomePage.tsx'),
  page('/services', '200 kB', 'features/services/ServicesPage.tsx'),
  page('/service', '200 kB', 'features/service/ServicePage.tsx'),
  page('/vendor', '200 kB', 'features/vendor/VendorPage.tsx', 'shared/place/map/PlaceMap.tsx'),
  page('/book', '265 kB', 'features/booking/BookingPage.tsx', 'shared/slots/calendar/DayCalendar.tsx', 'shared/slots/TimeGrid.tsx'),
  page('/auth', '265 kB', 'features/auth/AuthPage.tsx'),
  page('/vendor-registration', '265 kB', 'features/registration/RegistrationPage.tsx'),
  page('/about', '200 kB', 'features/company/about/AboutPage.tsx'),
  page('/how-it-works', '200 kB', 'features/company/how-it-works/HowItWorksPage.tsx'),
  page('/careers', '200 kB', 'features/company/careers/CareersPage.tsx'),
  page('/contact', '265 kB', 'features/company/contact/ContactPage.tsx'),
  page('/privacy', '200 kB', 'features/company/privacy/PrivacyPage.tsx'),
  page('/terms', '200 kB', 'features/company/terms/TermsPage.tsx'),
  page('/help', '200 kB', 'features/company/help/HelpPage.tsx'),
  page('404', '200 kB', 'features/not-found/NotFoundPage.tsx'),
  dashboard('/dashboard of a customer', 'features/customer/home/CustomerHomePage.tsx'),
  dashboard('/dashboard/my-bookings of a customer', 'features/customer/bookings/MyBookingsPage.tsx'),
  dashboard('/dashboard/favorites', 'features/customer/favorites/FavoritesPage.tsx'),
  dashboard('/dashboard/my-reviews of a customer', 'features/customer/reviews/MyReviewsPage.tsx'),
  dashboard('/dashboard/profile of a customer', 'features/account/profile/ProfilePage.tsx'),
  dashboard('/dashboard/settings of a customer', 'app/pages/CustomerSettingsPage.tsx'),
  dashboard('/dashboard of a vendor', 'features/vendor-dashboard/home/VendorHomePage.tsx'),
  dashboard('/dashboard/my-bookings of a vendor', 'features/vendor-dashboard/bookings/VendorBookingsPage.tsx'),
  dashboard('/dashboard/services', 'features/vendor-dashboard/services/MyServicesPage.tsx'),
  dashboard('/dashboard/service-registration', 'features/vendor-dashboard/services/CreateServicePage.tsx'),
  dashboard('/dashboard/services/edit', 'features/vendor-dashboard/services/EditServicePage.tsx'),
  dashboard('/dashboard/settings of a vendor', 'app/pages/VendorSettingsPage.tsx'),
  dashboard('/dashboard/customers', 'features/vendor-dashboard/customers/CustomersPage.tsx'),
  dashboard('/dashboard/my-reviews of a vendor', 'features/vendor-dashboard/reviews/CustomerReviewsPage.tsx'),
  dashboard('/dashboard/earnings', 'features/vendor-dashboard/earnings/EarningsPage.tsx'),
  dashboard('/dashboard/reports', 'features/vendor-dashboard/reports/ReportsPage.tsx'),
  dashboard('/dashboard/profile of a vendor', 'features/vendor-dashboard/profile/BusinessProfilePage.tsx'),
  dashboard('/dashboard of an administrator', 'features/admin/home/AdminHomePage.tsx'),
  inDashboard(
    '/dashboard of an administrator, with its charts',
    '320 kB',
    'features/admin/home/AdminHomePage.tsx',
    'features/admin/home/trends/TrendCharts.tsx',
  ),
  dashboard('/admin/vendors', 'features/admin/vendors/VendorsPage.tsx'),
  dashboard('/admin/services', 'features/admin/services/ServicesPage.tsx'),
  dashboard('/admin/categories', 'features/admin/categories/CategoriesPage.tsx'),
  dashboard('/dashboard/bookings', 'features/admin/bookings/AdminBookingsPage.tsx'),
  dashboard('/dashboard/reviews', 'features/admin/reviews/ReviewsPage.tsx'),
  dashboard('/dashboard/photos', 'features/admin/photos/PhotosPage.tsx'),
  dashboard('/dashboard/messages', 'features/admin/messages/MessagesPage.tsx'),
  dashboard('/dashboard/settings of the others', 'features/security/SettingsPage.tsx'),
  dashboard('/dashboard/two-factor', 'features/security/TwoFactorPage.tsx'),
  dashboard('/dashboard/audit', 'features/audit/AuditHomePage.tsx'),
];
