import type { APIRequestContext, Page } from '@playwright/test';
import { weeksLeft } from '../../web/src/shared/slots/calendar/weeks-left.js';
import { CLOCK } from './support/clock.js';
import { freeDays } from './support/free-days.js';
import { expect, test } from './support/product.js';
import { expectNoBarriers, expectToFit390, takenOver, visit } from './support/visit.js';

interface Listed {
  id: string;
  title: string;
  durationMinutes: number;
  vendor: { id: string; businessName: string };
}

/** A service of the provider with the most reviews. */
async function reviewed(request: APIRequestContext): Promise<Listed> {
  const { items } = (await (await request.get('/api/v1/services?sort=reviews')).json()) as { items: Listed[] };
  return items[0]!;
}

const bookCard = (page: Page) => page.getByRole('region', { name: 'Book this Service' });
const reviews = (page: Page) => page.getByRole('region', { name: 'Reviews' });
const bookNow = (page: Page) => bookCard(page).getByRole('link', { name: 'Book Now' });

async function openCalendar(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Choose another day' });
  await takenOver(page, button);
  await button.click();
  await freeDays(page).first().waitFor();
}

test('says what it is, who does it, and where it belongs', async ({ page, request }) => {
  const { id, title, vendor } = await reviewed(request);
  expect(await visit(page, `/service/${id}`)).toBe(200);
  const way = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(way.getByRole('link', { name: 'Services' })).toHaveAttribute('href', '/services');
  await expect(way.getByRole('link').nth(1)).toHaveAttribute('href', /^\/services\/[a-z-]+$/);
  await expect(way.getByText(title)).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page).toHaveTitle(`${title} · Plumb & Level`);
  await expect(page.getByText(/^Serves within \d+ miles$/)).toBeVisible();
  const provider = page.getByRole('region', { name: 'About the Provider' });
  await expect(provider.getByText('Verified Provider')).toBeVisible();
  await expect(provider.getByRole('link', { name: vendor.businessName })).toHaveAttribute('href', `/vendor/${vendor.id}`);
  await expect(page.getByRole('region', { name: 'More services from this provider' }).getByRole('article').first()).toBeVisible();
});

test('is drawn on its page and its card, without a script, from one file that is kept', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const page = await context.newPage();
  const fetched = page.waitForResponse(/\/assets\/drawings-[\w-]+\.svg$/);
  await page.goto('/services/plumbing?search=faucet');
  expect((await fetched).headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Faucet installation' }) });
  // It has a size only where the file has such a drawing.
  await expect(card.first().locator('use[href$="#plumbing-faucet"]')).toBeVisible();
  await card.first().getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Faucet installation');
  await expect(page.locator('use[href$="#plumbing-faucet"]').first()).toBeVisible();
  await context.close();
});

test('the price is itemised, and the sum is right', async ({ page, request }) => {
  const { id } = await reviewed(request);
  await visit(page, `/service/${id}`);
  const cents = async (label: string | RegExp) => {
    const line = bookCard(page)
      .locator('dl > div')
      .filter({ has: page.getByText(label, { exact: true }) });
    return Math.round(100 * Number((await line.locator('dd').innerText()).replace(/[^\d.]/g, '')));
  };
  expect(await cents('Platform fee')).toBe(500);
  expect(await cents('Total')).toBe((await cents(/^(Service|\$.*\/hr × .*)$/)) + 500);
});

test('the bars count the reviews by stars and filter them, and the reviews have pages', async ({ page, request }) => {
  const { id } = await reviewed(request);
  await visit(page, `/service/${id}`);
  const bars = page.getByRole('table', { name: 'Reviews by stars' });
  await expect(bars.getByRole('row')).toHaveCount(5);
  await reviews(page).getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(/\?page=2#reviews$/);
  await expect(reviews(page).getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute('aria-current', 'page');

  const five = bars.getByRole('row', { name: /^5 stars/ });
  const count = await five.getByRole('cell').last().innerText();
  await five.getByRole('link').click();
  await expect(page).toHaveURL(/\?stars=5#reviews$/);
  await expect(page.getByText(`${count} reviews with 5 stars.`)).toBeVisible();
  await expect(reviews(page).getByRole('img', { name: '4 out of 5', exact: true })).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(`${count} reviews with 5 stars.`)).toBeVisible();
  await page.getByRole('link', { name: 'Show all reviews' }).click();
  await expect(page).not.toHaveURL(/stars/);
  await page.goBack();
  await expect(page).toHaveURL(/stars=5/);
  await visit(page, `/service/${id}?page=99`);
  await page.getByRole('link', { name: 'Go to the first page' }).click();
  await expect(reviews(page).getByRole('listitem').first()).toBeVisible();
});

test('the next free times are links, and Book Now takes the chosen one along', CLOCK, async ({ page, request }) => {
  const { id } = await reviewed(request);
  await visit(page, `/service/${id}`);
  await expect(bookNow(page)).toHaveAttribute('href', `/book/${id}`);
  const times = bookCard(page).getByRole('list').first().getByRole('link');
  await expect(times).toHaveCount(3);
  const name = await times.nth(1).innerText();
  expect(name).toMatch(/^\w+day, \w+ \d{1,2}, \d{1,2}:00 [AP]M$/);
  await times.nth(1).click();
  await expect(page).toHaveURL(/\?date=\d{4}-\d\d-\d\d&time=\d\d%3A00$/);
  await expect(times.nth(1)).toHaveAttribute('aria-current', 'true');
  await expect(bookCard(page).getByRole('status').filter({ hasText: name })).toBeVisible();
  await expect(page.getByRole('radio', { name: `${name}, available` })).toBeChecked();
  await page.reload();
  await expect(page.getByRole('radio', { name: `${name}, available` })).toBeChecked();
  await expect(bookNow(page)).toHaveAttribute('href', new RegExp(`^/book/${id}\\?date=.*&time=`));
});

test('the calendar offers free days only, and each day its ten times in two rows of five', CLOCK, async ({ page, request }) => {
  const { id } = await reviewed(request);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, `/service/${id}`);
    await openCalendar(page);
    await freeDays(page).first().click();
    await expect(page).toHaveURL(/\?date=\d{4}-\d\d-\d\d$/);
    const options = page.getByRole('radio');
    await expect(options).toHaveCount(10);
    const boxes = await options.evaluateAll((all) => all.map((option) => (({ x, y }) => ({ x, y }))(option.getBoundingClientRect())));
    expect(new Set(boxes.map(({ x }) => Math.round(x))).size).toBe(5);
    expect(new Set(boxes.map(({ y }) => Math.round(y))).size).toBe(2);
    await expect(page.getByText(/^Times are the provider’s: \w+ Time\b/).first()).toBeVisible();
  }
});

test('of the month what is over takes no room', CLOCK, async ({ page, request }) => {
  const { id } = await reviewed(request);
  await visit(page, `/service/${id}`);
  const today = await page.evaluate("new Intl.DateTimeFormat('en-CA').format(new Date())");
  await openCalendar(page);
  const weeks = page
    .getByRole('grid')
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell'), visible: true });
  const month = new Date(`${await page.locator('.MuiPickersCalendarHeader-label').innerText()} 1 UTC`).toISOString().slice(0, 7);
  await expect(weeks).toHaveCount(weeksLeft(month, today as string));
  await expect(page.getByRole('grid')).toHaveCount(1);
  const lowest = (await weeks.last().boundingBox())!;
  const below = (await page.getByText('Choose a day to see its start times.').boundingBox())!;
  expect(lowest.y + lowest.height).toBeLessThanOrEqual(below.y);
});

test('a time that is not free is disabled and says why', CLOCK, async ({ page, request }) => {
  const { id } = await reviewed(request);
  await page.route('**/api/v1/services/*/slots?*', async (route) => {
    const answer = (await (await route.fetch()).json()) as { slots: object[] };
    answer.slots[2] = { ...answer.slots[2], available: false, reason: 'taken' };
    await route.fulfill({ json: answer });
  });
  await visit(page, `/service/${id}`);
  await openCalendar(page);
  await freeDays(page).first().click();
  const taken = page.getByRole('radio', { name: /, 11:00 AM, taken$/ });
  await expect(taken).toBeDisabled();
  await expect(taken.locator('xpath=..').getByText('Taken')).toBeVisible();
});

test('a chosen time that is not free any more is let go, and the page says so', CLOCK, async ({ page, request }) => {
  const { id } = await reviewed(request);
  // Nobody gets the first hour of this day any more: providers want a day's notice.
  const date = new Date().toISOString().slice(0, 10);
  await visit(page, `/service/${id}?date=${date}&time=09:00`);
  await expect(page.getByText(/ is not free any more\. Please choose another time\.$/)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`\\?date=${date}$`));
});

test('the month moves on by itself when it has nothing free', CLOCK, async ({ page, request }) => {
  const { id } = await reviewed(request);
  let asked = '';
  await page.route('**/api/v1/services/*/days?*', async (route) => {
    const month = new URL(route.request().url()).searchParams.get('month')!;
    asked ||= month;
    const answer = (await (await route.fetch()).json()) as { days: { date: string; free: number }[]; nextMonthWithFree: string | null };
    if (month === asked) answer.days = answer.days.map((day) => ({ ...day, free: 0 }));
    await route.fulfill({ json: answer });
  });
  await visit(page, `/service/${id}`);
  const now = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' }).format(await page.evaluate(() => Date.now()));
  await openCalendar(page);
  await expect(page.getByText(now)).toBeHidden();
});

test('the calendar is not fetched before it is asked for', async ({ page, request }) => {
  const { id } = await reviewed(request);
  const scripts: string[] = [];
  page.on('request', (sent) => scripts.push(sent.url()));
  await visit(page, `/service/${id}`);
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => url.includes('DayCalendar'))).toEqual([]);
  await openCalendar(page);
  expect(scripts.filter((url) => url.includes('DayCalendar'))).not.toEqual([]);
});

test('from the list to the booking by keyboard alone', CLOCK, async ({ page }) => {
  const tabTo = async (name: string | RegExp, role: 'link' | 'button' | 'searchbox' | 'radio') => {
    const wanted = page.getByRole(role, { name }).and(page.locator(':focus'));
    for (let presses = 0; presses < 80 && (await wanted.count()) === 0; presses++) await page.keyboard.press('Tab');
    await expect(wanted).toHaveCount(1);
  };
  await visit(page, '/services');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo('Search services', 'searchbox');
  // Of a list that is replaced the focus would be lost; and the list before it has faucets, too.
  const found = page.waitForResponse((answer) => answer.url().includes('/api/v1/services?') && answer.url().includes('search=faucet'));
  await page.keyboard.type('faucet');
  await found;
  await expect(page).toHaveURL(/search=faucet/);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await tabTo(/^View Details of .*faucet/i, 'link');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/service\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo('Choose another day', 'button');
  await page.keyboard.press('Enter');
  await freeDays(page).first().waitFor();
  await tabTo('Next month', 'button');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('gridcell', { disabled: false }).and(page.locator(':focus'))).toHaveText(/^\d+$/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?date=/);
  await page.getByRole('radio').first().waitFor();
  await tabTo(/, available$/, 'radio');
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/&time=/);
  await tabTo('Book Now', 'link');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/(\/book\/|returnTo=%2Fbook%2F).*date/);
});

test('without scripts a time can be chosen and booked', CLOCK, async ({ browser, request, baseURL }) => {
  const { id, title } = await reviewed(request);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const page = await context.newPage();
  await page.goto(`/service/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('button', { name: 'Choose another day' })).toBeHidden();
  await bookCard(page).getByRole('list').first().getByRole('link').first().click();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(bookNow(page)).toHaveAttribute('href', /\?date=.*&time=/);
  await page.getByRole('table', { name: 'Reviews by stars' }).getByRole('link', { name: '5 stars' }).click();
  await expect(page.getByText(/^\d+ reviews? with 5 stars\./)).toBeVisible();
  await expect(bookNow(page)).toHaveAttribute('href', /\?date=.*&time=/);
  await context.close();
});

test('empty: no reviews, and nothing else from this provider', async ({ page, request }) => {
  const { id, title } = await reviewed(request);
  await page.route('**/api/v1/vendors/*/reviews*', (route) =>
    route.fulfill({
      json: { items: [], total: 0, page: 1, pageSize: 10, pageCount: 0, averageRating: null, stars: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 } },
    }),
  );
  await page.route('**/api/v1/vendors/*/services*', (route) => route.fulfill({ json: [] }));
  await visit(page, `/services?sort=reviews`);
  await page
    .getByRole('link', { name: `View Details of ${title}` })
    .first()
    .click();
  await expect(reviews(page).getByText('No reviews yet')).toBeVisible();
  await expect(page.getByText('No other services available from this provider.')).toBeVisible();
  expect(id).toBeTruthy();
});

for (const path of ['/service/00000000-0000-4000-8000-000000000000', '/service/not-an-id', '/service/%F0%9F%AA%A0']) {
  test(`${path} is not found, and leads on`, async ({ page }) => {
    expect(await visit(page, path)).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Service not found');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await page.getByRole('link', { name: 'Browse Services' }).click();
    await expect(page).toHaveURL(/\/services$/);
  });
}

test('a nonsensical day, time, page or number of stars is left out', async ({ page, request }) => {
  const { id } = await reviewed(request);
  expect(await visit(page, `/service/${id}?date=2026-02-31&time=25:00&stars=9&page=-1`)).toBe(200);
  await expect(bookCard(page).getByText('No day chosen yet')).toBeVisible();
  await expect(reviews(page).getByRole('listitem').first()).toBeVisible();
});

test('search engines read an offer, a way here, and no rating that is not the service’s', async ({ page, request, baseURL }) => {
  const { id, title } = await reviewed(request);
  await page.goto(`/service/${id}?stars=5`);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}/service/${id}`);
  const sources = await page.locator('script[type="application/ld+json"]').allTextContents();
  const things = sources.map((source) => JSON.parse(source) as Record<string, unknown>);
  expect(things.find((thing) => thing['@type'] === 'Service')).toMatchObject({
    name: title,
    offers: { '@type': 'Offer', priceCurrency: 'USD', price: expect.stringMatching(/^\d+\.\d\d$/) },
  });
  expect(things.map((thing) => thing['@type'])).toContain('BreadcrumbList');
  expect(sources.join()).not.toContain('ggregateRating');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds no barrier in ${colorScheme}, and nothing sticks out at 390 pixels`, async ({ page, request }) => {
    const { id } = await reviewed(request);
    await page.emulateMedia({ colorScheme });
    await visit(page, `/service/${id}?stars=5`);
    await expectNoBarriers(page);
    await openCalendar(page);
    await freeDays(page).first().click();
    await expect(page.getByRole('radio')).toHaveCount(10);
    await expectNoBarriers(page);
    await expectToFit390(page);
    await visit(page, '/service/nowhere');
    await expectNoBarriers(page);
  });
}
