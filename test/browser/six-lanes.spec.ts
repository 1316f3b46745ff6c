import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../src/demo/market/accounts.js';
import { addDays } from '../../src/platform/time/calendar.js';
import { instantOf, todayIn } from '../../src/platform/time/wall-clock.js';
import { CLOCK } from './support/clock.js';
import { enter } from './support/enter.js';
import { authorizationOf, successful } from './support/newcomer.js';
import { expect, test } from './support/product.js';
import { expectSound, expectToFit390, visit } from './support/visit.js';

/** The business of the demo data that does six jobs at a time. */
const CREW = { email: 'crew@demo.test', password: DEMO_PASSWORD };
const ZONE = 'America/Chicago';
const LANES = ['Lane 1', 'Lane 2', 'Lane 3', 'Lane 4', 'Lane 5', 'Lane 6'];

const main = (page: Page) => page.getByRole('main');
const part = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true });
const lanes = (page: Page) => main(page).getByRole('group', { name: 'Lanes' }).getByRole('group');
const entries = (page: Page) => main(page).locator('[data-block]');
const dayOf = (page: Page, date: string) => main(page).locator(`[data-day="${date}"]`);

interface Job {
  date: string;
  time: string;
  status: string;
  startsAt: string;
  lane: number | null;
}

/** What the calendar shows of these days. */
async function jobsOf(page: Page, from: string, to: string): Promise<Job[]> {
  const headers = await authorizationOf(page.request, CREW);
  const answer = await successful(page.request.get(`/api/v1/vendor/calendar/bookings?from=${from}&to=${to}`, { headers }));
  const jobs = (await answer.json()) as Job[];
  return jobs
    .filter(({ status }) => status !== 'cancelled')
    .sort((a, b) => (a.startsAt < b.startsAt ? -1 : a.startsAt > b.startsAt ? 1 : 0));
}

/** Today, or tomorrow where both are so: a day on which all six begin at once. What lies ahead of the server's clock is not done yet. */
async function busyDay(page: Page): Promise<{ date: string; jobs: Job[]; first: Job }> {
  const today = todayIn(ZONE, new Date().toISOString());
  const days = [await jobsOf(page, today, today), await jobsOf(page, addDays(today, 1), addDays(today, 1))];
  const jobs = days.findLast((one) => new Set(beginnings(one).map(({ lane }) => lane)).size === LANES.length)!;
  return { date: jobs[0]!.date, jobs, first: jobs[0]! };
}

/** Those that start first. */
const beginnings = (jobs: readonly Job[]) => jobs.filter(({ time }) => time === jobs[0]?.time);
const laneNames = (jobs: readonly Job[]) => [...new Set(jobs.map(({ lane }) => lane!))].sort((a, b) => a - b).map((lane) => `Lane ${lane}`);
const counted = (jobs: number) => (jobs === 0 ? 'nothing booked' : jobs === 1 ? '1 job' : `${jobs} jobs`);

test.use({ viewport: { width: 1280, height: 800 } });

test('the busy business of the demo data sees its day by lane', CLOCK, async ({ page }) => {
  const { date, jobs, first } = await busyDay(page);
  await enter(page, CREW);
  await expect(part(page, 'Needs your answer').getByRole('listitem')).toHaveCount(5);

  await page.clock.install({ time: Date.parse(instantOf(date, first.time, ZONE)!) + 5 * 60_000 });
  await visit(page, '/dashboard');
  const cards = part(page, 'Now and next').getByRole('article');
  const under = jobs.filter(({ status }) => status === 'confirmed');
  const ahead = under.filter(({ time }) => time > first.time);
  const next = beginnings(ahead);
  const later = ahead.filter((job) => !next.includes(job));
  await expect(cards).toHaveCount(LANES.length + next.length);
  for (const [index, lane] of LANES.entries()) await expect(cards.nth(index)).toHaveText(new RegExp(`^Now, until .*${lane}`));
  await expect(part(page, 'The rest of today').getByRole('heading', { level: 3 })).toHaveText(laneNames(later));
  await expect(part(page, 'The rest of today').getByRole('listitem')).toHaveCount(later.length);

  // Lanes stand beside each other, and each card can be read.
  const [one, two] = await Promise.all([0, 1].map(async (index) => (await cards.nth(index).boundingBox())!));
  expect(one!.y).toBe(two!.y);
  expect(one!.x + one!.width).toBeLessThan(two!.x);
  await expectSound(page);
});

test('its calendar shows each lane of a day, and all that is booked', CLOCK, async ({ page }) => {
  const { date, jobs } = await busyDay(page);
  await enter(page, CREW, `/dashboard/my-bookings?view=day&day=${date}`);
  await expect(lanes(page).getByRole('heading', { level: 4 })).toHaveText(LANES);
  await expect(entries(page)).toHaveCount(jobs.length);
  for (const [index, name] of LANES.entries()) {
    const lane = lanes(page).nth(index);
    const theirs = jobs.filter((job) => job.lane === index + 1).length;
    await expect(lane).toContainText(counted(theirs));
    await expect(lane.locator('[data-block]'), name).toHaveCount(theirs);
    const boxes = await Promise.all((await lane.locator('[data-block]').all()).map(async (block) => (await block.boundingBox())!));
    for (const [place, { y, width }] of boxes.entries()) {
      expect(width).toBeGreaterThan(100);
      if (place > 0) expect(y).toBeGreaterThanOrEqual(boxes[place - 1]!.y + boxes[place - 1]!.height - 1);
    }
  }
  await expectSound(page);
});

test('its week counts the jobs of each day and the room that is left, on a phone too', CLOCK, async ({ page }) => {
  const { date, jobs } = await busyDay(page);
  await enter(page, CREW, `/dashboard/my-bookings?view=week&day=${date}`);
  const week = main(page).getByRole('list', { name: 'Days of the week' }).getByRole('link');
  await expect(week).toHaveCount(7);
  const days = await main(page)
    .locator('[data-day]')
    .evaluateAll((all: { dataset: { day: string } }[]) => all.map(({ dataset }) => dataset.day));
  const booked = await jobsOf(page, days[0]!, days.at(-1)!);
  for (const day of days) {
    const theirs = booked.filter((job) => job.date === day).length;
    await expect(dayOf(page, day).getByRole('link')).toHaveAccessibleName(new RegExp(`: (.*, )?${counted(theirs)}`));
  }
  const busy = dayOf(page, date).getByRole('link');
  await expect(busy).toHaveAccessibleDescription(/^All lanes are busy from (9|10) AM/);
  await expect(busy.getByText('6 of 6', { exact: true }).first()).toBeVisible();
  await expect(busy.getByText(counted(jobs.length), { exact: true })).toBeVisible();
  await expectSound(page);

  await expectToFit390(page);
  await expect(busy.getByText(counted(jobs.length), { exact: true })).toBeVisible();
  const [above, below] = await Promise.all(days.slice(0, 2).map(async (day) => (await dayOf(page, day).boundingBox())!));
  expect(below!.y).toBeGreaterThanOrEqual(above!.y + above!.height);
  await busy.click();
  await expect(lanes(page).getByRole('heading', { level: 4 })).toHaveText(LANES);
  await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBe(390);
});
