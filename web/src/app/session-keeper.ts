import { refreshSession } from '../api/refresh.ts';
import { MARKER_KEY, readMarker, sessionClosed, sessionRemembered, sessionUnavailable } from '../api/session.ts';
import type { Store } from './store.ts';

const TICK_MS = 30_000;
const RENEW_BEFORE_MS = 90_000;

/** Keeps the session alive: picks it up at the start, renews it before it expires, and follows what other tabs do. */
export function keepSession(store: Store): void {
  if (readMarker()) store.dispatch(sessionRemembered());
  void renewIfDue(store);
  setInterval(() => void renewIfDue(store), TICK_MS);
  // Timers sleep with the tab: catch up when it is looked at again.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void renewIfDue(store);
  });
  window.addEventListener('storage', ({ key }) => {
    if (key === MARKER_KEY || key === null) void followOtherTab(store);
  });
}

async function renewIfDue(store: Store): Promise<void> {
  if (!readMarker()) return;
  const { expiresAt } = store.getState().session;
  if (expiresAt && Date.parse(expiresAt) - Date.now() > RENEW_BEFORE_MS) return;
  const outcome = await refreshSession(store.dispatch);
  if (outcome === 'unreachable' && store.getState().session.status === 'unknown') store.dispatch(sessionUnavailable());
}

async function followOtherTab(store: Store): Promise<void> {
  const marker = readMarker();
  const { user } = store.getState().session;
  if (marker?.userId === user?.id) return;
  if (!marker) store.dispatch(sessionClosed());
  else await refreshSession(store.dispatch);
}
