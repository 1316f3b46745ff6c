import type { APIRequestContext } from '@playwright/test';
import { DEMO_PASSWORD } from '../../../src/demo/market/accounts.js';
import { authorizationOf, type Newcomer, successful } from './newcomer.js';

const PROVIDER = { email: 'vendor@demo.test', password: DEMO_PASSWORD };

/** A service that the demo's provider offers. */
export async function serviceOfProvider(request: APIRequestContext): Promise<string> {
  const headers = await authorizationOf(request, PROVIDER);
  const services = (await (await successful(request.get('/api/v1/vendor/services', { headers }))).json()) as {
    id: string;
    isActive: boolean;
  }[];
  return services.find(({ isActive }) => isActive)!.id;
}

/** @returns the id of a booking that waits for its provider */
export async function book(request: APIRequestContext, customer: Newcomer): Promise<string> {
  const serviceId = await serviceOfProvider(request);
  const { revision } = (await (await successful(request.get(`/api/v1/services/${serviceId}`))).json()) as { revision: number };
  const next = await successful(request.get(`/api/v1/services/${serviceId}/next-slots`));
  const { slots } = (await next.json()) as { slots: { date: string; time: string }[] };
  // The first may be too soon a moment later.
  const { date, time } = slots.at(-1)!;
  const made = await successful(
    request.post('/api/v1/bookings', {
      headers: await authorizationOf(request, customer),
      data: { serviceId, serviceRevision: revision, date, time, street: '1100 Congress Avenue', zip: '78701' },
    }),
  );
  return ((await made.json()) as { id: string }).id;
}

export async function decline(request: APIRequestContext, bookingId: string): Promise<void> {
  const headers = await authorizationOf(request, PROVIDER);
  await successful(request.post(`/api/v1/bookings/${bookingId}/decline`, { headers }));
}

/** Somebody waits for no answer any more: of one provider, nobody may wait for more than two. */
export async function withdrawRequests(request: APIRequestContext, customer: Pick<Newcomer, 'email' | 'password'>): Promise<void> {
  const headers = await authorizationOf(request, customer);
  const { items } = (await (await successful(request.get('/api/v1/bookings?status=pending', { headers }))).json()) as {
    items: { id: string }[];
  };
  for (const { id } of items) await successful(request.post(`/api/v1/bookings/${id}/cancel`, { headers }));
}
