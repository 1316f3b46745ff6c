import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';

export type Role = 'admin' | 'auditor' | 'vendor' | 'user';

export interface Person {
  id: string;
  email: string;
  fullName: string;
  roles: Role[];
  /** The leading role: the one that a person acts in unless they switch. */
  role: Role;
  emailVerified: boolean;
  /** Administrators and auditors work only with two-factor: until it is set up, nothing else is open to them. */
  twoFactorRequired: boolean;
  /** Path of their photo, or of the picture that is generated for whoever has none. */
  avatarUrl: string;
}

export interface OpenedSession {
  accessToken: string;
  expiresAt: string;
  user: Person;
}

/** `unknown` while the refresh of a remembered session is not answered. */
interface SessionState {
  status: 'unknown' | 'signed-in' | 'signed-out';
  user: Person | null;
  /** The role that the person acts in now. */
  role: Role | null;
  expiresAt: string | null;
  /**
   * Why nobody is signed in who was: the person left here, the session ended (it ran out, or was ended elsewhere), an administrator has shut the person out, its
   * cookie turned out to be another person's, or the server could not be reached to renew it, which may change.
   */
  end: 'left' | 'ended' | 'deactivated' | 'replaced' | 'unreachable' | null;
}

/** All that outlives a reload: that somebody is signed in, until when, and in which role. No token is ever stored. */
interface Marker {
  userId: string;
  expiresAt: string;
  role: Role;
}

export const MARKER_KEY = 'plumb-and-level.session';

/** Where storage is refused, the session lasts as long as the tab. */
let withoutStorage: Marker | null = null;

export function readMarker(): Marker | null {
  try {
    return JSON.parse(localStorage.getItem(MARKER_KEY) ?? 'null') as Marker | null;
  } catch {
    return withoutStorage;
  }
}

function writeMarker(marker: Marker | null): void {
  withoutStorage = marker;
  try {
    if (marker) localStorage.setItem(MARKER_KEY, JSON.stringify(marker));
    else localStorage.removeItem(MARKER_KEY);
  } catch {
    // `withoutStorage` holds it.
  }
}

const KNOWN_KEY = 'plumb-and-level.known';

/** Whether nobody has ever signed in here. Where storage is refused, nobody can tell. */
export function isNewBrowser(): boolean {
  try {
    return localStorage.getItem(KNOWN_KEY) === null;
  } catch {
    return false;
  }
}

function makeKnown(): void {
  try {
    localStorage.setItem(KNOWN_KEY, 'yes');
  } catch {
    // Then the sign-in opens as it does for most.
  }
}

let accessToken: string | null = null;
export const currentAccessToken = (): string | null => accessToken;

/** Nobody, until something says otherwise: pages rendered on the server are rendered for a visitor. */
const initialState: SessionState = { status: 'signed-out', user: null, role: null, expiresAt: null, end: null };

const slice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    remembered: () => ({ ...initialState, status: 'unknown' as const }),
    opened: (before, { payload }: PayloadAction<{ user: Person; role: Role; expiresAt: string }>) => ({
      status: 'signed-in' as const,
      end: null,
      ...payload,
      // Another tab may act in another role; a renewal does not carry this one over to it.
      role: before.user?.id === payload.user.id && before.role && payload.user.roles.includes(before.role) ? before.role : payload.role,
    }),
    // Who has left here is told of the session's end as well, while the next page is on its way: it is no reason to sign in again.
    closed: (before, { payload: end }: PayloadAction<SessionState['end']>) => ({
      ...initialState,
      end: before.end === 'left' && end === 'ended' ? 'left' : end,
    }),
    described: (state, { payload }: PayloadAction<Person>) => (state.user?.id === payload.id ? { ...state, user: payload } : state),
    actedAs: (state, { payload }: PayloadAction<Role>) => ({ ...state, role: payload }),
  },
});

export const sessionReducer = slice.reducer;

/** A session was open when this browser was last here; whether it still is, its refresh will tell. */
export const sessionRemembered = slice.actions.remembered;

/** Takes a session that the server opened or renewed. The chosen role is kept while the same person still holds it. */
export function sessionOpened({ accessToken: token, expiresAt, user }: OpenedSession) {
  const before = readMarker();
  const role = before?.userId === user.id && user.roles.includes(before.role) ? before.role : user.role;
  accessToken = token;
  writeMarker({ userId: user.id, expiresAt, role });
  makeKnown();
  return slice.actions.opened({ user, role, expiresAt });
}

/** The session ran out or was ended elsewhere, or the account is deactivated. */
export function sessionClosed(end: 'ended' | 'deactivated' = 'ended') {
  accessToken = null;
  writeMarker(null);
  return slice.actions.closed(end);
}

/** The browser's cookie is another person's, and nobody signed in here as them. */
export function sessionReplaced() {
  accessToken = null;
  writeMarker(null);
  return slice.actions.closed('replaced');
}

/** The person signed out here. */
export function sessionLeft() {
  accessToken = null;
  writeMarker(null);
  return slice.actions.closed('left');
}

/** The session could not be renewed for now, but may be later: the marker stays. */
export function sessionUnavailable() {
  accessToken = null;
  return slice.actions.closed('unreachable');
}

export function roleSwitched(role: Role) {
  const marker = readMarker();
  if (marker) writeMarker({ ...marker, role });
  return slice.actions.actedAs(role);
}

/** What is known of the person signed in has changed, such as their name. */
export const personChanged = slice.actions.described;

export interface WithSession {
  session: SessionState;
}

export const selectSession = (state: WithSession): SessionState => state.session;
export const useSession = (): SessionState => useSelector(selectSession);
export const useSignedInUser = (): Person | null => useSelector((state: WithSession) => state.session.user);
