import FactCheck from '@mui/icons-material/FactCheckOutlined';
import Mail from '@mui/icons-material/MailOutlined';
import Bookings from '@mui/icons-material/EventNoteOutlined';
import Person from '@mui/icons-material/PersonOutlined';
import Dashboard from '@mui/icons-material/SpaceDashboardOutlined';
import Search from '@mui/icons-material/Search';
import Settings from '@mui/icons-material/SettingsOutlined';
import type { ReactNode } from 'react';
import type { Role } from '../../api/session.ts';
import { paths } from '../../ui/paths.ts';

export interface MenuEntry {
  label: string;
  href: string;
  icon: ReactNode;
}

const dashboard: MenuEntry = { label: 'Dashboard', href: paths.dashboard, icon: <Dashboard /> };
const bookings: MenuEntry = { label: 'My Bookings', href: paths.myBookings, icon: <Bookings /> };
const audit: MenuEntry = { label: 'Audit', href: paths.audit, icon: <FactCheck /> };
const messages: MenuEntry = { label: 'Messages', href: paths.messages, icon: <Mail /> };
const findServices: MenuEntry = { label: 'Find Services', href: paths.services, icon: <Search /> };
const profile: MenuEntry = { label: 'My Profile', href: paths.profile, icon: <Person /> };
const settings: MenuEntry = { label: 'Settings', href: paths.settings, icon: <Settings /> };

/** The sidebar of each role. */
export const MENUS: Record<Role, readonly MenuEntry[]> = {
  user: [dashboard, bookings, findServices, profile, settings],
  vendor: [dashboard, bookings, settings],
  admin: [dashboard, messages, settings],
  auditor: [audit, settings],
};
