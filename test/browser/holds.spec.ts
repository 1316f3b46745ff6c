import type { APIRequestContext, Page } from '@playwright/test';
import { addDays } from '../../src/platform/time/calendar.js';
import { CLOCK } from './support/clock.js';
import { enter } from './support/enter.js';
import { authorizationOf, type Newcomer, newcomer, successful } from './support/newcomer.js';
import { expect, test } from './support/product.js';
import { freeTimes, offer, provider } from './support/provider.js';
import { anotherTab, expectNoBarriers, expectToFit390, toast, visit } from './support/visit.js';

// Whoever reads is where the work is: for others, times stand on both clocks (time-zones.spec.ts).
test.use({ timezoneId: 'America/Chicago' });

let serviceId: string;
/** A day on which all ten times are free, in the picker's words and in those of the server. */
let date: string;
test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL: baseURL! });
  serviceId = await offer(request, await provider(request));
  date = await aDayAhead(request);
  await request.dispose();
});

async function aDayAhead(request: APIRequestContext): Promise<string> {
  const { slots } = (await (await request.get(`/api/v1/services/${serviceId}/next-slots`)).json()) as { slots: { date: string }[] };
  // The first days lose a time with each hour.
  const days = [2, 3, 4, 5, 6].map((away) => addDays(slots[0]!.date, away));
  for (const day of days) if ((await freeTimes(request, serviceId, day)).length === 10) return day;
  throw new Error('no day is free');
}

const held = (page: Page) => page.getByText(/^Held for you until/);
const start = (page: Page, label: string) => page.getByRole('radio', { name: new RegExp(`, ${label}, available`) });
const choose = (page: Page, label: string) => start(page, label).click();
const said = (page: Page, words: string | RegExp) => page.getByRole('status').filter({ hasText: words });
const bookPath = (id = serviceId) => `/book/${id}?date=${date}`;

/** The person comes back to a tab. */
async function lookedAt(page: Page): Promise<void> {
  await page.bringToFront();
  await page.evaluate("window.dispatchEvent(new Event('focus'))");
}

async function holdFor(request: APIRequestContext, person: Newcomer, time: string, id = serviceId) {
  const { revision } = (await (await request.get(`/api/v1/services/${id}`)).json()) as { revision: number };
  const headers = await authorizationOf(request, person);
  return request.post(`/api/v1/services/${id}/holds`, { headers, data: { date, time, serviceRevision: revision } });
}

test('a chosen time is held for ten minutes, and another choice moves the hold', CLOCK, async ({ page, request }) => {
  await enter(page, await newcomer(request), bookPath());
  await choose(page, '9:00 AM');
  await expect(held(page)).toHaveText(/^Held for you until \d+:\d\d [AP]M, (10:00|9:\d\d) left$/);
  await expect(said(page, /, 9:00 AM is held for you for 10 minutes\.$/)).toBeAttached();
  await expect(start(page, '9:00 AM')).toBeChecked();
  await expectNoBarriers(page);
  await expect.poll(() => freeTimes(request, serviceId, date)).not.toContain('09:00');

  await choose(page, '10:00 AM');
  await expect(said(page, /, 10:00 AM is held for you/)).toBeAttached();
  await expect.poll(() => freeTimes(request, serviceId, date)).toContain('09:00');
  await expect(held(page)).toBeVisible();
  // On a phone the line at the foot says how long.
  await expectToFit390(page);
  await expect(page.locator('[data-foot-line]').getByRole('timer')).toBeInViewport();
});

test(
  'who comes back finds the hold: after a reload, at the bare address, in another tab, and one that was moved elsewhere',
  CLOCK,
  async ({ page, request }) => {
    await enter(page, await newcomer(request), bookPath());
    await choose(page, '11:00 AM');
    await expect(held(page)).toBeVisible();
    await page.reload();
    await expect(held(page)).toBeVisible();
    await expect(start(page, '11:00 AM')).toBeChecked();

    const tab = await anotherTab(page, `/book/${serviceId}`);
    await expect(held(tab)).toBeVisible();
    await expect(start(tab, '11:00 AM')).toBeChecked();
    await choose(tab, '12:00 PM');
    await expect(said(tab, /, 12:00 PM is held for you/)).toBeAttached();

    await lookedAt(page);
    await expect(start(page, '12:00 PM')).toBeChecked();
    await expect(held(page)).toBeVisible();

    await page.getByRole('button', { name: 'Release' }).click();
    await expect(held(page)).toBeHidden();
    await expect(start(page, '12:00 PM')).not.toBeChecked();
    await expect(start(page, '12:00 PM')).toBeFocused();
    await expect.poll(() => freeTimes(request, serviceId, date)).toContain('12:00');
  },
);

for (const slow of ['request', 'answer'] as const) {
  test(`who chooses another time while one is still being released keeps it: a slow ${slow}`, CLOCK, async ({ page, request }) => {
    await enter(page, await newcomer(request), bookPath());
    await choose(page, '11:00 AM');
    await expect(held(page)).toBeVisible();
    const { promise: chosen, resolve: haveChosen } = Promise.withResolvers<void>();
    await page.route('**/api/v1/holds/*', async (route) => {
      if (route.request().method() !== 'DELETE') return route.continue();
      if (slow === 'request') await chosen;
      const answer = await route.fetch();
      await chosen;
      await route.fulfill({ response: answer });
    });
    const released = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
    await page.getByRole('button', { name: 'Release' }).click();
    await choose(page, '12:00 PM');
    await expect(page).toHaveURL(/time=12/);
    haveChosen();
    await released;
    await expect(said(page, /, 12:00 PM is held for you/)).toBeAttached();
    await expect(held(page)).toBeVisible();
    await expect(start(page, '12:00 PM')).toBeChecked();
    await expect.poll(() => freeTimes(request, serviceId, date)).toContain('11:00');
    await expect(page.getByText('The time is still held')).toBeHidden();
    await page.getByRole('button', { name: 'Release' }).click();
    await expect.poll(() => freeTimes(request, serviceId, date)).toContain('12:00');
  });
}

test('on the page of the service the held time is not taken to who holds it, and a link leads back', CLOCK, async ({ page, request }) => {
  await enter(page, await newcomer(request), bookPath());
  await choose(page, '5:00 PM');
  await expect(held(page)).toBeVisible();
  await visit(page, `/service/${serviceId}?date=${date}&time=17:00`);
  await expect(page.getByText(/, 5:00 PM is held for you until/)).toBeVisible();
  await expect(start(page, '5:00 PM')).toBeChecked();
  await expect(page.getByText(/is not free any more/)).toBeHidden();
  await expectNoBarriers(page);
  await page.getByRole('link', { name: 'Continue booking' }).click();
  await expect(held(page)).toBeVisible();
  await expect(start(page, '5:00 PM')).toBeChecked();
});

test('what is held or booked in another tab is one’s own there, too', CLOCK, async ({ page, request }) => {
  await enter(page, await newcomer(request), bookPath());
  const tab = await anotherTab(page, `/service/${serviceId}?date=${date}&time=18:00`);
  await expect(start(tab, '6:00 PM')).toBeChecked();
  await choose(page, '6:00 PM');
  await expect(held(page)).toBeVisible();
  await lookedAt(tab);
  await expect(tab.getByText(/, 6:00 PM is held for you until/)).toBeVisible();
  await expect(start(tab, '6:00 PM')).toBeChecked();
  await expect(tab.getByText(/is not free any more/)).toBeHidden();

  await page.bringToFront();
  await page.getByLabel('Street').fill('1100 Congress Avenue');
  await page.getByLabel('ZIP').fill('78701');
  await page.getByRole('button', { name: 'Confirm Booking' }).click();
  await expect(toast(page, 'Booking Confirmed!')).toBeVisible();
  await lookedAt(tab);
  await expect(tab.getByText(/^You have booked .*, 6:00 PM yourself\. It stands in My Bookings\.$/)).toBeVisible();
  await expect(tab.getByText(/is not free any more/)).toBeHidden();
  await expectNoBarriers(tab);
});

test('a hold that runs out says so, before and then, and one press holds the time again', CLOCK, async ({ page, request }) => {
  await page.clock.install();
  await enter(page, await newcomer(request), bookPath());
  await choose(page, '1:00 PM');
  await expect(held(page)).toBeVisible();
  await expect(page.locator('[data-at-foot]')).not.toHaveAttribute('data-warns');
  await page.clock.fastForward('09:02');
  await expect(said(page, /, 1:00 PM is held for you for one more minute\.$/)).toBeAttached();
  await expect(held(page)).toHaveText(/ 0:\d\d left$/);
  await expect(page.locator('[data-at-foot]')).toHaveAttribute('data-warns', 'true');
  await expectNoBarriers(page);
  await page.clock.fastForward('01:00');
  await expect(said(page, /, 1:00 PM is not held for you any more\./)).toBeAttached();
  await expect(page.getByText('This time is not held for you any more. Hold it again, or choose another one.')).toBeVisible();
  await expect(start(page, '1:00 PM')).toBeChecked();
  await expectNoBarriers(page);

  await page.getByRole('button', { name: 'Hold it again' }).click();
  await expect(held(page)).toBeVisible();
});

test('a held time is booked', CLOCK, async ({ page, request }) => {
  const customer = await newcomer(request);
  await enter(page, customer, bookPath());
  await choose(page, '2:00 PM');
  await expect(held(page)).toBeVisible();
  await page.getByLabel('Street').fill('1100 Congress Avenue');
  await page.getByLabel('ZIP').fill('78701');
  await page.getByRole('button', { name: 'Confirm Booking' }).click();
  await expect(toast(page, 'Booking Confirmed!')).toBeVisible();
  const left = await successful(request.get('/api/v1/holds', { headers: await authorizationOf(request, customer) }));
  expect(await left.json()).toEqual([]);
  expect(await freeTimes(request, serviceId, date)).not.toContain('14:00');
});

test('who was slower is offered the nearest free times, and keeps what they held', CLOCK, async ({ page, request }) => {
  await enter(page, await newcomer(request), bookPath());
  await choose(page, '3:00 PM');
  await expect(held(page)).toBeVisible();
  await successful(holdFor(request, await newcomer(request), '16:00'));
  await choose(page, '4:00 PM');
  await expect(page.getByText('That time has just been taken')).toBeVisible();
  await expect(page.getByText(/, 3:00 PM is held for you until/)).toBeVisible();
  await page.getByRole('button', { name: 'Choose it' }).click();
  await expect(held(page)).toBeVisible();
  await expect(start(page, '3:00 PM')).toBeChecked();
});

/** What is free is told late: once `told()` is called in the page, and within the same moment. */
const TOLD_LATE = `(() => {
  const late = [];
  const { fetch } = window;
  window.told = () => late.splice(0).forEach((tell) => tell());
  window.toldLate = false;
  window.fetch = async (input, init) => {
    const answer = await fetch(input, init);
    if (!window.toldLate || !/\\/slots\\?/.test(input.url ?? input)) return answer;
    const text = await answer.text();
    await new Promise((tell) => late.push(tell));
    return Object.assign(new Response(text, answer), { clone() { return this; }, text: async () => text });
  };
  window.waiting = () => late.length;
})()`;

test(
  'who chooses again in the moment in which the list says that a time is gone keeps what they chose',
  CLOCK,
  async ({ page, request }) => {
    const id = await offer(request, await provider(request));
    await page.addInitScript(TOLD_LATE);
    await enter(page, await newcomer(request), bookPath(id));
    await choose(page, '3:00 PM');
    await expect(held(page)).toBeVisible();
    await successful(holdFor(request, await newcomer(request), '16:00', id));
    await page.evaluate('window.toldLate = true');
    await choose(page, '4:00 PM');
    await expect(page.getByText('That time has just been taken')).toBeVisible();
    await expect.poll(() => page.evaluate('window.waiting()')).toBeGreaterThan(0);
    await expect(page.getByRole('button', { name: 'Choose it' })).toBeVisible();
    await page.evaluate(`(() => {
      [...document.querySelectorAll('button')].find((button) => button.textContent === 'Choose it').click();
      window.toldLate = false;
      window.told();
    })()`);
    await expect(page.getByRole('radio', { name: /, 4:00 PM, / })).toBeDisabled();
    await expect(start(page, '3:00 PM')).toBeChecked();
    await expect(held(page)).toBeVisible();
  },
);

test('a title of one long word breaks: nothing sticks out', async ({ page, request }) => {
  const long = await offer(request, await provider(request), { title: 'Hinge'.repeat(20) });
  await enter(page, await newcomer(request), bookPath(long));
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('Hinge'.repeat(20));
  await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBe(1280);
  await expectToFit390(page);
});

test('two times are held at most: one of them can be given back for a third', CLOCK, async ({ page, request }) => {
  const business = await provider(request);
  const [first, second, third] = [await offer(request, business), await offer(request, business), await offer(request, business)];
  const customer = await newcomer(request);
  await successful(holdFor(request, customer, '09:00', first));
  await successful(holdFor(request, customer, '10:00', second));
  await enter(page, customer, bookPath(third));
  await choose(page, '11:00 AM');
  await expect(page.getByText('You hold two other times already')).toBeVisible();
  await page.getByRole('button', { name: /, 10:00 AM$/ }).click();
  await expect(held(page)).toBeVisible();
  await expect(page.getByText('You hold two other times already')).toBeHidden();
});

test('who has had many times held is told so, and books without', async ({ page, request }) => {
  const id = await offer(request, await provider(request));
  const customer = await newcomer(request);
  const headers = await authorizationOf(request, customer);
  const { revision: serviceRevision } = (await (await request.get(`/api/v1/services/${id}`)).json()) as { revision: number };
  await enter(page, customer, bookPath(id));
  let status = 201;
  for (let n = 0; status === 201; n++) {
    const data = { date, time: n % 2 ? '17:00' : '18:00', serviceRevision };
    status = (await request.post(`/api/v1/services/${id}/holds`, { headers, data })).status();
  }
  expect(status).toBe(429);
  await choose(page, '4:00 PM');
  const notice = page.getByRole('alert').filter({ hasText: 'This time cannot be held' });
  await expect(notice).toContainText(/You can book this one without a hold, or hold it in \d+ minutes?\./);
  await expectNoBarriers(page);
  await expectToFit390(page);
  await page.getByLabel('Street').fill('1100 Congress Avenue');
  await page.getByLabel('ZIP').fill('78701');
  await page.getByRole('button', { name: 'Confirm Booking' }).click();
  await expect(toast(page, 'Booking Confirmed!')).toBeVisible();
});
