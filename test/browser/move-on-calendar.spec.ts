import type { Locator, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../src/demo/market/accounts.js';
import { addDays } from '../../src/platform/time/calendar.js';
import { todayIn } from '../../src/platform/time/wall-clock.js';
import { enter } from './support/enter.js';
import { newcomer } from './support/newcomer.js';
import { expect, test } from './support/product.js';
import { offer, provider } from './support/provider.js';
import { booked, post, sundayAfterNext, worksInLanes } from './support/vendor-day.js';
import { expectNoBarriers, expectSound } from './support/visit.js';

const TITLE = 'Door hinge and lock care';
const main = (page: Page) => page.getByRole('main');
const on = (page: Page, day: string) => main(page).locator(`section[data-day="${day}"]`);
const entries = (page: Page, day: string) => on(page, day).locator('[data-block]');
const column = (page: Page, day: string) => on(page, day).locator('[data-column]');
const newTime = (page: Page) => main(page).locator('[data-new-time]');
const hint = (page: Page) => main(page).getByText(/^Drag a booking to another time/);
const said = (page: Page, words: string | RegExp) => page.getByRole('status').filter({ hasText: words });

/** The week shows the hours from 9 on, each of 60 px. */
const heightOf = (hour: number) => (hour - 9) * 60;

/** Drags an entry by its middle, so that its middle is at an hour of another column. */
async function dragTo(entry: Locator, to: Locator, hour: number) {
  const { width } = (await to.boundingBox())!;
  await entry.dragTo(to, { targetPosition: { x: width / 2, y: heightOf(hour) } });
}

async function businessWith(request: Parameters<typeof provider>[0], hours: readonly [day: number, time: string][]) {
  const business = await provider(request);
  const customer = await newcomer(request, 'Ada Quinn');
  const serviceId = await offer(request, business, { title: TITLE });
  const sunday = sundayAfterNext();
  const ids: string[] = [];
  for (const [day, time] of hours) ids.push(await booked(request, customer, serviceId, addDays(sunday, day), time));
  await post(request, business, `bookings/${ids[0]!}/confirm`);
  return { business, ids, day: (away: number) => addDays(sunday, away) };
}

test.use({ viewport: { width: 1280, height: 1000 } });

test('a booking is dragged to another time, which is asked for', async ({ page, request }) => {
  const { business, ids, day } = await businessWith(request, [
    [1, '10:00'],
    [3, '11:00'],
  ]);
  const [monday, tuesday, wednesday] = [day(1), day(2), day(3)];
  await enter(page, business, `/dashboard/my-bookings?view=week&day=${monday}`);
  await dragTo(entries(page, monday), column(page, tuesday), 14.5);
  const dialog = page.getByRole('dialog', { name: `Reschedule ${TITLE}` });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(`/dashboard/my-bookings?view=week&day=${monday}&booking=${ids[0]!}&date=${tuesday}&time=14%3A00`);
  await expect(dialog.getByRole('radio', { checked: true })).toHaveAccessibleName(/2:00 PM, available/);
  await expectNoBarriers(page);

  // The question is in the address, so that a reload does not lose it.
  await page.reload();
  await dialog.getByRole('button', { name: /^Propose .* 2:00 PM$/ }).click();
  await expect(page.getByText('New time proposed')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(entries(page, tuesday)).toHaveAccessibleName(`2:00 PM, ${TITLE} for Ada Quinn, Proposed time`);

  // Where somebody else is, it is said, and what is free around it is offered.
  await dragTo(entries(page, wednesday), column(page, monday), 10.5);
  await expect(dialog.getByRole('radio', { checked: true })).toHaveAccessibleName(/10:00 AM, taken/);
  await dialog.getByRole('button', { name: 'Keep the old time' }).click();

  // Away and back to its own time, nothing is asked.
  await entries(page, wednesday).hover();
  await page.mouse.down();
  await column(page, monday).hover();
  await expect(newTime(page)).toBeVisible();
  await column(page, wednesday).hover({ position: { x: 20, y: heightOf(11.5) } });
  await page.mouse.up();
  await expect(newTime(page)).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectSound(page);
});

test('the same by keys, which say where it would stand', async ({ page, request }) => {
  const { business, day } = await businessWith(request, [[6, '17:00']]);
  const [friday, saturday] = [day(5), day(6)];
  await enter(page, business, `/dashboard/my-bookings?view=week&day=${saturday}`);
  const entry = entries(page, saturday);
  await entry.focus();
  // Neither beyond the days that are shown, nor after the last start.
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(`Shift+${key}`);
  await expect(newTime(page)).toHaveText('6 PM');
  await expect(on(page, saturday).locator('[data-new-time]')).toBeVisible();
  await expect(said(page, /6:00 PM\. Press Enter to ask for it/)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(newTime(page)).toHaveCount(0);
  await expect(said(page, 'It stays where it is.')).toHaveCount(1);
  await expect(entry).toBeFocused();

  for (const key of ['ArrowLeft', 'ArrowUp']) await page.keyboard.press(`Shift+${key}`);
  await expect(on(page, friday).locator('[data-new-time]')).toHaveText('4 PM');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Reschedule ${TITLE}` });
  await expect(dialog.getByRole('button', { name: /^Propose .* 4:00 PM$/ })).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await entry.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('heading', { name: TITLE })).toBeVisible();
});

test('from one lane to another', async ({ page, request }) => {
  const { business, day } = await businessWith(request, [[2, '10:00']]);
  await worksInLanes(request, business, 2);
  const tuesday = day(2);
  await enter(page, business, `/dashboard/my-bookings?view=day&day=${tuesday}`);
  const lane = (name: string) => on(page, tuesday).getByRole('group', { name, exact: true }).locator('[data-column]');
  await expect(hint(page)).toBeVisible();
  await dragTo(lane('Lane 1').locator('[data-block]'), lane('Lane 2'), 12.5);
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Propose .* 12:00 PM$/ })).toBeVisible();
});

test('what is over stays where it is', async ({ page }) => {
  const yesterday = addDays(todayIn('America/Chicago', new Date().toISOString()), -1);
  await enter(page, { email: 'crew@demo.test', password: DEMO_PASSWORD }, `/dashboard/my-bookings?view=day&day=${yesterday}`);
  const entry = entries(page, yesterday).first();
  await expect(entry).toHaveAccessibleName(/, Completed$/);
  await expect(entry).toHaveAttribute('draggable', 'false');
  await expect(hint(page)).toHaveCount(0);
  await entry.focus();
  await page.keyboard.press('Shift+ArrowDown');
  await expect(newTime(page)).toHaveCount(0);
});
