import type { APIRequestContext, Page, Route } from '@playwright/test';
import { CLOCK } from './support/clock.js';
import { elsewhere, enter } from './support/enter.js';
import { authorizationOf, type Newcomer, newcomer, successful } from './support/newcomer.js';
import { expect, test } from './support/product.js';
import { offer, type Provider, provider } from './support/provider.js';
import { visit } from './support/visit.js';

const LIVE = '/api/v1/live';
const MY_BOOKINGS = '/dashboard/my-bookings';
const TITLE = 'Gutter cleaning';

/** What a window does with the network: what it asks for, what it listens to, and whether it was loaded again. */
function watched(page: Page) {
  const asked: string[] = [];
  const streams: string[] = [];
  let open = 0;
  let loads = 0;
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === LIVE) {
      streams.push(pathname + search);
      open++;
      // Whoever has stayed for two seconds is counted, which is nothing that a window asks for.
    } else if (pathname.startsWith('/api/') && pathname !== '/api/v1/visits/today') asked.push(`${request.method()} ${pathname}`);
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads++;
  });
  for (const end of ['requestfailed', 'requestfinished'] as const) {
    page.on(end as 'requestfailed', (request) => {
      if (new URL(request.url()).pathname === LIVE) open--;
    });
  }
  return {
    asked,
    streams,
    open: () => open,
    loads: () => loads,
    forget() {
      asked.length = 0;
      loads = 0;
    },
  };
}

async function booked(request: APIRequestContext, customer: Newcomer, serviceId: string): Promise<string> {
  const { revision } = (await (await successful(request.get(`/api/v1/services/${serviceId}`))).json()) as { revision: number };
  const { slots } = (await (await successful(request.get(`/api/v1/services/${serviceId}/next-slots`))).json()) as {
    slots: { date: string; time: string }[];
  };
  // The first may be too soon a moment later.
  const { date, time } = slots.at(-1)!;
  const data = { serviceId, serviceRevision: revision, date, time, street: '1100 Congress Avenue', zip: '78701' };
  const made = await successful(request.post('/api/v1/bookings', { headers: await authorizationOf(request, customer), data }));
  return ((await made.json()) as { id: string }).id;
}

const ofCustomer = (page: Page) => page.getByRole('article', { name: TITLE });
const ofProvider = (page: Page, { fullName }: Newcomer) => page.getByRole('article', { name: `${TITLE} for ${fullName}` });

const NOWHERE: readonly [how: string, answer: (route: Route) => unknown][] = [
  ['is refused', (route) => route.abort()],
  ['says nothing', () => undefined],
];

/** For the log, not for judgement: how long the other window took. */
async function timed(what: string, act: () => Promise<unknown>, seen: () => Promise<unknown>): Promise<void> {
  await act();
  const began = performance.now();
  await seen();
  console.log(`live: ${what} after ${Math.round(performance.now() - began)} ms`);
}

test.describe('two open windows', () => {
  let business: Provider;
  let serviceId: string;
  test.beforeAll(async ({ playwright, baseURL }) => {
    const request = await playwright.request.newContext({ baseURL: baseURL! });
    business = await provider(request);
    serviceId = await offer(request, business, { title: TITLE });
    await request.dispose();
  });

  test('customer and provider see each other’s changes by the stream alone', CLOCK, async ({ page, browser, baseURL, request }) => {
    const customer = await newcomer(request, 'Iris Calloway');
    const theirs = await elsewhere(browser, baseURL);
    const deaf = await elsewhere(browser, baseURL);
    await deaf.route(`**${LIVE}*`, (route) => route.abort());
    await deaf.clock.install();
    const [ours, theirNetwork, deafNetwork] = [watched(page), watched(theirs), watched(deaf)];
    await enter(theirs, business, MY_BOOKINGS);
    await enter(page, customer, MY_BOOKINGS);
    await expect.poll(() => [ours.streams, theirNetwork.streams]).toEqual([[LIVE], [LIVE]]);
    await booked(request, customer, serviceId);
    await ofProvider(theirs, customer).getByText('Pending', { exact: true }).waitFor();
    await ofCustomer(page).getByText('Pending', { exact: true }).waitFor();
    await enter(deaf, customer, MY_BOOKINGS);
    await expect(ofCustomer(deaf).getByText('Pending', { exact: true })).toBeVisible();

    for (const network of [ours, theirNetwork, deafNetwork]) network.forget();
    await timed(
      'the customer saw that the provider accepts',
      () => ofProvider(theirs, customer).getByRole('button', { name: 'Accept' }).click(),
      () => ofCustomer(page).getByText('Confirmed', { exact: true }).waitFor(),
    );
    expect(ours.asked).toContain('GET /api/v1/bookings');
    expect(ours.asked.every((request) => request.startsWith('GET '))).toBe(true);
    // Who hears nothing sees nothing: there is no other way.
    await deaf.clock.fastForward('03:00');
    await expect(ofCustomer(deaf).getByText('Pending', { exact: true })).toBeVisible();
    expect(deafNetwork.asked).toEqual([]);

    await ofCustomer(page).getByRole('button', { name: 'Cancel Booking' }).click();
    await timed(
      'the provider saw that the customer cancels',
      () =>
        page
          .getByRole('dialog')
          .getByRole('button', { name: /^Cancel/ })
          .click(),
      () => ofProvider(theirs, customer).getByText('Cancelled', { exact: true }).waitFor(),
    );
    expect([ours.loads(), theirNetwork.loads()]).toEqual([0, 0]);
    expect([ours.streams, theirNetwork.streams]).toEqual([[LIVE], [LIVE]]);
    await Promise.all([theirs.context().close(), deaf.context().close()]);
  });

  test('the figures of a provider follow what is booked', async ({ page, request }) => {
    const total = page.locator('div:has(> dt)').filter({ hasText: 'Total Bookings' }).getByRole('definition');
    await enter(page, business);
    await expect(total).toHaveText(/^\d+$/);
    const before = Number(await total.textContent());
    const window = watched(page);
    await booked(request, await newcomer(request, 'Ida Rask'), serviceId);
    await expect(total).toHaveText(`${before + 1}`);
    expect(window.loads()).toBe(0);
  });

  test('tabs of one browser share a stream, and the next takes over when a tab is closed', async ({ page, request }) => {
    const customer = await newcomer(request, 'Omar Lindqvist');
    const first = watched(page);
    await enter(page, customer, MY_BOOKINGS);
    await expect.poll(() => first.streams).toEqual([LIVE]);
    const tab = await page.context().newPage();
    const second = watched(tab);
    await visit(tab, MY_BOOKINGS);
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    await booked(request, customer, serviceId);
    await expect(ofCustomer(tab)).toBeVisible();
    await expect(ofCustomer(page)).toBeVisible();
    expect([...first.streams, ...second.streams]).toEqual([LIVE]);

    await page.close();
    await expect.poll(() => second.streams).toEqual([LIVE]);
    await booked(request, customer, serviceId);
    await expect(ofCustomer(tab)).toHaveCount(2);
  });

  for (const [how, answer] of NOWHERE) {
    test(`where the stream ${how}, it is asked now and then instead, and tried again after a while`, async ({ page, request }) => {
      const customer = await newcomer(request, 'Ruth Okafor');
      const { asked, streams } = watched(page);
      const isStream = ({ pathname, search }: URL) => pathname === LIVE && search === '';
      await page.route(isStream, answer);
      await page.clock.install();
      await enter(page, customer, MY_BOOKINGS);
      await expect(page.getByRole('heading', { name: 'No bookings yet' })).toBeVisible();
      const id = await booked(request, customer, serviceId);
      /** What the page does by the clock, until then. */
      const goesOnUntil = (seen: () => Promise<unknown>) =>
        expect(async () => {
          await page.clock.fastForward(5_000);
          await seen();
        }).toPass({ intervals: [100] });
      const soon = { timeout: 1_000 };
      await goesOnUntil(() => expect(ofCustomer(page).getByText('Pending', { exact: true })).toBeVisible(soon));
      expect(streams).toContain(`${LIVE}?once=true`);

      asked.length = 0;
      await successful(request.post(`/api/v1/bookings/${id}/confirm`, { headers: business.headers }));
      await goesOnUntil(() => expect(ofCustomer(page).getByText('Confirmed', { exact: true })).toBeVisible(soon));
      expect(asked).toContain('GET /api/v1/bookings');
      expect(asked.every((request) => request.startsWith('GET '))).toBe(true);

      await page.unroute(isStream);
      streams.length = 0;
      await goesOnUntil(() => expect.poll(() => streams, soon).toContain(LIVE));
      const tried = streams.length;
      const data = { reason: 'The van has broken down.' };
      await successful(request.post(`/api/v1/bookings/${id}/cancel`, { headers: business.headers, data }));
      await expect(ofCustomer(page).getByText('Cancelled', { exact: true })).toBeVisible();
      expect(streams).toHaveLength(tried);
    });
  }

  test('nobody listens on public pages, nor after signing out', async ({ page, request }) => {
    const customer = await newcomer(request, 'June Abara');
    const { streams, open } = watched(page);
    await page.clock.install();
    await enter(page, customer, MY_BOOKINGS);
    await expect.poll(() => streams).toEqual([LIVE]);
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL('/');
    await expect.poll(open).toBe(0);
    // Whoever still wanted to listen would have tried again by then.
    await page.clock.fastForward('01:00');
    await enter(page, customer, '/services');
    await visit(page, `/service/${serviceId}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
    expect(streams).toEqual([LIVE]);
  });
});
