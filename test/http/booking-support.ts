import { CreateService } from '../../src/catalog/index.js';
import type { ServiceOffer } from '../../src/catalog/service.events.js';
import { CreateCategory } from '../../src/categories/index.js';
import { newId } from '../../src/platform/ids.js';
import { type Applicant, ApplyAsVendor, ApproveVendor } from '../../src/vendor-onboarding/index.js';
import { type Member, PASSWORD, type TestApp } from '../support/app.js';
import { applicant } from '../support/vendors.js';

export const API = '/api/v1';

/** A provider in Austin with one service of an hour for $89. */
export interface Provider {
  readonly owner: Member;
  readonly vendorId: string;
  readonly serviceId: string;
}

export async function provider(
  app: TestApp,
  offer: Partial<ServiceOffer> = {},
  business: Partial<Applicant['business']> = {},
): Promise<Provider> {
  const owner = await app.member({ fullName: 'Victoria Brandt' });
  const slug = `category-${newId()}`;
  const { categoryId } = await app.execute<{ categoryId: string }>(
    new CreateCategory({ name: slug, slug, description: '', icon: null, parentId: null }),
  );
  const { vendorId } = await app.execute<{ vendorId: string }>(new ApplyAsVendor(owner.userId, applicant(business)));
  await app.execute(new ApproveVendor(vendorId));
  const { serviceId } = await app.execute<{ serviceId: string }>(
    new CreateService(owner.userId, {
      categoryId,
      title: 'Drain cleaning',
      description: 'We clear what is stuck, and show you why it was.',
      basePriceCents: 8900,
      priceType: 'fixed',
      durationMinutes: 60,
      ...offer,
    }),
  );
  await app.caughtUp();
  return { owner: await signedIn(app, owner), vendorId, serviceId };
}

/** The same person with a fresh token: after a role was gained, or the clock was moved. */
export async function signedIn(app: TestApp, member: Member): Promise<Member> {
  const { body } = await app.http().post(`${API}/auth/sign-in`).send({ email: member.email, password: PASSWORD }).expect(200);
  return { ...member, bearer: `Bearer ${(body as { accessToken: string }).accessToken}` };
}

export const asked = (serviceId: string, other: object = {}) => ({
  serviceId,
  serviceRevision: 0,
  date: '2026-03-10',
  time: '13:00',
  street: '1 Elm Street',
  zip: '78704',
  ...other,
});

/** What one person asks of the API; every call is one request. */
export const by = (app: TestApp, { bearer }: Member) => ({
  get: (path: string) => app.http().get(`${API}${path}`).set('Authorization', bearer),
  post: (path: string, body: object = {}) => app.http().post(`${API}${path}`).set('Authorization', bearer).send(body),
  put: (path: string, body: object) => app.http().put(`${API}${path}`).set('Authorization', bearer).send(body),
  patch: (path: string, body: object) => app.http().patch(`${API}${path}`).set('Authorization', bearer).send(body),
  delete: (path: string) => app.http().delete(`${API}${path}`).set('Authorization', bearer),
});
