import type { APIRequestContext, Page } from '@playwright/test';
import { addDays } from '../../src/platform/time/calendar.js';
import { CLOCK } from './support/clock.js';
import { enter } from './support/enter.js';
import { type Newcomer, newcomer } from './support/newcomer.js';
import { expect, test } from './support/product.js';
import { offer, type Provider, provider, toldTo } from './support/provider.js';
import { acceptsAll, booked, noted, post, sundayAfterNext, worksInLanes } from './support/vendor-day.js';
import { expectNoBarriers, expectSound } from './support/visit.js';

const TITLE = 'Door hinge and lock care';
const main = (page: Page) => page.getByRole('main');
const dayOf = (page: Page, date: string) => main(page).locator(`[data-day="${date}"]`);
const lanes = (page: Page) => main(page).getByRole('group', { name: 'Lanes' }).getByRole('group');
const entries = (page: Page) => main(page).locator('[data-block]');
const week = (page: Page) => main(page).getByRole('list', { name: 'Days of the week' }).getByRole('link');

/** "Tuesday, November 24" */
const words = (date: string) =>
  new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${date}T12:00:00Z`),
  );

/** Nobody is asked for a printer. */
const PRINTED = `globalThis.printed = 0; globalThis.print = () => { globalThis.printed++; };`;

/** As it is when the test begins: midnight may come meanwhile. */
let sunday: string;
test.beforeEach(() => {
  sunday = sundayAfterNext();
});

interface Crew {
  business: Provider;
  customer: Newcomer;
  serviceId: string;
}

/** A business that does six jobs at the same time. */
async function crewOfSix(request: APIRequestContext): Promise<Crew> {
  const business = await provider(request);
  await worksInLanes(request, business, 6);
  await acceptsAll(request, business);
  return { business, customer: await newcomer(request, 'Ada Quinn'), serviceId: await offer(request, business, { title: TITLE }) };
}

/** All lanes have work at these times. */
async function allBusy(request: APIRequestContext, { customer, serviceId }: Crew, date: string, ...times: string[]): Promise<void> {
  for (const time of times) for (let lane = 0; lane < 6; lane++) await booked(request, customer, serviceId, date, time);
}

test('a day has a column for each lane, with its name, and the arrows lead from one to the next', CLOCK, async ({ page, request }) => {
  const crew = await crewOfSix(request);
  const [day, before] = [addDays(sunday, 2), addDays(sunday, 1)];
  await allBusy(request, crew, day, '10:00', '12:00');
  const moved = await booked(request, crew.customer, crew.serviceId, before, '10:00');
  await post(request, crew.business, `bookings/${moved}/reschedule`, { date: day, time: '15:00' });

  await enter(page, crew.business, `/dashboard/my-bookings?view=day&day=${day}`);
  await expect(lanes(page)).toHaveCount(6);
  await expect(lanes(page).getByRole('heading', { level: 4 })).toHaveText(['Lane 1', 'Lane 2', 'Lane 3', 'Lane 4', 'Lane 5', 'Lane 6']);
  for (const lane of await lanes(page).all()) await expect(lane).toContainText('2 jobs');
  const first = main(page).getByRole('group', { name: 'Lane 1', exact: true });
  await expect(first.locator('[data-block]')).toHaveCount(3);
  await expect(first.locator('[data-block]').last()).toHaveAccessibleName(`3:00 PM, ${TITLE} for Ada Quinn, Proposed time`);
  await expect(entries(page)).toHaveCount(13);
  await expectSound(page);

  // Beside each other, below their names; and each name can be read.
  const [left, right, name] = await Promise.all(
    [lanes(page).nth(0), lanes(page).nth(1), lanes(page).nth(0).getByRole('heading')].map(async (part) => (await part.boundingBox())!),
  );
  expect(left!.x + left!.width).toBeLessThanOrEqual(right!.x + 1);
  expect(name!.y + name!.height).toBeLessThan((await first.locator('[data-block]').first().boundingBox())!.y);

  await first.locator('[data-block]').first().focus();
  await page.keyboard.press('ArrowRight');
  const beside = main(page).getByRole('group', { name: 'Lane 2', exact: true }).locator('[data-block]');
  await expect(beside.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(beside.last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('heading', { name: TITLE })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // Where not all lanes have room, only they move: the hours and the names stay, and so does the page.
  await page.setViewportSize({ width: 320, height: 500 });
  const last = main(page).getByRole('group', { name: 'Lane 6', exact: true });
  await last.locator('[data-block]').last().focus();
  await expect(last.getByRole('heading')).toBeInViewport();
  await expect(main(page).getByText('12 PM', { exact: true }).first()).toBeInViewport();
  await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBe(320);
  await expectNoBarriers(page);
});

test('a week of six lanes shows each day with its jobs and its room, and a press opens it', CLOCK, async ({ page, request }) => {
  const crew = await crewOfSix(request);
  const [monday, tuesday, wednesday, thursday] = [1, 2, 3, 4].map((away) => addDays(sunday, away)) as [string, string, string, string];
  // More than a page of a list has.
  await allBusy(request, crew, tuesday, '09:00', '10:00', '13:00', '15:00');
  await allBusy(request, crew, wednesday, '09:00');
  await noted(request, crew.business, wednesday, 'School play', [{ from: 9, to: 10 }]);
  await noted(request, crew.business, thursday, 'Thanksgiving');

  await enter(page, crew.business, `/dashboard/my-bookings?view=week&day=${tuesday}`);
  await expect(week(page)).toHaveCount(7);
  await expect(entries(page)).toHaveCount(0);
  const [free, busy, full, closed] = [monday, tuesday, wednesday, thursday].map((date) => dayOf(page, date).getByRole('link'));
  await expect(free!).toHaveAccessibleName(`${words(monday)}: nothing booked, 60 hours free`);
  await expect(busy!).toHaveAccessibleName(`${words(tuesday)}: 24 jobs, 36 hours free`);
  await expect(busy!).toHaveAccessibleDescription('All lanes are busy from 9 AM to 11 AM, from 1 PM to 2 PM, and from 3 PM to 4 PM.');
  await expect(busy!).toContainText('24 jobs');
  await expect(busy!).toContainText('36 h free');
  await expect(busy!.getByText('6 of 6', { exact: true })).toHaveCount(4);
  await expect(full!).toHaveAccessibleName(`${words(wednesday)}: School play, 6 jobs, full`);
  await expect(full!).toContainText('Full');
  await expect(closed!).toHaveAccessibleName(`${words(thursday)}: Thanksgiving, closed, nothing booked`);
  await expect(closed!).toContainText('Closed');
  await expect(closed!.getByText('Thanksgiving', { exact: true })).toBeVisible();
  await expectSound(page);

  // What comes meanwhile is counted at once.
  await booked(request, crew.customer, crew.serviceId, monday, '09:00');
  await expect(free!).toHaveAccessibleName(`${words(monday)}: 1 job, 59 hours free`);

  await busy!.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/dashboard/my-bookings?view=day&day=${tuesday}`);
  await expect(entries(page)).toHaveCount(24);
  await page.goBack();
  await free!.click();
  await expect(page).toHaveURL(`/dashboard/my-bookings?view=day&day=${monday}`);
  await expect(lanes(page).first()).toContainText('1 job');

  await main(page).getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'Week' }).click();
  await main(page).getByRole('link', { name: 'Today' }).click();
  await expect(week(page).and(page.locator('[aria-current="date"]'))).toHaveAccessibleName(/, today: /);
});

test('on a phone such a week is a list, whose days stay in sight', CLOCK, async ({ page, request }) => {
  const crew = await crewOfSix(request);
  const tuesday = addDays(sunday, 2);
  await allBusy(request, crew, tuesday, '09:00');
  await page.setViewportSize({ width: 320, height: 640 });
  await enter(page, crew.business, `/dashboard/my-bookings?view=week&day=${tuesday}`);
  const day = dayOf(page, tuesday);
  await expect(day.getByRole('link')).toHaveAccessibleName(`${words(tuesday)}: 6 jobs, 54 hours free`);
  await expect(day.getByText('54 h free', { exact: true })).toBeVisible();
  await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBe(320);
  await expectNoBarriers(page);
  const [one, next] = await Promise.all([1, 2].map(async (away) => (await dayOf(page, addDays(sunday, away)).boundingBox())!));
  expect(next!.y).toBeGreaterThanOrEqual(one!.y + one!.height);

  // Its hours have half gone below the page's header, and its name is there.
  await day.evaluate((part: { getBoundingClientRect(): { top: number; height: number } }, header) => {
    const { top, height } = part.getBoundingClientRect();
    (globalThis as unknown as { scrollBy(x: number, y: number): void }).scrollBy(0, top + height / 3 - header);
  }, 74);
  const name = day.locator('[data-name]');
  await expect(name).toBeInViewport();
  expect((await name.boundingBox())!.y).toBeGreaterThanOrEqual(74);
});

test('lanes that were given up show as long as they have work', CLOCK, async ({ page, request }) => {
  const crew = await crewOfSix(request);
  const tuesday = addDays(sunday, 2);
  await allBusy(request, crew, tuesday, '09:00');
  await worksInLanes(request, crew.business, 1);
  await enter(page, crew.business, `/dashboard/my-bookings?view=week&day=${tuesday}`);
  await expect(dayOf(page, tuesday).getByRole('link')).toHaveAccessibleName(`${words(tuesday)}: 6 jobs, 9 hours free`);
  await dayOf(page, tuesday).getByRole('link').click();
  await expect(lanes(page)).toHaveCount(6);
  await main(page).getByRole('link', { name: 'Next day' }).click();
  await expect(main(page).locator('section[data-day]')).toHaveAttribute('data-day', addDays(tuesday, 1));
  await expect(lanes(page)).toHaveCount(0);
});

test('a day is printed as a plain list, and nothing else is on the paper', CLOCK, async ({ page, request }) => {
  const business = await provider(request);
  await worksInLanes(request, business, 2);
  const serviceId = await offer(request, business, { title: TITLE });
  const day = addDays(sunday, 2);
  const customer = await newcomer(request, 'Ada Quinn');
  for (const time of ['14:00', '10:00']) {
    const asked = { serviceId, serviceRevision: 0, date: day, time, street: '1100 Congress Avenue', zip: '78701' };
    const { id } = await post<{ id: string }>(request, customer, 'bookings', { ...asked, instructions: 'Ring twice.' });
    await post(request, business, `bookings/${id}/confirm`);
  }
  await booked(request, await newcomer(request, 'Omar Lindqvist'), serviceId, day, '10:00');
  const { businessName } = await toldTo<{ businessName: string }>(request, business, 'profile');

  await page.addInitScript(PRINTED);
  await enter(page, business, `/dashboard/my-bookings?view=day&day=${day}`);
  const paper = page.locator('[data-paper]');
  await expect(entries(page)).toHaveCount(3);
  await expect(paper).toBeHidden();
  await expectSound(page);
  await main(page).getByRole('button', { name: 'Print' }).click();
  expect(await page.evaluate('globalThis.printed')).toBe(1);

  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ media: 'print', colorScheme });
    await expect(paper.getByRole('heading', { name: words(day) })).toBeVisible();
    await expect(paper).toContainText(businessName);
    await expect(paper.getByRole('listitem')).toHaveText([
      `10:00 AM1hLane 1${TITLE}Ada Quinn1100 Congress Avenue, Austin, TX 78701Ring twice.`,
      `10:00 AM1hLane 2${TITLE}PendingOmar LindqvistAustin, TX 78701`,
      `2:00 PM1hLane 1${TITLE}Ada Quinn1100 Congress Avenue, Austin, TX 78701Ring twice.`,
    ]);
    await expect(main(page)).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(paper).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  }
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  await expect(paper).toBeHidden();

  // A week is no list to take along.
  await main(page).getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'Week' }).click();
  await expect(main(page).getByRole('button', { name: 'Print' })).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(main(page)).toBeVisible();
});
