import { scriptsOf } from './scripts/lib/page-files.mjs';

const page = (name, limit, ...sources) => ({ name, limit, gzip: true, path: scriptsOf(sources) });
const dashboard = (name, source) => page(name, '285 kB', 'app/shells/DashboardGate.tsx', source);

/** How much script a page may cost on its first load. */
export default [
  page('/', '200 kB', 'features/home/HomePage.tsx'),
  page('/services', '200 kB', 'features/services/ServicesPage.tsx'),
  page('/service', '200 kB', 'features/service/ServicePage.tsx'),
  page('/vendor', '200 kB', 'features/vendor/VendorPage.tsx'),
  page('/book', '265 kB', 'features/booking/BookingPage.tsx', 'ui/slot-picker/DayCalendar.tsx'),
  page('/auth', '265 kB', 'features/auth/AuthPage.tsx'),
  page('404', '200 kB', 'features/not-found/NotFoundPage.tsx'),
  dashboard('/dashboard of a customer', 'features/customer/CustomerHomePage.tsx'),
  dashboard('/dashboard/my-bookings of a customer', 'features/customer/MyBookingsPage.tsx'),
  dashboard('/dashboard of a vendor', 'features/vendor-dashboard/VendorHomePage.tsx'),
  dashboard('/dashboard/my-bookings of a vendor', 'features/vendor-dashboard/VendorBookingsPage.tsx'),
  dashboard('/dashboard of an administrator', 'features/admin/AdminHomePage.tsx'),
  dashboard('/dashboard/audit', 'features/audit/AuditHomePage.tsx'),
];
