import FactCheck from '@mui/icons-material/FactCheckOutlined';
import Mail from '@mui/icons-material/MailOutlined';
import Bookings from '@mui/icons-material/EventNoteOutlined';
import Dashboard from '@mui/icons-material/SpaceDashboardOutlined';
import Search from '@mui/icons-material/Search';
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

/** The sidebar of each role. */
export const MENUS: Record<Role, readonly MenuEntry[]> = {
  user: [dashboard, bookings, findServices],
  vendor: [dashboard, bookings],
  admin: [dashboard, messages],
  auditor: [audit],
};
