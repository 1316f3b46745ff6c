import type { APIRequestContext, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../src/demo/market/accounts.js';
import { CLOCK } from './support/clock.js';
import { enter } from './support/enter.js';
import { authorizationOf, successful } from './support/newcomer.js';
import { expect, test } from './support/product.js';
import { expectSound, visit } from './support/visit.js';

const PROVIDER = { email: 'vendor@demo.test', password: DEMO_PASSWORD };

interface Sold {
  month: string;
  bookings: number;
  completedBookings: number;
  revenueCents: number;
  newCustomers: number;
}
interface Earned {
  month: string;
  completedCents: number;
  cancellationFeesCents: number;
  refundedCents: number;
}

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const chart = (page: Page, name: string) => page.getByRole('slider', { name, exact: true });
/** What stands above a chart. */
const values = (page: Page, name: string) => chart(page, name).locator('..').getByRole('definition');
const bodyOf = (page: Page, table: string) => page.getByRole('table', { name: table }).locator('tbody').getByRole('row');

const dollars = (cents: number) =>
  `${cents < 0 ? '-' : ''}${Math.abs(cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })}`;
const number = (figure: number) => figure.toLocaleString('en-US');
const sumOf = <Item>(items: readonly Item[], of: (item: Item) => number) => items.reduce((sum, item) => sum + of(item), 0);
const written = (month: string, style: 'long' | 'short') =>
  new Date(`${month}-15T12:00:00Z`).toLocaleDateString('en-US', { month: style, year: 'numeric', timeZone: 'UTC' });

/** What the server tells the provider. */
async function told<Answer>(request: APIRequestContext, path: string): Promise<Answer> {
  const headers = await authorizationOf(request, PROVIDER);
  return (await (await successful(request.get(`/api/v1/vendor/${path}`, { headers }))).json()) as Answer;
}

test('the months of a report are read by keyboard, in charts and in the table behind them', CLOCK, async ({ page, request }) => {
  const { months } = await told<{ months: Sold[] }>(request, 'reports');
  await enter(page, PROVIDER, '/dashboard/reports');
  const booked = chart(page, 'Bookings by month');

  await test.step('what they are together stands above, until one is come to', async () => {
    await expect(values(page, 'Bookings by month')).toHaveText([
      number(sumOf(months, ({ bookings }) => bookings)),
      number(sumOf(months, ({ completedBookings }) => completedBookings)),
    ]);
    await booked.focus();
    const now = months.at(-1)!;
    await expect(values(page, 'Bookings by month')).toHaveText([number(now.bookings), number(now.completedBookings)]);
  });

  await test.step('the arrow keys lead from one month to the next', async () => {
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowLeft');
    for (const [index, { month, bookings, completedBookings }] of months.entries()) {
      const name = `${written(month, 'long')}${index === months.length - 1 ? ', so far' : ''}`;
      await expect(booked).toHaveAttribute(
        'aria-valuetext',
        `${name}: Bookings ${number(bookings)}, Completed ${number(completedBookings)}`,
      );
      await page.keyboard.press('ArrowRight');
    }
    await expect(booked).toHaveAttribute('aria-valuenow', String(months.length - 1));
    await chart(page, 'Revenue by month').focus();
    await expect(chart(page, 'Revenue by month')).toHaveAttribute(
      'aria-valuetext',
      `${written(months.at(-1)!.month, 'long')}, so far: Revenue ${dollars(months.at(-1)!.revenueCents)}`,
    );
    await expectSound(page);
  });

  await test.step('the table has them all', async () => {
    const press = page.getByRole('button', { name: 'Monthly Performance as a table' });
    await expect(press).toHaveAttribute('aria-pressed', 'false');
    await press.click();
    await expect(bodyOf(page, 'Monthly Performance')).toHaveText(
      months.map(({ month, bookings, completedBookings, revenueCents }) =>
        [written(month, 'short'), number(bookings), number(completedBookings), dollars(revenueCents)].join(''),
      ),
    );
    await expect(booked).toBeHidden();
    await press.click();
    await expect(booked).toBeVisible();
  });
});

test('growth is a line for each figure, with its values, where there are months enough', CLOCK, async ({ page, request }) => {
  const { months } = await told<{ months: Sold[] }>(request, 'reports');
  await enter(page, PROVIDER, '/dashboard/reports');
  const lines = part(page, 'Growth Trends').getByRole('img');
  const valuesOf = (of: (month: Sold) => string) => months.map((each) => `${written(each.month, 'short')} ${of(each)}`).join(', ');
  const newcomers = valuesOf(({ newCustomers }) => number(newCustomers));
  for (const [index, name] of [
    `Revenue by month: ${valuesOf(({ revenueCents }) => dollars(revenueCents))}`,
    `Bookings by month: ${valuesOf(({ bookings }) => number(bookings))}`,
    `Completed bookings by month: ${valuesOf(({ completedBookings }) => number(completedBookings))}`,
    `New customers by month: ${newcomers}`,
  ].entries()) {
    await expect(lines.nth(index)).toHaveAccessibleName(name);
  }
  await lines.last().focus();
  await expect(page.getByRole('tooltip')).toHaveText(newcomers);
  // Two months are no course.
  await visit(page, `/dashboard/reports?from=${months.at(-3)!.month}-01&to=${months.at(-2)!.month}-28`);
  await expect(chart(page, 'Bookings by month')).toHaveAttribute('aria-valuemax', '1');
  await expect(lines).toHaveCount(0);
});

test(
  'earnings by month: what was completed, which fees came in and what was refunded, without a color',
  CLOCK,
  async ({ page, request }) => {
    const { months: all } = await told<{ months: Earned[] }>(request, 'earnings');
    expect(all).toHaveLength(12);
    const months = all.slice(
      all.findIndex(
        ({ completedCents, cancellationFeesCents, refundedCents }) => completedCents + cancellationFeesCents + refundedCents > 0,
      ),
    );
    await enter(page, PROVIDER, '/dashboard/earnings');
    const earned = chart(page, 'Earnings by month');
    const partsOf = ({ completedCents, cancellationFeesCents, refundedCents }: Earned) =>
      [completedCents, cancellationFeesCents, -refundedCents].map(dollars);
    const together = (of: (month: Earned) => number) => dollars(sumOf(months, of));
    await expect(values(page, 'Earnings by month')).toHaveText([
      together(({ completedCents }) => completedCents),
      together(({ cancellationFeesCents }) => cancellationFeesCents),
      together(({ refundedCents }) => -refundedCents),
    ]);
    await earned.focus();
    await page.keyboard.press('Home');
    for (const each of months) {
      await expect(values(page, 'Earnings by month')).toHaveText(partsOf(each));
      await page.keyboard.press('ArrowRight');
    }
    await expectSound(page);
    await page.getByRole('button', { name: 'Earnings by Month as a table' }).click();
    await expect(bodyOf(page, 'Earnings by Month')).toHaveText(
      months.map((each) => [written(each.month, 'short'), ...partsOf(each)].join('')),
    );
    await expectSound(page);
  },
);

const NOTHING = { completedCents: 0, cancellationFeesCents: 0, refundedCents: 0 };

/** What the provider has earned in some of the last twelve months; this one has the number 11. */
async function earns(page: Page, those: Record<string, Partial<Earned>>): Promise<void> {
  await page.route('**/api/v1/vendor/earnings', async (route) => {
    const answer = (await (await route.fetch()).json()) as { months: Earned[] };
    const months = answer.months.map((each, index) => ({ month: each.month, ...NOTHING, ...those[index] }));
    await route.fulfill({ json: { ...answer, months } });
  });
}

test('fees stand on what was completed, refunds hang below, and each is filled in its own way', async ({ page }) => {
  await earns(page, {
    9: { completedCents: 50_000 },
    10: { completedCents: 40_000, cancellationFeesCents: 2_500 },
    11: { refundedCents: 12_000 },
  });
  await enter(page, PROVIDER, '/dashboard/earnings');
  const earned = chart(page, 'Earnings by month');
  await expect(earned).toHaveAttribute('aria-valuemax', '2');
  const [fee, refund] = [earned.locator('rect.hatched'), earned.locator('rect.hollow')];
  const zero = (await earned.locator('line.zero').boundingBox())!.y;
  const done = (await earned.locator('rect.full').last().boundingBox())!;
  await expect(earned.locator('rect.full')).toHaveCount(2);
  expect((await fee.boundingBox())!.y).toBeLessThan(done.y);
  expect(Math.abs(done.y + done.height - zero)).toBeLessThan(3);
  expect((await refund.boundingBox())!.y).toBeGreaterThan(zero - 3);
  await expect(fee).toHaveCSS('fill', /^url\(/);
  await expect(part(page, 'Earnings by Month').locator('dt [data-look]')).toHaveCount(3);
});

test('one month makes no chart, and none makes nothing', async ({ page, request }) => {
  await earns(page, { 11: { completedCents: 12_345 } });
  await enter(page, PROVIDER, '/dashboard/earnings');
  await expect(bodyOf(page, 'Earnings by Month')).toHaveText([/\$123\.45\$0\.00\$0\.00$/]);
  await expect(page.getByRole('slider')).toHaveCount(0);
  await page.unrouteAll({ behavior: 'wait' });
  await earns(page, {});
  await visit(page, '/dashboard/earnings');
  await expect(page.getByRole('table', { name: 'Recent Transactions' })).toBeVisible();
  await expect(part(page, 'Earnings by Month')).toHaveCount(0);
  const { months } = await told<{ months: Sold[] }>(request, 'reports');
  const { month } = months.findLast(({ bookings }) => bookings > 0)!;
  await visit(page, `/dashboard/reports?from=${month}-01&to=${month}-28`);
  await expect(bodyOf(page, 'Monthly Performance')).toHaveCount(1);
  await expect(page.getByRole('slider')).toHaveCount(0);
});

for (const width of [390, 320]) {
  test(`a year of earnings stays within its panel on a phone, ${width} pixels wide`, async ({ page }) => {
    const much = { completedCents: 345_600, cancellationFeesCents: 12_500, refundedCents: 34_500 };
    await earns(page, Object.fromEntries(Array.from({ length: 12 }, (_, index) => [index, much])));
    await page.setViewportSize({ width, height: 844 });
    await enter(page, PROVIDER, '/dashboard/earnings');
    await expect(chart(page, 'Earnings by month')).toHaveAttribute('aria-valuemax', '11');
    expect((await part(page, 'Earnings by Month').boundingBox())!.height).toBeLessThan(844 / 2);
    await page.getByRole('button', { name: 'Earnings by Month as a table' }).click();
    const panel = (await part(page, 'Earnings by Month').boundingBox())!;
    const table = (await page.getByRole('table', { name: 'Earnings by Month' }).boundingBox())!;
    expect(table.x + table.width).toBeLessThan(panel.x + panel.width);
  });
}
