import { type BaseQueryFn, type FetchArgs, type FetchBaseQueryMeta, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { type Problem, problemOf } from './problem.ts';
import { reachedPosition, rememberPosition } from './position.ts';
import { OWN_PAGE, refreshSession } from './refresh.ts';
import { currentAccessToken, readMarker } from './session.ts';

/** What every request of the client carries. */
export function ownHeaders(): Record<string, string> {
  const token = currentAccessToken();
  const position = reachedPosition();
  return { ...OWN_PAGE, ...(token && { Authorization: `Bearer ${token}` }), ...(position && { 'X-Min-Position': position }) };
}

const send = fetchBaseQuery({
  baseUrl: '/',
  credentials: 'same-origin',
  prepareHeaders: (headers) => {
    for (const [name, value] of Object.entries(ownHeaders())) headers.set(name, value);
    return headers;
  },
});

/** Not `randomUUID`, which browsers offer only to pages served by https or localhost. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A key per intended change: the second try after a renewed session is the same change. It is sent even if the page is left at once. */
const withKey = (request: FetchArgs): FetchArgs =>
  request.method === 'POST' ? { ...request, keepalive: true, headers: { ...request.headers, 'Idempotency-Key': newKey() } } : request;

/** The access token has run out. A wrong password is refused with the same status: sent again, it would count twice. */
export const hasLapsed = (problem: Problem | undefined): boolean => problem?.code === 'identity/not-signed-in' && readMarker() !== null;

/** Sends requests as the person signed in; once the token has run out it renews the session and tries again. Errors are problems. */
export const authenticated: BaseQueryFn<string | FetchArgs, unknown, Problem, object, FetchBaseQueryMeta> = async (query, api, extra) => {
  const request = withKey(typeof query === 'string' ? { url: query } : query);
  let answer = await send(request, api, extra);
  if (answer.error && hasLapsed(problemOf(answer.error)) && (await refreshSession(api.dispatch)) === 'renewed') {
    answer = await send(request, api, extra);
  }
  rememberPosition(answer.meta?.response?.headers.get('X-Position'));
  return answer.error ? { error: problemOf(answer.error), meta: answer.meta } : { data: answer.data, meta: answer.meta };
};
