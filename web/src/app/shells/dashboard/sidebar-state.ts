const COOKIE = 'sidebar_state';
const SEVEN_DAYS_S = 7 * 24 * 60 * 60;

/** Whether the sidebar shows its words; remembered in a cookie, so that a server can draw it right the first time. */
export const sidebarOpen = (): boolean => !document.cookie.split('; ').includes(`${COOKIE}=false`);

export function rememberSidebar(open: boolean): void {
  document.cookie = `${COOKIE}=${open}; path=/; max-age=${SEVEN_DAYS_S}; samesite=lax`;
}
