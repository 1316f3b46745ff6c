import type { Dispatch } from '@reduxjs/toolkit';
import { type OpenedSession, readMarker, sessionClosed, sessionOpened, sessionReplaced } from './session.ts';

export type Refreshed = 'renewed' | 'ended' | 'unreachable';

/** Read by the server as a proof that the request comes from a page of its own. */
export const OWN_PAGE = { 'X-Requested-With': 'plumb-and-level' };

const LOCK = 'plumb-and-level.refresh';
let running: Promise<Refreshed> | undefined;

/** Renews the session by its cookie. Callers share one attempt, and tabs take turns, because each attempt rotates the cookie. */
export function refreshSession(dispatch: Dispatch): Promise<Refreshed> {
  running ??= inTurn(() => renew(dispatch)).finally(() => {
    running = undefined;
  });
  return running;
}

/** Whatever sets the session's cookie, one after the other in all tabs: a renewal with a cookie that is just being replaced would end in a 401. */
export const inTurn = <T>(attempt: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(LOCK, attempt) : attempt();

async function renew(dispatch: Dispatch): Promise<Refreshed> {
  const before = readMarker();
  let answer: Response;
  try {
    answer = await fetch('/api/v1/auth/refresh', { method: 'POST', headers: OWN_PAGE, credentials: 'same-origin' });
  } catch {
    return 'unreachable';
  }
  const now = readMarker();
  const refused = answer.status === 401 || answer.status === 403;
  // Without locks: another tab has opened a session meanwhile, whose cookie this attempt did not have yet.
  if (refused && now && now.expiresAt !== before?.expiresAt) return renew(dispatch);
  // Whoever signed out meanwhile, in this tab or another, stays signed out.
  if (refused || !now) {
    const told = await answer.text().catch(String);
    dispatch(sessionClosed(told.includes('account-deactivated') ? 'deactivated' : 'ended'));
    return 'ended';
  }
  if (!answer.ok) return 'unreachable';
  const opened = (await answer.json()) as OpenedSession;
  // Whoever signs in in a tab of ours leaves a marker: this cookie has come by another way.
  if (opened.user.id !== now.userId) {
    dispatch(sessionReplaced());
    return 'ended';
  }
  dispatch(sessionOpened(opened));
  return 'renewed';
}
