import { reachedPosition } from './position.ts';
import { OWN_PAGE } from './session/refresh.ts';
import { currentAccessToken } from './session/session.ts';

/** What every request of the client carries: whose page it is, who is signed in, and how new the answer must be. */
export function ownHeaders(): Record<string, string> {
  const token = currentAccessToken();
  const position = reachedPosition();
  return { ...OWN_PAGE, ...(token && { Authorization: `Bearer ${token}` }), ...(position && { 'X-Min-Position': position }) };
}

/** For the header `Idempotency-Key`. Not `randomUUID`, which browsers offer only to pages served by https or localhost. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
