import { useState } from 'react';
import { useShortcut } from '#ui/keys/useShortcut.ts';

const COOKIE = 'sidebar_state';
const SEVEN_DAYS_S = 7 * 24 * 60 * 60;

/** Whether the sidebar shows its words; remembered in a cookie, so that a server can render it right the first time. */
const sidebarOpen = (): boolean => !document.cookie.split('; ').includes(`${COOKIE}=false`);

function rememberSidebar(open: boolean): void {
  document.cookie = `${COOKIE}=${open}; path=/; max-age=${SEVEN_DAYS_S}; samesite=lax`;
}

/** The sidebar on wide screens (words or only icons) and the drawer on narrow ones; Ctrl or ⌘ + B toggles what is in sight. */
export function useSidebar(hasMenu: boolean) {
  const [open, setOpen] = useState(sidebarOpen);
  const [drawerOpen, setDrawerOpen] = useState(false);

  const toggle = () => {
    setOpen(!open);
    rememberSidebar(!open);
  };
  useShortcut('sidebar', () => (window.matchMedia('(min-width: 768px)').matches ? toggle() : setDrawerOpen((was) => !was)), hasMenu);

  return { open, toggle, drawerOpen, openDrawer: () => setDrawerOpen(true), closeDrawer: () => setDrawerOpen(false) };
}
