import { type BaseQueryFn, type FetchArgs, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { type Problem, problemOf } from '#problem.ts';
import { changedBy, type ChangeOptions, type Meta } from './cache/changed.ts';
import { newKey, ownHeaders } from './own-headers.ts';
import { rememberPosition } from './position.ts';
import { pause, RETRIES, retryAfterMs } from './retry-after.ts';
import { inTurn, refreshSession } from './session/refresh.ts';
import { readMarker, type WithSession } from './session/session.ts';

const send = fetchBaseQuery({
  baseUrl: '/',
  credentials: 'same-origin',
  prepareHeaders: (headers) => {
    for (const [name, value] of Object.entries(ownHeaders())) headers.set(name, value);
    return headers;
  },
});

const isChange = ({ method = 'GET' }: FetchArgs): boolean => method !== 'GET';

/**
 * A change is sent even if the page is left at once. What is not the same when it comes twice has a key: the second try after a renewed session is the
 * same change.
 */
function prepared(request: FetchArgs): FetchArgs {
  if (!isChange(request)) return request;
  const key = request.method === 'POST' && { 'Idempotency-Key': newKey() };
  return { ...request, keepalive: true, headers: { ...request.headers, ...key } };
}

/** Their answers replace or clear the session's cookie. */
const SETS_COOKIE: ReadonlySet<string> = new Set([
  'signIn',
  'signOut',
  'changePassword',
  'enableTwoFactor',
  'disableTwoFactor',
  'deleteAccount',
]);

/** What a new access token may mend. A wrong password or code is a 401 as well, and sent again it would count twice. */
export function isStale({ code }: Problem, { session: { user } }: WithSession): boolean {
  // Who has just become an administrator learns what they need now.
  if (code === 'identity/two-factor-required') return !user?.twoFactorRequired;
  return code === 'identity/not-signed-in' || code === 'identity/session-ended';
}

/**
 * Sends requests as the person signed in; when their token is stale, it renews the session once and tries again. What only reads comes back to a server that has
 * too much to do when it is asked to. Errors are problems.
 */
export const authenticated: BaseQueryFn<string | FetchArgs, unknown, Problem, ChangeOptions, Meta> = async (query, api, extra) => {
  const request = prepared(typeof query === 'string' ? { url: query } : query);
  const attempt = async () => {
    const answer = await (SETS_COOKIE.has(api.endpoint) ? inTurn(async () => send(request, api, extra)) : send(request, api, extra));
    return { ...answer, problem: answer.error && problemOf(answer.error) };
  };
  let answer = await attempt();
  for (let time = 0; time < RETRIES && !isChange(request); time++) {
    const wait = answer.meta?.response && retryAfterMs(answer.meta.response);
    if (wait === undefined) break;
    await pause(wait, api.signal);
    if (api.signal.aborted) break;
    answer = await attempt();
  }
  if (answer.problem && isStale(answer.problem, api.getState() as WithSession) && readMarker()) {
    if ((await refreshSession(api.dispatch)) === 'renewed') answer = await attempt();
  }
  const headers = answer.meta?.response?.headers;
  rememberPosition(headers?.get('X-Position'));
  const meta = { ...answer.meta, changed: changedBy(headers?.get('X-Changed'), answer.problem ? {} : extra) };
  return answer.problem ? { error: answer.problem, meta } : { data: answer.data, meta };
};
