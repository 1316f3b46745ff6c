import type { APIRequestContext, Page } from '@playwright/test';
import { successful } from './support/newcomer.js';
import { expect, test } from './support/product.js';
import { expectSound, expectToFit390, visit } from './support/visit.js';

const cards = (page: Page) => page.getByRole('article');
const count = (page: Page) => page.getByText(/^[\d,]+ services? found$/);
const when = (page: Page) => page.getByRole('group', { name: 'When' });
const times = (page: Page) => cards(page).getByRole('link', { name: /^Next: / });

interface Listed {
  total: number;
  items: { id: string }[];
}
const listed = async (request: APIRequestContext, query: string): Promise<Listed> =>
  (await (await successful(request.get(`/api/v1/services?${query}`))).json()) as Listed;

/** More than any provider's notice away, and within what they all plan. */
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const wednesday = () => [8, 9, 10, 11, 12, 13, 14].map(inDays).find((date) => new Date(date).getUTCDay() === 3)!;

test.describe('a list for a time', () => {
  test('has only what is free then; each card leads to that time, and a second press lets go', async ({ page, request }) => {
    const all = await listed(request, '');
    const mornings = await listed(request, `day=${wednesday()}&part=morning`);
    expect(mornings.total).toBeGreaterThan(0);
    expect(mornings.total).toBeLessThan(all.total);
    await visit(page, '/services');
    await when(page).getByLabel('Date', { exact: true }).fill(wednesday());
    await when(page).getByRole('button', { name: 'Apply date' }).click();
    await expect(page).toHaveURL(`/services?day=${wednesday()}`);
    await when(page).getByRole('link', { name: 'Morning' }).click();
    await expect(page).toHaveURL(`/services?day=${wednesday()}&part=morning`);
    await expect(count(page)).toHaveText(`${mornings.total} services found`);
    await expect(times(page)).toHaveText(mornings.items.map(() => /^Next: Wed, .+, (9|10|11):00 AM$/));
    await expectSound(page);

    await when(page).getByRole('link', { name: 'Morning' }).click();
    await expect(page).toHaveURL(`/services?day=${wednesday()}`);
    await page.goBack();
    await expect(when(page).getByRole('link', { name: 'Morning' })).toHaveAttribute('aria-current', 'true');
    await page.getByRole('link', { name: /^Remove Wed, .+, in the morning$/ }).click();
    await expect(page).toHaveURL('/services');
    await expect(count(page)).toHaveText(`${all.total} services found`);

    await times(page).first().click();
    await expect(page).toHaveURL(/\/service\/.+date=/);
  });

  test('is understood from the words of a search, and changed by the filter', async ({ page, request }) => {
    const fridays = await listed(request, 'search=cleaning&day=friday&part=afternoon');
    const all = await listed(request, 'search=cleaning');
    await visit(page, '/services?search=cleaning+friday+afternoon');
    await expect(count(page)).toHaveText(new RegExp(`^${fridays.total} services? found$`));
    await expect(when(page).getByRole('link', { name: 'Afternoon' })).toHaveAttribute('aria-current', 'true');
    const said = page.getByRole('status').filter({ hasText: 'Only what is free Friday afternoon.' });
    await expect(said).toBeVisible();
    await when(page).getByRole('link', { name: 'Morning' }).click();
    await expect(page).toHaveURL('/services?search=cleaning&day=friday&part=morning');
    await expect(said).toBeHidden();
    await expect(page.getByRole('searchbox', { name: 'Search services' })).toHaveValue('cleaning');
    await page.goBack();
    await expectToFit390(page);
    await said.getByRole('link', { name: 'Show any time' }).click();
    await expect(page).toHaveURL('/services?search=cleaning');
    await expect(count(page)).toHaveText(`${all.total} services found`);
  });

  test('is for other times, where nothing is free at the one that is only said', async ({ page, request }) => {
    const { total } = await listed(request, 'search=plumber');
    // All providers of the demo want a day's notice.
    expect(await listed(request, 'search=plumber&day=today')).toMatchObject({ total: 0 });
    await visit(page, '/services?search=plumber+this+morning');
    await expect(count(page)).toHaveText(`${total} services found`);
    await expect(page.getByText('Nothing that matches is free this morning: these services are free at other times.')).toBeVisible();
    await expect(when(page).getByRole('link', { name: 'Today' })).not.toHaveAttribute('aria-current');
    await expect(times(page).first()).toBeVisible();
  });

  test('says what there is at any time, where nothing is free', async ({ page, request }) => {
    const { total } = await listed(request, 'search=plumber');
    await visit(page, '/services?search=plumber&day=2020-01-06');
    await expect(page.getByRole('heading', { name: 'No services found' })).toBeVisible();
    await page.getByRole('link', { name: `At any time (${total})` }).click();
    await expect(page).toHaveURL('/services?search=plumber');
    await expect(count(page)).toHaveText(`${total} services found`);
  });

  test('leaves out of an address what is no time, and says so', async ({ page }) => {
    await visit(page, '/services?day=2031-02-30&part=noon');
    await expect(page.getByText('“2031-02-30” is not a day, so it filters nothing.')).toBeVisible();
    await expect(page.getByText('There is no part of the day called “noon”.')).toBeVisible();
    await expect(cards(page)).toHaveCount(24);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a day and a part of it are chosen, too', async ({ page, request }) => {
    const { total } = await listed(request, `day=${wednesday()}&part=afternoon`);
    await page.goto('/services');
    await when(page).getByLabel('Date', { exact: true }).fill(wednesday());
    await when(page).getByRole('button', { name: 'Apply date' }).click();
    await when(page).getByRole('link', { name: 'Afternoon' }).click();
    await expect(count(page)).toHaveText(`${total} services found`);
    await expect(times(page).first()).toHaveText(/^Next: Wed, .+, (12|1|2|3|4):00 PM$/);
  });
});
