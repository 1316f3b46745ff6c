import type { Dispatch } from '@reduxjs/toolkit';
import { type OpenedSession, readMarker, sessionClosed, sessionOpened } from './session.ts';

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

const inTurn = (attempt: () => Promise<Refreshed>): Promise<Refreshed> =>
  'locks' in navigator ? navigator.locks.request(LOCK, attempt) : attempt();

async function renew(dispatch: Dispatch): Promise<Refreshed> {
  let answer: Response;
  try {
    answer = await fetch('/api/v1/auth/refresh', { method: 'POST', headers: OWN_PAGE, credentials: 'same-origin' });
  } catch {
    return 'unreachable';
  }
  // Whoever signed out meanwhile, in this tab or another, stays signed out.
  if (answer.status === 401 || answer.status === 403 || !readMarker()) {
    dispatch(sessionClosed());
    return 'ended';
  }
  if (!answer.ok) return 'unreachable';
  dispatch(sessionOpened((await answer.json()) as OpenedSession));
  return 'renewed';
}
