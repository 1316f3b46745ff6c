import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Download, Locator, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../src/demo/market/accounts.js';
import { applicant } from './support/applicant.js';
import { CLOCK } from './support/clock.js';
import { enter } from './support/enter.js';
import { authorizationOf, successful } from './support/newcomer.js';
import { expect, test } from './support/product.js';
import { expectNoBarriers, expectSound, toast, visit } from './support/visit.js';
import { problem } from './support/wire.js';

const PROVIDER = { email: 'vendor@demo.test', password: DEMO_PASSWORD };

const main = (page: Page) => page.getByRole('main');
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/** The value that stands below its name, and notes below that. */
const figure = (page: Page, name: string) =>
  main(page)
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd');
const rows = (table: Locator) => table.locator('tbody').getByRole('row');
const cents = (label: string) => Math.round(Number(label.replace(/[^\d.]/g, '')) * 100);
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** What the server tells the provider. */
async function told<Answer>(request: APIRequestContext, path: string): Promise<Answer> {
  const headers = await authorizationOf(request, PROVIDER);
  return (await (await successful(request.get(`/api/v1/vendor/${path}`, { headers }))).json()) as Answer;
}

/** No figure is left to be guessed at. */
async function expectDefinitions(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const mark = main(page)
      .getByRole('button', { name: `What is ${name}?`, exact: true })
      .first();
    await expect(mark).toHaveAccessibleDescription(/^[A-Z].{20,}\.$/);
  }
}

const linesOf = async (download: Download) => (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');

test('the dashboard says how the business stands, and what each figure counts', CLOCK, async ({ page, request }) => {
  await enter(page, PROVIDER);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bright & Co');
  const { revenueCents } = await told<{ revenueCents: number }>(request, 'profile');
  const { total } = await told<{ total: number }>(request, 'bookings');
  const services = await told<unknown[]>(request, 'services');
  await expect(figure(page, 'Total Services')).toHaveText(String(services.length));
  await expect(figure(page, 'Total Bookings')).toHaveText(String(total));
  await expect(figure(page, 'Average Rating')).toHaveText(/^[1-5]\.\d$/);
  await expect(figure(page, 'Revenue')).toHaveText(/^\$[\d,]+\.\d\d$/);
  expect(cents((await figure(page, 'Revenue').textContent())!)).toBe(revenueCents);
  await expectDefinitions(page, ['Total Services', 'Total Bookings', 'Average Rating', 'Revenue']);
  await expect(part(page, 'Recent Bookings').getByRole('listitem')).toHaveCount(5);
  await expect(part(page, 'Your Services').getByRole('listitem')).toHaveCount(Math.min(5, services.length));
  // The newest may be past: the link leads to all of them, as it says.
  await expect(part(page, 'Recent Bookings').getByRole('link', { name: 'All bookings' })).toHaveAttribute(
    'href',
    '/dashboard/my-bookings?when=all',
  );
  await expectSound(page);

  // A definition opens for the keyboard as well.
  await page.getByRole('button', { name: 'What is Revenue?' }).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tooltip')).toHaveText('The agreed prices of your completed bookings, without the platform fee.');
  await page.getByRole('link', { name: 'Add Service' }).click();
  await expect(page).toHaveURL('/dashboard/service-registration');
});

test('a booking says what its price is made of, where that is more than the service', async ({ page, request }) => {
  const lines = [
    { kind: 'base', cents: 8000, percent: null },
    { kind: 'weekend', cents: 2000, percent: 25 },
  ];
  await page.route('**/api/v1/vendor/bookings?*', async (route) => {
    const answer = (await (await route.fetch()).json()) as { items: object[] };
    const items = answer.items.map((item, index) => (index === 0 ? { ...item, priceCents: 10_000, lines } : item));
    await route.fulfill({ json: { ...answer, items } });
  });
  await enter(page, PROVIDER, '/dashboard/my-bookings');
  const times = page.getByRole('navigation', { name: 'When' });
  await expect(times.getByRole('link', { name: 'Upcoming' })).toHaveAttribute('aria-current', 'page');
  const totals = await Promise.all(
    ['upcoming', 'past', 'all'].map(async (when) => (await told<{ total: number }>(request, `bookings?when=${when}`)).total),
  );
  const [upcoming, past, all] = totals;
  expect(upcoming! + past!).toBe(all);
  await expect(main(page).getByText(`${upcoming} upcoming bookings`, { exact: true })).toBeVisible();
  const booking = main(page).getByRole('article').first();
  await expect(booking).toContainText('$100.00');
  await expect(booking).toContainText('Service: $80.00');
  await expect(booking).toContainText('Weekend, +25%: $20.00');
  await expect(main(page).getByRole('article').nth(1)).not.toContainText('Service: ');
  await expectSound(page);
  await page.unrouteAll({ behavior: 'wait' });
  await times.getByRole('link', { name: 'Past' }).click();
  await expect(page).toHaveURL('/dashboard/my-bookings?when=past');
  await expect(main(page).getByText(`${past} past bookings`, { exact: true })).toBeVisible();
  await page.getByRole('group', { name: 'Status' }).getByRole('button', { name: 'Pending' }).click();
  await expect(page.getByRole('heading', { name: 'No past pending bookings' })).toBeVisible();
  await times.getByRole('link', { name: 'All' }).click();
  await expect(page).toHaveURL('/dashboard/my-bookings?status=pending&when=all');
  await page.getByRole('group', { name: 'Status' }).getByRole('button', { name: 'All' }).click();
  await expect(main(page).getByText(`${all} bookings in total`, { exact: true })).toBeVisible();
});

test('customers are found by name, and lead to what they booked', CLOCK, async ({ page, request }) => {
  const { items, totalCustomers } = await told<{ items: { fullName: string; bookingCount: number }[]; totalCustomers: number }>(
    request,
    'customers',
  );
  await enter(page, PROVIDER, '/dashboard/customers');
  const list = page.getByRole('table', { name: 'My Customers' });
  await expect(main(page).getByText(`${totalCustomers} customers`, { exact: true })).toBeVisible();
  await expect(rows(list)).toHaveCount(items.length);
  await expectDefinitions(page, ['Last Booking', 'Bookings', 'Avg Rating']);
  await expectSound(page);

  const { fullName, bookingCount } = items.toSorted((a, b) => b.bookingCount - a.bookingCount)[0]!;
  const search = page.getByRole('searchbox', { name: 'Search customers' });
  await search.fill(fullName.toUpperCase());
  await expect(page).toHaveURL(/\/dashboard\/customers\?search=/);
  await expect(main(page).getByText(`1 of ${totalCustomers} customers`)).toBeVisible();
  await expect(rows(list)).toHaveCount(1);
  await expect(rows(list)).toContainText(fullName);

  await rows(list)
    .getByRole('link', { name: `View History of ${fullName}` })
    .click();
  await expect(page).toHaveURL(/\/dashboard\/my-bookings\?customer=/);
  const found = main(page).getByText(new RegExp(`^${bookingCount} bookings? of ${fullName}`));
  await expect(found).toBeVisible();
  for (const title of await main(page).getByRole('article').all()) await expect(title).toContainText(fullName);
  await page.getByRole('group', { name: 'Status' }).getByRole('button', { name: 'Completed' }).click();
  await expect(page).toHaveURL(/customer=.*status=completed/);
  const ofAll = main(page).getByRole('link', { name: 'Show those of all customers' });
  // The address is there before what it shows.
  await expect(ofAll).toHaveAttribute('href', /status=completed/);
  await ofAll.click();
  await expect(page).toHaveURL('/dashboard/my-bookings?status=completed&when=all');
  await expect(main(page).getByText(/^\d+ completed bookings$/)).toBeVisible();

  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(search).toHaveValue(fullName.toUpperCase());
  await search.fill('nobody of this name');
  await expect(page.getByRole('heading', { name: 'No customers found' })).toBeVisible();
  await expectSound(page);
  await page.getByRole('link', { name: 'Clear search' }).click();
  await expect(search).toHaveValue('');
  await expect(rows(list)).toHaveCount(items.length);
});

test('reviews: how many gave how many stars, and what they wrote', async ({ page, request }) => {
  const { reviewCount, stars } = await told<{ reviewCount: number; stars: { stars: number; count: number }[] }>(request, 'reviews');
  await enter(page, PROVIDER, '/dashboard/my-reviews');
  const average = sum(stars.map(({ stars: level, count }) => level * count)) / reviewCount;
  await expect(part(page, 'Average Rating')).toContainText(average.toFixed(1));
  await expect(part(page, 'Average Rating')).toContainText(`${reviewCount} reviews`);
  const bars = page.getByRole('table', { name: 'Reviews by stars' });
  await expect(rows(bars)).toHaveCount(5);
  for (const [index, { count }] of stars.entries()) await expect(rows(bars).nth(index).getByRole('cell').last()).toHaveText(String(count));
  await expectDefinitions(page, ['Average Rating']);
  await expectSound(page);

  const { stars: level, count } = stars.find((each) => each.count > 0 && each.stars < 5)!;
  await bars.getByRole('link', { name: new RegExp(`^${level} star`) }).click();
  await expect(page).toHaveURL(`/dashboard/my-reviews?stars=${level}`);
  await expect(main(page).getByRole('status')).toContainText(new RegExp(`^${count} reviews? with ${level} stars?\\.`));
  await expect(main(page).locator('ol').getByRole('img', { name: '5 out of 5' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Show all reviews' }).click();
  await expect(page).toHaveURL('/dashboard/my-reviews');
  await visit(page, '/dashboard/my-reviews?page=99');
  await page.getByRole('link', { name: 'Go to the first page' }).click();
  await expect(main(page).locator('ol > li').first()).toBeVisible();
});

test('earnings: what came in, from whom, and as a table to keep', CLOCK, async ({ page, request }) => {
  type Transactions = { items: { amountCents: number; kind: string }[]; total: number; pageCount: number };
  const first = await told<Transactions>(request, 'earnings/transactions');
  const all = [...first.items];
  for (let number = 2; number <= first.pageCount; number++) {
    all.push(...(await told<Transactions>(request, `earnings/transactions?page=${number}`)).items);
  }
  const earned = sum(all.map(({ amountCents }) => amountCents));

  await enter(page, PROVIDER, '/dashboard/earnings');
  await expect(figure(page, 'Total Earnings').first()).toHaveText(/^\$/);
  expect(cents((await figure(page, 'Total Earnings').first().textContent())!)).toBe(earned);
  expect(cents((await figure(page, 'Pending').first().textContent())!)).toBe(earned);
  await expect(figure(page, 'Pending').last()).toHaveText('Awaiting payment');
  await expect(figure(page, 'Transactions').first()).toHaveText(String(all.filter(({ kind }) => kind === 'completed').length));
  await expect(figure(page, 'Transactions').last()).toHaveText('Completed bookings');
  await expect(figure(page, 'This Month').last()).toHaveText(/last month$/);
  await expectDefinitions(page, ['Total Earnings', 'This Month', 'Transactions', 'Pending', 'Earned on', 'Amount']);
  const table = page.getByRole('table', { name: 'Recent Transactions' });
  await expect(rows(table)).toHaveCount(first.items.length);
  await expectSound(page);
  await page.getByRole('navigation', { name: 'Pages of transactions' }).getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL('/dashboard/earnings?page=2');
  await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute('aria-current', 'page');

  await page.getByRole('button', { name: 'Download Report' }).click();
  const choice = page.getByRole('dialog', { name: 'Earnings of which days?' });
  await choice.getByLabel('From').fill('2000-01-01');
  await expectNoBarriers(page);
  const coming = page.waitForEvent('download');
  await choice.getByRole('button', { name: 'Download' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^plumb-and-level-earnings-2000-01-01-to-\d{4}-\d\d-\d\d\.csv$/);
  const [header, ...lines] = await linesOf(download);
  expect(header).toBe('\uFEFFDate,Type,Service,Customer,Amount (USD),Booking');
  expect(lines).toHaveLength(first.total);
  expect(sum(lines.map((line) => cents(line.split(',').at(-2)!)))).toBe(earned);
  await expect(toast(page, 'Your report is ready')).toBeVisible();
  await expect(choice).toBeHidden();
});

test('a report that can not be made says so, and lets choose again', async ({ page }) => {
  await enter(page, PROVIDER, '/dashboard/earnings');
  await page.route('**/api/v1/vendor/earnings/report*', (route) =>
    route.fulfill(problem(503, 'platform/busy', 'Too many wait. Try again.')),
  );
  await page.getByRole('button', { name: 'Download Report' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Download' }).click();
  await expect(toast(page, 'Your report could not be prepared')).toContainText('Too many wait. Try again.');
});

test('reports: any range of days, whose parts add up, and as a table to keep', CLOCK, async ({ page }) => {
  await enter(page, PROVIDER, '/dashboard/reports');
  const monthly = page.getByRole('table', { name: 'Monthly Performance' });
  await page.getByRole('button', { name: 'Monthly Performance as a table' }).click();
  // The last six months, this one included.
  await expect(rows(monthly)).toHaveCount(6);
  const inMonths = await rows(monthly).locator('[data-label="Bookings"]').allTextContents();
  await expect(figure(page, 'Total Bookings').first()).toHaveText(String(sum(inMonths.map(Number))));
  const revenues = await rows(monthly).locator('[data-label="Revenue"]').allTextContents();
  expect(cents((await figure(page, 'Total Revenue').first().textContent())!)).toBe(sum(revenues.map(cents)));
  await expectDefinitions(page, [
    ...['Total Revenue', 'Total Bookings', 'New Customers', 'Average Rating'],
    ...['Bookings', 'Completed', 'Revenue', 'Customers', 'New', 'Returning', 'Customers there', 'Before', 'Change'],
    ...['Response rate', 'Completion rate', 'Cancelled by you', 'Five-star reviews'],
  ]);
  const counts = await Promise.all(['Customers', 'New', 'Returning'].map((name) => figure(page, name).textContent()));
  const [customers, fresh, returning] = counts.map(Number);
  expect(fresh! + returning!).toBe(customers);
  await expect(part(page, 'Quality Metrics').getByText(/^\d+% \(\d+ of \d+\)$/)).toHaveCount(4);
  await expect(rows(page.getByRole('table', { name: 'Popular Services' }))).not.toHaveCount(0);
  await expect(rows(page.getByRole('table', { name: /^Growth Trends/ }))).toHaveCount(4);
  await expectSound(page);

  await page.getByRole('button', { name: 'Date Range' }).click();
  const choice = page.getByRole('dialog', { name: 'Report on which days?' });
  await choice.getByRole('button', { name: 'Last month' }).click();
  await expect(choice.getByRole('button', { name: 'Last month' })).toHaveAttribute('aria-pressed', 'true');
  const [from, to] = [await choice.getByLabel('From').inputValue(), await choice.getByLabel('To').inputValue()];
  expect(from).toMatch(/^\d{4}-\d\d-01$/);
  await choice.getByLabel('To').fill('1999-12-31');
  await expect(choice.getByText('The last day comes before the first.')).toBeVisible();
  await expect(choice.getByRole('button', { name: 'Show' })).toBeDisabled();
  await choice.getByLabel('To').fill(to);
  await expectNoBarriers(page);
  await choice.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(`/dashboard/reports?from=${from}&to=${to}`);
  await expect(choice).toBeHidden();
  await expect(rows(monthly)).toHaveCount(1);
  const bookings = await rows(monthly).locator('[data-label="Bookings"]').textContent();
  await expect(figure(page, 'Total Bookings').first()).toHaveText(bookings!);

  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe(`plumb-and-level-report-${from}-to-${to}.csv`);
  expect((await linesOf(download)).length).toBeGreaterThan(10);
  await page.goBack();
  await expect(page.getByRole('slider', { name: 'Bookings by month' })).toHaveAttribute('aria-valuemax', '5');
});

const HALF_A_YEAR = Array.from({ length: 6 }, () => /^[A-Z][a-z]{2}$/);

for (const width of [390, 320]) {
  test(`reports: half a year is seen at once on a phone, ${width} pixels wide`, CLOCK, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await enter(page, PROVIDER, '/dashboard/reports');
    for (const chart of ['Bookings by month', 'Revenue by month']) {
      await expect(page.getByRole('slider', { name: chart }).locator('.mark')).toHaveText(HALF_A_YEAR);
    }
    expect((await part(page, 'Monthly Performance').boundingBox())!.height).toBeLessThan(844 * 0.8);
    await page.getByRole('button', { name: 'Monthly Performance as a table' }).click();
    const monthly = page.getByRole('table', { name: 'Monthly Performance' });
    await expect(rows(monthly)).toHaveCount(6);
    const revenues = (await monthly.getByRole('columnheader', { name: 'Revenue' }).boundingBox())!;
    for (const cell of await rows(monthly).locator('[data-label="Revenue"]').all()) {
      const { x, width: wide } = (await cell.boundingBox())!;
      expect(x + wide).toBeCloseTo(revenues.x + revenues.width, 0);
    }
    const { height } = (await monthly.boundingBox())!;
    expect(height).toBeLessThan(844 / 2);
    await expectSound(page);
  });
}

test('a range stands in the address, and is compared with as many days before', CLOCK, async ({ page }) => {
  await enter(page, PROVIDER, '/dashboard/reports?from=2026-03-01&to=2026-03-31');
  await expect(main(page).getByText('Mar 01, 2026 to Mar 31, 2026, Central Time')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Growth Trends, compared with Jan 29, 2026 to Feb 28, 2026' })).toBeVisible();
  // What makes no sense is no range: the last six months.
  await visit(page, '/dashboard/reports?from=2026-03-31&to=2026-03-01');
  await expect(page.getByRole('slider', { name: 'Bookings by month' })).toHaveAttribute('aria-valuemax', '5');
});

test('a business that has only just applied is told that nothing is there yet', async ({ page, request }) => {
  const person = await applicant(request);
  await enter(page, person);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lindqvist & Daughters');
  await expect(page.getByText("Your verification is in progress. You'll be notified once it's complete.")).toBeVisible();
  await expect(figure(page, 'Average Rating')).toHaveText('0.0');
  await expect(figure(page, 'Revenue')).toHaveText('$0.00');
  await expect(part(page, 'Recent Bookings').getByRole('heading', { name: 'No bookings yet' })).toBeVisible();
  await expect(part(page, 'Your Services').getByRole('heading', { name: 'No services yet' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add Your First Service' })).toHaveAttribute('href', '/dashboard/service-registration');
  await expectSound(page);

  const menu = page.getByRole('navigation', { name: 'Dashboard' });
  for (const [label, empty] of [
    ['My Bookings', 'No bookings yet'],
    ['My Customers', 'No customers yet'],
    ['Customer Reviews', 'No reviews yet'],
    ['Earnings', 'No transactions yet'],
    ['Business Reports', 'No bookings on these days'],
  ] as const) {
    await menu.getByRole('link', { name: label }).click();
    await expect(page.getByRole('heading', { level: 1, name: label })).toBeVisible();
    await expect(page.getByRole('heading', { name: empty })).toBeVisible();
    await expectSound(page);
  }
  // Of fewer than five cases no share is told, and nothing grows from nothing.
  await expect(part(page, 'Quality Metrics').getByText('Not enough cases yet')).toHaveCount(4);
  await expect(page.getByRole('table', { name: /^Growth Trends/ }).locator('[data-label="Change"]')).toHaveText(['–', '–', '–', '–']);
  // Nor is there an axis with nothing on it.
  await expect(part(page, 'Monthly Performance').getByRole('heading', { name: 'Nothing on these days' })).toBeVisible();
  await expect(main(page).locator('svg[data-surface]')).toHaveCount(0);
});

test('a provider whose record is missing is told whom to ask', async ({ page }) => {
  await page.route('**/api/v1/vendor/profile', (route) => route.fulfill(problem(404, 'not-found', 'There is no such vendor profile.')));
  await enter(page, PROVIDER);
  await expect(page.getByRole('heading', { name: 'Vendor Profile Not Found' })).toBeVisible();
  await expect(page.getByText('Please contact support for assistance.')).toBeVisible();
});
