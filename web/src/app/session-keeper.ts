import { refreshSession } from '#api/session/refresh.ts';
import { MARKER_KEY, readMarker, sessionClosed, sessionRemembered, sessionUnavailable } from '#api/session/session.ts';
import { toast } from '#ui/feedback/toast.ts';
import type { Store } from './store.ts';

const TICK_MS = 30_000;
const RENEW_BEFORE_MS = 90_000;

/** Keeps the session alive: picks it up at the start, renews it before it expires, and follows what other tabs do. */
export function keepSession(store: Store): void {
  if (readMarker()) store.dispatch(sessionRemembered());
  tellOfReplacement(store);
  void renewIfDue(store);
  setInterval(() => void catchUp(store), TICK_MS);
  // Timers sleep with the tab, and a page that was put aside hears nothing: catch up when it is looked at again.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void catchUp(store, { lookedAt: true });
  });
  window.addEventListener('focus', () => void catchUp(store, { lookedAt: true }));
  window.addEventListener('online', () => void catchUp(store));
  window.addEventListener('storage', ({ key }) => {
    if (key === MARKER_KEY || key === null) void catchUp(store);
  });
}

function tellOfReplacement(store: Store): void {
  let before = store.getState().session.end;
  store.subscribe(() => {
    const { end } = store.getState().session;
    if (end === 'replaced' && before !== end) {
      toast.error('You have been signed out', 'This browser holds the session of another account. Please sign in again.');
    }
    before = end;
  });
}

/** What happened meanwhile: in other tabs, to the time, and, for those who come back from their mails, to their address. */
async function catchUp(store: Store, { lookedAt = false } = {}): Promise<void> {
  const { user } = store.getState().session;
  const marker = readMarker();
  if (!marker) {
    if (user) store.dispatch(sessionClosed());
  } else if (marker.userId !== user?.id || (lookedAt && !user.emailVerified)) {
    await renew(store);
  } else {
    await renewIfDue(store);
  }
}

async function renewIfDue(store: Store): Promise<void> {
  if (!readMarker()) return;
  const { expiresAt } = store.getState().session;
  if (!expiresAt || Date.parse(expiresAt) - Date.now() <= RENEW_BEFORE_MS) await renew(store);
}

async function renew(store: Store): Promise<void> {
  const outcome = await refreshSession(store.dispatch);
  if (outcome === 'unreachable' && store.getState().session.status === 'unknown') store.dispatch(sessionUnavailable());
}
