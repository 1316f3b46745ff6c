import type { Page } from '@playwright/test';
import { addDays, weekdayOf } from '../../src/platform/time/calendar.js';
import { todayIn } from '../../src/platform/time/wall-clock.js';
import { CLOCK } from './support/clock.js';
import { enter } from './support/enter.js';
import { expect, test } from './support/product.js';
import { offer, provider, toldTo } from './support/provider.js';
import { expectSound } from './support/visit.js';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const panel = (page: Page) => page.getByRole('region', { name: 'Working hours' });
const days = (page: Page) => panel(page).getByRole('list', { name: 'When customers could begin' }).getByRole('listitem');
const hour = (page: Page, name: string) => panel(page).getByRole('combobox', { name, exact: true });

test('a provider reads what customers will see of hours that are not saved', CLOCK, async ({ page, request }) => {
  const business = await provider(request);
  await offer(request, business, { title: 'Door hinge and lock care', durationMinutes: 60 });
  await offer(request, business, { title: 'New front door', durationMinutes: 180 });
  const stored = await toldTo(request, business, 'working-hours');
  const today = todayIn('America/Chicago', new Date().toISOString());
  const weekday = WEEKDAYS[weekdayOf(addDays(today, 6))]!;
  await enter(page, business, '/dashboard/settings');
  await panel(page).getByRole('button', { name: 'What customers see' }).click();
  await expect(days(page)).toHaveCount(7);
  await panel(page).getByLabel('Service').selectOption({ label: 'New front door, 3h' });
  // What lasts three hours is done by 7:00 PM.
  await expect(days(page).last()).toHaveText(new RegExp(`^${weekday.slice(0, 3)}, .* 9:00 AM – 4:00 PM$`));
  // A day's notice is asked for: of today nothing can be had.
  await expect(days(page).first()).toContainText(/Too soon to book|Over/);
  await expectSound(page);

  await hour(page, `${weekday}, to`).selectOption('12:00 PM');
  await expect(days(page).last()).toHaveText(/9:00 AM$/);
  await hour(page, `${weekday}, to`).selectOption('11:00 AM');
  await expect(days(page).last()).toContainText('Too short for this job');
  await panel(page).getByLabel('Service').selectOption({ label: 'Door hinge and lock care, 1h' });
  await expect(days(page).last()).toContainText('9:00 AM – 10:00 AM');
  await panel(page)
    .getByRole('switch', { name: `Open on ${weekday}` })
    .click();
  await expect(days(page).last()).toContainText('Closed');

  await page.getByLabel('Advance notice').fill('0');
  await expect(panel(page).getByText('Please correct what is marked')).toBeVisible();
  await page.getByLabel('Advance notice').fill('168');
  await expect(days(page).nth(5)).toContainText('Too soon to book');
  expect(await toldTo(request, business, 'working-hours')).toEqual(stored);
});
