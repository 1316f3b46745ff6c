import type { APIRequestContext, Page } from '@playwright/test';
import { book } from './support/bookings.js';
import { CLOCK } from './support/clock.js';
import { enter } from './support/enter.js';
import { authorizationOf, type Newcomer, newcomer, signIn, successful } from './support/newcomer.js';
import { expect, test } from './support/product.js';
import { offer, provider } from './support/provider.js';
import { expectSound, openedUntil, toast, visit } from './support/visit.js';
import { problem } from './support/wire.js';

interface Listed {
  id: string;
  title: string;
  vendor: { id: string; businessName: string };
}

const main = (page: Page) => page.getByRole('main');
const heart = (page: Page, name: string) => main(page).getByRole('button', { name: `Save ${name} to My Favorites` });
/** A title is several providers' own; the first card is of the first service. */
const asking = (page: Page, title: string) =>
  main(page)
    .getByRole('article')
    .first()
    .getByRole('link', { name: `Sign in to save ${title}`, exact: true });
const part = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true });

async function listed(request: APIRequestContext): Promise<Listed[]> {
  return ((await (await request.get('/api/v1/services')).json()) as { items: Listed[] }).items;
}

async function kept(request: APIRequestContext, person: Newcomer) {
  const headers = await authorizationOf(request, person);
  return (await (await successful(request.get('/api/v1/favorites/ids', { headers }))).json()) as { services: string[]; vendors: string[] };
}

async function keep(request: APIRequestContext, person: Newcomer, path: string): Promise<void> {
  await successful(request.put(`/api/v1/favorites/${path}`, { headers: await authorizationOf(request, person) }));
}

test('a visitor’s heart leads to sign in, and is kept once they are back, without another press, and once', async ({ page, request }) => {
  const [{ id, title }] = (await listed(request)) as [Listed];
  const person = await newcomer(request);
  await visit(page, '/services');
  await asking(page, title).click();
  await expect(page).toHaveURL('/auth?returnTo=%2Fservices');
  const why = page.getByRole('alert').filter({ hasText: `Sign in to save ${title}` });
  await expect(why).toContainText('My Favorites are kept with your account.');
  // Whoever looks at the other tab first has not forgotten what they came for.
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await page.getByRole('tab', { name: 'Login' }).click();
  await signIn(page, person);
  await expect(page).toHaveURL('/services');
  await expect(heart(page, title).first()).toHaveAttribute('aria-pressed', 'true');
  await expect(toast(page, 'Saved to My Favorites')).toContainText(title);
  await expect.poll(() => kept(request, person)).toEqual({ services: [id], vendors: [] });
  await expectSound(page);

  await heart(page, title).first().click();
  await expect.poll(() => kept(request, person)).toEqual({ services: [], vendors: [] });
  await page.reload();
  await expect(heart(page, title).first()).toHaveAttribute('aria-pressed', 'false');
  expect(await kept(request, person)).toEqual({ services: [], vendors: [] });
});

test('a heart that was pressed is forgotten with the way to sign in: whoever comes by another way has not pressed it', async ({
  page,
  request,
}) => {
  const [{ title }] = (await listed(request)) as [Listed];
  const person = await newcomer(request);
  await visit(page, '/services');
  await asking(page, title).click();
  await expect(page).toHaveURL('/auth?returnTo=%2Fservices');
  await visit(page, '/help');
  await enter(page, person, '/services');
  await expect(heart(page, title).first()).toHaveAttribute('aria-pressed', 'false');
  expect(await kept(request, person)).toEqual({ services: [], vendors: [] });
});

test('hearts on the card, the service and the provider are one and the same', async ({ page, request }) => {
  const person = await newcomer(request);
  await enter(page, person, '/services');
  const [{ id, title, vendor }] = (await listed(request)) as [Listed];
  const card = main(page)
    .getByRole('article')
    .first()
    .getByRole('button', { name: `Save ${title} to My Favorites` });
  await card.click();
  await expect(card).toHaveAttribute('aria-pressed', 'true');

  await main(page).getByRole('link', { name: title, exact: true }).first().click();
  // The list, with services of the same title, is there until the service is.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page).toHaveURL(`/service/${id}`);
  await expect(heart(page, title)).toHaveAttribute('aria-pressed', 'true');
  await visit(page, `/vendor/${vendor.id}`);
  await heart(page, vendor.businessName).press('Enter');
  await expect(heart(page, vendor.businessName)).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => kept(request, person)).toEqual({ services: [id], vendors: [vendor.id] });

  await heart(page, vendor.businessName).press('Space');
  await expect(heart(page, vendor.businessName)).toHaveAttribute('aria-pressed', 'false');
  await expect(toast(page, 'Removed from My Favorites')).toContainText(vendor.businessName);
  await expect.poll(() => kept(request, person)).toEqual({ services: [id], vendors: [] });
});

test('a heart turns before the server has answered, and back when it could not be kept', async ({ page, request }) => {
  await enter(page, await newcomer(request), '/services');
  const [{ id, title }] = (await listed(request)) as [Listed];
  const first = heart(page, title).first();
  await expect(first).toHaveAttribute('aria-pressed', 'false');
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route(`**/api/v1/favorites/services/${id}`, async (route) => {
    await answered;
    await route.fulfill(problem(409, 'catalog/too-many-favorites', 'You can keep 100 favorites of a kind. Remove one first.'));
  });
  await first.click();
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  answer();
  await expect(first).toHaveAttribute('aria-pressed', 'false');
  await expect(toast(page, `${title} could not be saved`)).toContainText('Remove one first.');
});

test('My Favorites: what is kept, when it is free next, and Undo', CLOCK, async ({ page, request }) => {
  const person = await newcomer(request);
  await enter(page, person, '/dashboard/favorites');
  await expect(page.getByRole('heading', { level: 1, name: 'My Favorites' })).toBeVisible();
  await expect(main(page).getByRole('heading', { name: 'No favorites yet' })).toBeVisible();
  await expectSound(page);

  const business = await provider(request);
  const { vendorId, headers } = business;
  const serviceId = await offer(request, business, { title: 'Lock and hinge care' });
  await keep(request, person, `services/${serviceId}`);
  await keep(request, person, `vendors/${vendorId}`);
  const [services, vendors] = [part(page, 'Services'), part(page, 'Providers')];
  // With each hour the next free time is another one.
  let chosen = '';
  const reload = async () => {
    const next = (await (await request.get(`/api/v1/services/${serviceId}/next-slots`)).json()) as {
      slots: { date: string; time: string }[];
    };
    const { date, time } = next.slots[0]!;
    chosen = `/service/${serviceId}?date=${date}&time=${encodeURIComponent(time)}`;
    await page.reload();
  };
  await openedUntil(reload, async (look) => {
    for (const list of [services, vendors]) {
      const link = list.getByRole('link', { name: /^Next: \w{3}, \w{3} \d/ });
      await expect(link).toHaveAttribute('href', chosen, look);
      await expect(list.getByRole('article')).toHaveCount(1);
    }
  });
  await expect(vendors.getByRole('article')).toContainText('1 service');
  await expectSound(page);

  await services.getByRole('button', { name: 'Save Lock and hinge care to My Favorites' }).click();
  await expect(services).toHaveCount(0);
  await expect.poll(() => kept(request, person)).toEqual({ services: [], vendors: [vendorId] });
  await toast(page, 'Removed from My Favorites').getByRole('button', { name: 'Undo' }).click();
  await expect(services.getByRole('article')).toHaveCount(1);
  await expect.poll(() => kept(request, person)).toEqual({ services: [serviceId], vendors: [vendorId] });

  // Switched off, it stays, without a page to open.
  await successful(request.post(`/api/v1/vendor/services/${serviceId}/deactivate`, { headers }));
  await page.reload();
  await expect(services.getByRole('article')).toContainText('Not available at the moment. It stays here in case that changes.');
  await expect(services.getByRole('link')).toHaveCount(0);
  await expect(vendors.getByRole('article')).toContainText('0 services');
  await expectSound(page);
});

test('the home of a customer greets, counts, and leads to what was booked last', CLOCK, async ({ page, request }) => {
  const person = await newcomer(request, 'Nora Whitfield');
  await enter(page, person);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Nora Whitfield!');
  await expect(main(page).getByRole('heading', { name: 'No bookings yet' })).toBeVisible();
  for (const figure of ['Total Bookings', 'Pending', 'Completed']) {
    await expect(main(page).getByRole('link', { name: `${figure}: 0` })).toBeVisible();
  }
  await expectSound(page);

  const bookingId = await book(request, person);
  await page.reload();
  await expect(main(page).getByRole('link', { name: 'Total Bookings: 1' })).toBeVisible();
  await expectSound(page);
  await part(page, 'Recent Bookings').getByRole('listitem').getByRole('link').click();
  await expect(page).toHaveURL(`/dashboard/my-bookings?booking=${bookingId}`);
  await page.goBack();
  await main(page).getByRole('link', { name: 'Pending: 1' }).click();
  await expect(page).toHaveURL('/dashboard/my-bookings?status=pending');
  await expect(main(page).getByRole('article')).toHaveCount(1);
  await page.goBack();
  await main(page).getByRole('link', { name: 'Book a Service' }).click();
  await expect(page).toHaveURL('/services');
});
