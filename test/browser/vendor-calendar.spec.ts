import type { Page } from '@playwright/test';
import { addDays } from '../../src/platform/time/calendar.js';
import { CLOCK } from './support/clock.js';
import { enter } from './support/enter.js';
import { newcomer } from './support/newcomer.js';
import { expect, test } from './support/product.js';
import { offer, provider } from './support/provider.js';
import { booked, noted, post, sundayAfterNext, worksInLanes } from './support/vendor-day.js';
import { expectNoBarriers, expectSound } from './support/visit.js';

const TITLE = 'Door hinge and lock care';
const main = (page: Page) => page.getByRole('main');
const days = (page: Page) => main(page).locator('section[data-day]');
const on = (page: Page, day: string) => main(page).locator(`section[data-day="${day}"]`);
const entries = (page: Page, day: string) => on(page, day).locator('[data-block]');

/** As it is when the test begins: midnight may come meanwhile. */
let sunday: string;
test.beforeEach(() => {
  sunday = sundayAfterNext();
});

/** What of the entries' words does not fit into them; those that end in an ellipsis do. */
const CLIPPED = `[...document.querySelectorAll('[data-block] > *')].filter((part) => {
  const range = document.createRange();
  range.selectNodeContents(part);
  const [words, entry] = [range.getBoundingClientRect(), part.parentElement.getBoundingClientRect()];
  const isWide = getComputedStyle(part).textOverflow !== 'ellipsis' && words.right > entry.right;
  return isWide || words.bottom > entry.bottom;
}).map((part) => part.textContent)`;

test('a week shows what is booked, what is proposed, and when nobody works', CLOCK, async ({ page, request }) => {
  const business = await provider(request);
  const customer = await newcomer(request, 'Ada Quinn');
  const serviceId = await offer(request, business, { title: TITLE, durationMinutes: 120 });
  const [monday, tuesday, thursday] = [1, 2, 4].map((away) => addDays(sunday, away)) as [string, string, string];
  const pending = await booked(request, customer, serviceId, monday, '10:00');
  const confirmed = await booked(request, customer, serviceId, tuesday, '13:00');
  await post(request, business, `bookings/${confirmed}/confirm`);
  // Asked for by the provider, so that the customer must agree.
  await post(request, business, `bookings/${confirmed}/reschedule`, { date: addDays(sunday, 6), time: '09:00' });
  await noted(request, business, thursday, 'Thanksgiving');
  await noted(request, business, addDays(sunday, 5), 'School play', [{ from: 9, to: 15 }]);

  await enter(page, business, `/dashboard/my-bookings?view=week&day=${monday}`);
  await expect(days(page)).toHaveCount(7);
  await expect(entries(page, monday)).toHaveAccessibleName(`10:00 AM, ${TITLE} for Ada Quinn, Pending`);
  await expect(entries(page, tuesday)).toHaveAccessibleName(`1:00 PM, ${TITLE} for Ada Quinn, Confirmed, another time is proposed`);
  await expect(entries(page, addDays(sunday, 6))).toHaveAccessibleName(`9:00 AM, ${TITLE} for Ada Quinn, Proposed time`);
  await expect(on(page, thursday)).toContainText('Closed: Thanksgiving');
  await expect(on(page, thursday)).toHaveAccessibleName(/: Thanksgiving, closed, nothing booked$/);
  await expect(on(page, addDays(sunday, 5)).getByText('School play', { exact: true })).toBeVisible();
  await expect(main(page).getByRole('list', { name: 'What the calendar shows' }).getByRole('listitem')).toHaveText([
    'Pending',
    'Confirmed',
    'Completed',
    'Proposed time',
    'Closed',
  ]);
  await expectSound(page);

  // Two hours are twice as high as one, and a later start lies lower.
  const boxOf = async (day: string) => (await entries(page, day).boundingBox())!;
  const [early, late] = [await boxOf(monday), await boxOf(tuesday)];
  expect(Math.round((late.y - early.y) / ((early.height + 2) / 2))).toBe(3);

  await entries(page, monday).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: TITLE })).toBeVisible();
  await expect(page).toHaveURL(`/dashboard/my-bookings?view=week&day=${monday}&booking=${pending}`);
  await expectNoBarriers(page);
  await expect(dialog).toContainText('Austin, TX 78701');
  await expect(dialog).not.toContainText('1100 Congress Avenue');
  await dialog.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(page.getByText('Booking accepted')).toBeVisible();
  await expect(dialog).toContainText('1100 Congress Avenue, Austin, TX 78701');
  await expect(dialog.getByText('Confirmed', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(entries(page, monday)).toHaveAccessibleName(`10:00 AM, ${TITLE} for Ada Quinn, Confirmed`);
});

test('the calendar leafs by week and day, and all of it can be reached by keyboard', CLOCK, async ({ page, request }) => {
  const business = await provider(request);
  const customer = await newcomer(request, 'Ada Quinn');
  const serviceId = await offer(request, business, { title: TITLE });
  const [first, second] = [addDays(sunday, 1), addDays(sunday, 3)];
  await booked(request, customer, serviceId, first, '09:00');
  const last = await booked(request, customer, serviceId, second, '15:00');

  await enter(page, business, '/dashboard/my-bookings');
  await main(page).getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'Week' }).click();
  await expect(page).toHaveURL('/dashboard/my-bookings?view=week');
  await expect(main(page).locator('[aria-current="date"]')).toHaveCount(1);
  const next = main(page).getByRole('link', { name: 'Next week' });
  const shown = main(page).locator(`section[data-day="${sunday}"]`);
  await next.click();
  await expect(shown).toHaveCount(0);
  await next.click();
  await expect(shown).toBeVisible();
  await expect(main(page).locator('[aria-current="date"]')).toHaveCount(0);

  await entries(page, first).focus();
  await page.keyboard.press('ArrowRight');
  await expect(entries(page, second)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(entries(page, first)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`booking=${last}$`));
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await on(page, second)
    .getByRole('link', { name: /^Show / })
    .press('Enter');
  await expect(page).toHaveURL(`/dashboard/my-bookings?view=day&day=${second}`);
  await expect(days(page)).toHaveCount(1);
  await expect(entries(page, second)).toHaveCount(1);
  await expectSound(page);
  await main(page).getByRole('link', { name: 'Previous day' }).click();
  await expect(days(page)).toHaveAttribute('data-day', addDays(second, -1));
  await expect(days(page)).toHaveAccessibleName(/nothing booked$/);
  await expect(days(page).getByText('Nothing booked', { exact: true })).toBeVisible();
  await main(page).getByRole('link', { name: 'Today' }).click();
  await expect(main(page).locator('[aria-current="date"]')).toHaveCount(1);

  // A day that is none is today.
  await page.goto('/dashboard/my-bookings?view=day&day=2026-02-31');
  await expect(main(page).locator('[aria-current="date"]')).toHaveCount(1);
});

test('two jobs at the same time stand side by side', CLOCK, async ({ page, request }) => {
  const business = await provider(request);
  const customer = await newcomer(request, 'Ada Quinn');
  const serviceId = await offer(request, business, { title: TITLE, durationMinutes: 120 });
  await worksInLanes(request, business, 2);
  const day = addDays(sunday, 2);
  for (const time of ['10:00', '11:00']) await booked(request, customer, serviceId, day, time);
  const another = await newcomer(request, 'Wilhelmina Featherstonehaugh');
  for (const [durationMinutes, time] of [
    [30, '15:00'],
    [60, '16:00'],
  ] as const) {
    await booked(request, another, await offer(request, business, { title: 'Every lock of the house', durationMinutes }), day, time);
  }

  await enter(page, business, `/dashboard/my-bookings?view=day&day=${day}`);
  await expect(entries(page, day)).toHaveCount(4);
  const lane = (name: string) => on(page, day).getByRole('group', { name, exact: true }).locator('[data-block]');
  await expect(lane('Lane 2')).toHaveAccessibleName(`11:00 AM, ${TITLE} for Ada Quinn, Pending`);
  const [left, right] = await Promise.all(['Lane 1', 'Lane 2'].map(async (name) => (await lane(name).first().boundingBox())!));
  expect(left!.x + left!.width).toBeLessThanOrEqual(right!.x);
  expect(right!.y).toBeLessThan(left!.y + left!.height);

  // Half an hour has room for its words, and a lane for its time, beside six other days too.
  expect(await page.evaluate(CLIPPED)).toEqual([]);
  await main(page).getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'Week' }).click();
  await expect(days(page)).toHaveCount(7);
  await expect(entries(page, day)).toHaveCount(4);
  expect(await page.evaluate(CLIPPED)).toEqual([]);
});
