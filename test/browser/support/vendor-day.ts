import type { APIRequestContext } from '@playwright/test';
import { addDays, weekdayOf } from '../../../src/platform/time/calendar.js';
import { todayIn } from '../../../src/platform/time/wall-clock.js';
import { authorizationOf, type Newcomer, successful } from './newcomer.js';
import type { Provider } from './provider.js';

/** Sunday of the week after next: all of its days can be booked, whatever day is today. */
export function sundayAfterNext(): string {
  const today = todayIn('America/Chicago', new Date().toISOString());
  return addDays(today, 14 - weekdayOf(today));
}

/** What somebody does by the API. */
export async function post<Answer>(
  request: APIRequestContext,
  person: Pick<Newcomer, 'email' | 'password'>,
  path: string,
  data: object = {},
): Promise<Answer> {
  const headers = await authorizationOf(request, person);
  return (await (await successful(request.post(`/api/v1/${path}`, { headers, data }))).json()) as Answer;
}

/** @returns the id of a request for an untouched service */
export async function booked(
  request: APIRequestContext,
  customer: Newcomer,
  serviceId: string,
  date: string,
  time: string,
): Promise<string> {
  const asked = { serviceId, serviceRevision: 0, date, time, street: '1100 Congress Avenue', zip: '78701' };
  return (await post<{ id: string }>(request, customer, 'bookings', asked)).id;
}

/** The provider does so many jobs at the same time. */
export async function worksInLanes(request: APIRequestContext, { headers }: Provider, lanes: number): Promise<void> {
  const hours = (await (await successful(request.get('/api/v1/vendor/working-hours', { headers }))).json()) as Record<string, unknown>;
  const { weeklyHours, bufferMinutes, horizonDays } = hours;
  const data = { weeklyHours, bufferMinutes, horizonDays, lanes };
  await successful(request.put('/api/v1/vendor/working-hours', { headers, data }));
}

/** Each booking is agreed as soon as it is made. */
export async function acceptsAll(request: APIRequestContext, { headers }: Provider): Promise<void> {
  const told = await (await successful(request.get('/api/v1/vendor/settings', { headers }))).json();
  const { changedAt: _, ...settings } = told as { availability: object; changedAt: unknown };
  const data = { ...settings, availability: { ...settings.availability, autoAccept: true } };
  await successful(request.put('/api/v1/vendor/settings', { headers, data }));
}

/** A day with other hours than its weekday has; closed if it has none. */
export async function noted(
  request: APIRequestContext,
  { headers }: Provider,
  date: string,
  note: string,
  hours: object[] = [],
): Promise<void> {
  await successful(request.put(`/api/v1/vendor/days/${date}`, { headers, data: { hours, note } }));
}
