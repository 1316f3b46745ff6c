import { scriptsOf } from './scripts/lib/page-files.mjs';

const page = (name, limit, ...sources) => ({ name, limit, gzip: true, path: scriptsOf(sources) });
const dashboard = (name, source) => page(name, '285 kB', 'app/shells/DashboardGate.tsx', 'app/dashboard-pages.tsx', source);

/** How much script a page may cost on its first load. */
export default [
  page('/', '200 kB', 'features/home/HomePage.tsx'),
  page('/services', '200 kB', 'features/services/ServicesPage.tsx'),
  page('/service', '200 kB', 'features/service/ServicePage.tsx'),
  page('/vendor', '200 kB', 'features/vendor/VendorPage.tsx'),
  page('/book', '265 kB', 'features/booking/BookingPage.tsx', 'ui/slot-picker/DayCalendar.tsx'),
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
  dashboard('/dashboard of a customer', 'features/customer/CustomerHomePage.tsx'),
  dashboard('/dashboard/my-bookings of a customer', 'features/customer/MyBookingsPage.tsx'),
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
  dashboard('/dashboard of an administrator', 'features/admin/AdminHomePage.tsx'),
  dashboard('/dashboard/messages', 'features/admin/MessagesPage.tsx'),
  dashboard('/dashboard/settings of the others', 'features/security/SettingsPage.tsx'),
  dashboard('/dashboard/two-factor', 'features/security/TwoFactorPage.tsx'),
  dashboard('/dashboard/audit', 'features/audit/AuditHomePage.tsx'),
];
