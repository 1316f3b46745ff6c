import { useState } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';
import { rememberSidebar, sidebarOpen } from './sidebar-state.ts';

/** The sidebar on wide screens (words or only icons) and the drawer on narrow ones; Ctrl or ⌘ + B toggles what is in sight. */
export function useSidebar() {
  const [open, setOpen] = useState(sidebarOpen);
  const [drawerOpen, setDrawerOpen] = useState(false);

  const toggle = () => {
    setOpen(!open);
    rememberSidebar(!open);
  };
  useHotkeys('mod+b', () => (window.matchMedia('(min-width: 768px)').matches ? toggle() : setDrawerOpen((was) => !was)), {
    preventDefault: true,
  });

  return { open, toggle, drawerOpen, openDrawer: () => setDrawerOpen(true), closeDrawer: () => setDrawerOpen(false) };
}
