import type { APIRequestContext } from '@playwright/test';
import { DEMO_PASSWORD } from '../../../src/demo/market/accounts.js';
import { addDays } from '../../../src/platform/time/calendar.js';
import { photo } from '../../support/photo.js';
import { applicant } from './applicant.js';
import { authorizationOf, type Newcomer, successful } from './newcomer.js';
import { expect } from './product.js';

const ADMIN = { email: 'admin@demo.test', password: DEMO_PASSWORD };

export interface Provider extends Newcomer {
  vendorId: string;
  headers: { Authorization: string };
}

/** Somebody whose application was approved, with a business that nobody else uses. */
export async function provider(request: APIRequestContext, fullName?: string): Promise<Provider> {
  const person = await applicant(request, fullName);
  const headers = await authorizationOf(request, person);
  const { id: vendorId } = (await (await successful(request.get('/api/v1/vendor/profile', { headers }))).json()) as { id: string };
  const admin = await authorizationOf(request, ADMIN);
  await successful(request.post(`/api/v1/admin/vendors/${vendorId}/approve`, { headers: admin }));
  await expect.poll(async () => (await request.get(`/api/v1/vendors/${vendorId}`)).status()).toBe(200);
  return { ...person, vendorId, headers };
}

/** What the server tells a provider. */
export async function toldTo<Answer>(request: APIRequestContext, { headers }: Provider, path: string): Promise<Answer> {
  return (await (await successful(request.get(`/api/v1/vendor/${path}`, { headers }))).json()) as Answer;
}

/** @returns the id of a service that visitors can find */
export async function offer(request: APIRequestContext, { headers }: Provider, told: object = {}): Promise<string> {
  const categories = (await (await request.get('/api/v1/categories')).json()) as { id: string; slug: string }[];
  const data = {
    categoryId: categories.find(({ slug }) => slug === 'plumbing')!.id,
    title: 'Door hinge and lock care',
    description: 'Every hinge oiled, every lock cleaned and set so that it closes.',
    basePriceCents: 8900,
    priceType: 'fixed',
    durationMinutes: 60,
    ...told,
  };
  const made = await successful(request.post('/api/v1/vendor/services', { headers, data }));
  const { serviceId } = (await made.json()) as { serviceId: string };
  await expect.poll(async () => (await request.get(`/api/v1/services/${serviceId}`)).status()).toBe(200);
  return serviceId;
}

/** Photos that a provider shows already, in this order. */
export async function shown(request: APIRequestContext, { headers, vendorId }: Provider, ...colors: string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const color of colors) {
    const data = await photo(800, 600, color);
    const sent = await successful(request.post('/api/v1/vendor/photos', { headers: { ...headers, 'Content-Type': 'image/jpeg' }, data }));
    ids.push(((await sent.json()) as { id: string }).id);
  }
  const seen = async () => ((await (await request.get(`/api/v1/vendors/${vendorId}/photos`)).json()) as unknown[]).length;
  await expect.poll(seen).toBe(colors.length);
  return ids;
}

interface Slot {
  time: string;
  available: boolean;
}

/** The times of a day at which a visitor can book. */
export async function freeTimes(request: APIRequestContext, serviceId: string, date: string): Promise<string[]> {
  const answer = await successful(request.get(`/api/v1/services/${serviceId}/slots?date=${date}`));
  const { slots } = (await answer.json()) as { slots: Slot[] };
  return slots.filter(({ available }) => available).map(({ time }) => time);
}

/** The next day on which a time is free, and not too soon a moment later. */
export async function dayWith(request: APIRequestContext, serviceId: string, time: string): Promise<string> {
  const { slots } = (await (await request.get(`/api/v1/services/${serviceId}/next-slots`)).json()) as { slots: { date: string }[] };
  for (const away of [1, 2, 3, 4]) {
    const day = addDays(slots[0]!.date, away);
    if ((await freeTimes(request, serviceId, day)).includes(time)) return day;
  }
  throw new Error('no such time is free');
}
