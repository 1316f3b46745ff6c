import type { ReactNode } from 'react';
import Favorite from 'virtual:icon/baseline-favorite-border';
import Search from 'virtual:icon/baseline-search';
import Categories from 'virtual:icon/outline-category';
import Bookings from 'virtual:icon/outline-event-note';
import FactCheck from 'virtual:icon/outline-fact-check';
import Customers from 'virtual:icon/outline-group';
import Handyman from 'virtual:icon/outline-handyman';
import Reports from 'virtual:icon/outline-insights';
import Mail from 'virtual:icon/outline-mail';
import Earnings from 'virtual:icon/outline-payments';
import Person from 'virtual:icon/outline-person';
import Photos from 'virtual:icon/outline-photo-library';
import Settings from 'virtual:icon/outline-settings';
import Dashboard from 'virtual:icon/outline-space-dashboard';
import Reviews from 'virtual:icon/outline-star-border';
import Business from 'virtual:icon/outline-storefront';
import type { Role } from '#api/session/session.ts';
import { paths } from '#shared/paths.ts';
import { staffPaths } from '#shared/staff-paths.ts';

export interface MenuEntry {
  label: string;
  href: string;
  icon: ReactNode;
}

const dashboard: MenuEntry = { label: 'Dashboard', href: paths.dashboard, icon: <Dashboard /> };
const services: MenuEntry = { label: 'My Services', href: paths.myServices, icon: <Handyman /> };
const allBookings: MenuEntry = { label: 'Bookings', href: staffPaths.bookings, icon: <Bookings /> };
const users: MenuEntry = { label: 'Users', href: staffPaths.users, icon: <Customers /> };
const vendors: MenuEntry = { label: 'Vendors', href: staffPaths.vendors, icon: <Business /> };
const allServices: MenuEntry = { label: 'Services', href: staffPaths.services, icon: <Handyman /> };
const categories: MenuEntry = { label: 'Categories', href: staffPaths.categories, icon: <Categories /> };
const bookings: MenuEntry = { label: 'My Bookings', href: paths.myBookings, icon: <Bookings /> };
const customers: MenuEntry = { label: 'My Customers', href: paths.customers, icon: <Customers /> };
const ownReviews: MenuEntry = { label: 'My Reviews', href: paths.myReviews, icon: <Reviews /> };
const allReviews: MenuEntry = { label: 'Reviews', href: staffPaths.reviews, icon: <Reviews /> };
const photos: MenuEntry = { label: 'Photos of Work', href: staffPaths.workPhotos, icon: <Photos /> };
const reviews: MenuEntry = { label: 'Customer Reviews', href: paths.myReviews, icon: <Reviews /> };
const earnings: MenuEntry = { label: 'Earnings', href: paths.earnings, icon: <Earnings /> };
const reports: MenuEntry = { label: 'Business Reports', href: paths.reports, icon: <Reports /> };
const audit: MenuEntry = { label: 'Audit', href: staffPaths.audit, icon: <FactCheck /> };
const messages: MenuEntry = { label: 'Messages', href: staffPaths.messages, icon: <Mail /> };
const analytics: MenuEntry = { label: 'Analytics', href: staffPaths.analytics, icon: <Reports /> };
const favorites: MenuEntry = { label: 'My Favorites', href: paths.favorites, icon: <Favorite /> };
const findServices: MenuEntry = { label: 'Find Services', href: paths.services, icon: <Search /> };
const profile: MenuEntry = { label: 'My Profile', href: paths.profile, icon: <Person /> };
const business: MenuEntry = { label: 'Business Profile', href: paths.profile, icon: <Business /> };
const settings: MenuEntry = { label: 'Settings', href: paths.settings, icon: <Settings /> };

/** The sidebar of each role. */
export const MENUS: Record<Role, readonly MenuEntry[]> = {
  user: [dashboard, bookings, favorites, ownReviews, findServices, profile, settings],
  vendor: [dashboard, services, bookings, customers, reviews, earnings, reports, business, settings],
  admin: [dashboard, users, vendors, allServices, categories, allBookings, allReviews, photos, messages, analytics, settings],
  auditor: [audit, analytics, settings],
};
