import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { dayLabel } from '../../web/src/shared/slots/slot-words.js';
import { addDays } from '../../web/src/ui/format/days.js';
import { APPLICATION } from './support/applicant.js';
import { CLOCK } from './support/clock.js';
import { enter } from './support/enter.js';
import { freeDays } from './support/free-days.js';
import { type Newcomer, newcomer, signIn, successful } from './support/newcomer.js';
import { expect, test } from './support/product.js';
import { offer, type Provider, provider, toldTo } from './support/provider.js';
import { booked, post } from './support/vendor-day.js';
import { expectNoBarriers, openedUntil, takenOver, toast, visit } from './support/visit.js';
import { problem } from './support/wire.js';

const PHONE = { width: 390, height: 844 };
const NARROW = { width: 320, height: 568 };
test.use({ viewport: PHONE });

interface Settings {
  availability: object;
  changedAt: unknown;
}

let business: Provider;
let serviceId: string;
test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL: baseURL! });
  business = await provider(request);
  serviceId = await offer(request, business);
  await request.dispose();
});

const bar = (page: Page): Locator => page.getByRole('navigation', { name: 'Main pages' });
const words = (of: Locator): Promise<string[]> => of.locator('a, button').evaluateAll((all) => all.map((way) => way.textContent.trim()));
const current = (page: Page): Locator => bar(page).locator('[aria-current]');
/** What the server has drawn may just be giving way to the same of the scripts, and has no place for that moment. */
const box = async (of: Locator) => {
  let place: Awaited<ReturnType<Locator['boundingBox']>> = null;
  await expect.poll(async () => (place = await of.boundingBox())).not.toBeNull();
  return place!;
};

/** Comes to lie above a line; what slides in gets there by and by. */
async function expectAbove(of: Locator, line: number): Promise<void> {
  const lowerEdge = async () => {
    const { y, height } = await box(of);
    return y + height;
  };
  await expect.poll(lowerEdge).toBeLessThanOrEqual(line);
}

/** Lies clear of what sticks to the upper edge. */
async function expectBelowHeader(page: Page, of: Locator): Promise<void> {
  const room = async () => {
    const header = await box(page.getByRole('banner'));
    return (await box(of)).y - (header.y + header.height);
  };
  await expect.poll(room).toBeGreaterThanOrEqual(0);
  await expect(of).toBeInViewport({ ratio: 1 });
}

interface Slot {
  date: string;
  time: string;
}

async function nextFree(request: APIRequestContext): Promise<Slot[]> {
  const answer = await request.get(`/api/v1/services/${serviceId}/next-slots`);
  return ((await answer.json()) as { slots: Slot[] }).slots;
}

/** The last of the next free times: the first may be too soon a moment later. */
async function request(of: APIRequestContext, customer: Newcomer): Promise<string> {
  const { date, time } = (await nextFree(of)).at(-1)!;
  return booked(of, customer, serviceId, date, time);
}

/** Lies along the lower edge, with targets for a thumb and room for its words. */
async function expectAtFoot(page: Page): Promise<void> {
  const { width, height } = page.viewportSize()!;
  const place = async () => {
    const foot = await bar(page).boundingBox();
    return foot && [foot.x, foot.width, Math.round(foot.y + foot.height)];
  };
  await expect.poll(place).toEqual([0, width, height]);
  // The page's own bar may just be taking the place of another's.
  const cut = () =>
    bar(page)
      .locator('a, button')
      .evaluateAll((all) => all.filter((way) => way.scrollWidth > way.clientWidth || way.clientHeight < 44).map((way) => way.textContent));
  await expect.poll(cut).toEqual([]);
  await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBe(width);
}

test.describe('the bar at the foot of a phone', () => {
  test('leads a visitor home, to the search and to the sign-in, and says where they are', async ({ page }) => {
    await visit(page, '/');
    await expect.poll(() => words(bar(page))).toEqual(['Home', 'Search', 'Sign in']);
    await expectAtFoot(page);
    await expect(current(page)).toHaveText('Home');
    await expect(current(page)).toHaveAttribute('aria-current', 'page');

    await bar(page).getByRole('link', { name: 'Search' }).click();
    await expect(page).toHaveURL('/services');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(current(page)).toHaveText('Search');
    // Whoever is there already wants to type.
    await bar(page).getByRole('link', { name: 'Search' }).click();
    await expect(page.getByRole('searchbox', { name: 'Search services' })).toBeFocused();

    await visit(page, '/services/plumbing');
    await expect(current(page)).toHaveText('Search');
    await expect(current(page)).toHaveAttribute('aria-current', 'true');
    await bar(page).getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/auth');
    await expect(current(page)).toHaveText('Sign in');
    await visit(page, '/help');
    await expect(current(page)).toHaveCount(0);
    await page.setViewportSize(NARROW);
    await expectAtFoot(page);
  });

  test('is there before a script has run, and needs none', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE, baseURL: baseURL! });
    const page = await context.newPage();
    await page.goto('/help');
    await expectAtFoot(page);
    await bar(page).getByRole('link', { name: 'Search' }).click();
    await expect(page).toHaveURL('/services');
    await context.close();
  });

  test('is not there on a wide screen, nor on paper; on a low one it stands at the end', async ({ page }) => {
    await visit(page, '/help');
    await page.emulateMedia({ media: 'print' });
    await expect(bar(page)).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await expect(bar(page)).toBeInViewport();
    await page.setViewportSize({ width: 667, height: 375 });
    await expect(bar(page)).not.toBeInViewport();
    await page.setViewportSize({ width: 768, height: 844 });
    await expect(bar(page)).toBeHidden();
  });

  test('covers neither the end of a page, nor what has the focus, nor the foot of the filters', async ({ page }) => {
    await visit(page, '/contact');
    const terms = page.getByRole('contentinfo').getByRole('link', { name: 'Terms' });
    // The footer that the server has drawn gives way to the script's own.
    await takenOver(page, terms);
    await terms.scrollIntoViewIfNeeded();
    const { y } = await box(bar(page));
    await page.keyboard.press('End');
    await expect
      .poll(async () => {
        const end = await box(page.getByRole('contentinfo'));
        return Math.round(end.y + end.height);
      })
      .toBe(Math.round(y));

    const send = page.getByRole('button', { name: 'Send Message' });
    await send.evaluate((button) => {
      button.ownerDocument.defaultView!.scrollTo(0, 0);
      button.focus();
    });
    await expectAbove(send, y);

    await visit(page, '/services');
    await page.getByRole('main').getByRole('button', { name: 'Filters' }).click();
    const show = page.getByRole('button', { name: /^Show \d+ services$/ });
    await show.click({ trial: true });
    await page.keyboard.press('Escape');
    await expect(show).toBeHidden();
    await bar(page).getByRole('link', { name: 'Home' }).click({ trial: true });
  });

  test('leads a customer to what is theirs, on public pages and their own alike', async ({ page, request: api }) => {
    await enter(page, await newcomer(api), '/help');
    await expect(bar(page).getByRole('link')).toHaveCount(5);
    const ways = ['Home', 'Search', 'Bookings', 'Favorites', 'Me'];
    await expect.poll(() => words(bar(page))).toEqual(ways);
    await expectAtFoot(page);
    for (const [way, address] of [
      ['Bookings', '/dashboard/my-bookings'],
      ['Favorites', '/dashboard/favorites'],
      ['Me', '/dashboard'],
    ] as const) {
      await bar(page).getByRole('link', { name: way, exact: true }).click();
      await expect(page).toHaveURL(address);
      await expect(current(page)).toHaveText(way);
      await expect(current(page)).toHaveAttribute('aria-current', 'page');
      await expectAtFoot(page);
    }
    await expect.poll(() => words(bar(page))).toEqual(ways);
    await visit(page, '/dashboard/profile');
    await expect(current(page)).toHaveText('Me');
    await expect(current(page)).toHaveAttribute('aria-current', 'true');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expectNoBarriers(page);
    }
    await page.setViewportSize(NARROW);
    await expectAtFoot(page);
    await bar(page).getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL('/');
    await expectAtFoot(page);
  });

  test('shows nobody another’s bar while the session is not known yet', async ({ page, request: api }) => {
    await enter(page, await newcomer(api), '/help');
    await expect(bar(page).getByRole('link', { name: 'Me', exact: true })).toBeVisible();
    await expectAtFoot(page);
    const place = () => bar(page).getByRole('link', { name: 'Search' }).boundingBox();
    const search = await place();
    await page.route('**/api/v1/auth/refresh', () => undefined);
    await page.reload();
    await expect(bar(page).getByRole('link', { name: 'Search' })).toBeVisible();
    await expect(bar(page).getByRole('link', { name: 'Sign in' })).toBeHidden();
    // Where they will be.
    await expect.poll(place).toEqual(search);
  });

  test('keeps home and search where the rest of it can not be fetched', async ({ page, request: api }) => {
    await page.route('**/assets/OwnBar-*', (route) => route.abort());
    await enter(page, await newcomer(api), '/help');
    await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
    await bar(page).getByRole('link', { name: 'Search' }).click();
    await expect(page).toHaveURL('/services');
  });

  test(
    'leads a provider through their work, opens the rest, and counts what waits for their answer',
    CLOCK,
    async ({ page, request: api }) => {
      await enter(page, business);
      const ways = ['Today', 'Bookings', 'Services', 'Earnings', 'More'];
      await expect.poll(() => words(bar(page))).toEqual(ways);
      await expectAtFoot(page);
      const customer = await newcomer(api);
      const bookingId = await request(api, customer);
      await expect(bar(page).getByRole('link', { name: 'Today, 1 to answer' })).toHaveAttribute('aria-current', 'page');
      for (const [way, address] of [
        ['Bookings', '/dashboard/my-bookings'],
        ['Services', '/dashboard/services'],
        ['Earnings', '/dashboard/earnings'],
      ] as const) {
        await bar(page).getByRole('link', { name: way, exact: true }).click();
        await expect(page).toHaveURL(address);
        await expect(current(page)).toHaveText(way);
      }
      await visit(page, '/dashboard/customers');
      await expect(current(page)).toHaveText('More');
      await expectNoBarriers(page);
      await bar(page).getByRole('button', { name: 'More' }).click();
      const menu = page.getByRole('dialog').getByRole('navigation', { name: 'Dashboard' });
      await menu.getByRole('link', { name: 'Customer Reviews' }).click();
      await expect(page).toHaveURL('/dashboard/my-reviews');
      await page.setViewportSize(NARROW);
      await expectAtFoot(page);

      // A public page is away from work, and leads back.
      await visit(page, '/help');
      await expect.poll(() => words(bar(page))).toEqual(['Home', 'Search', 'Dashboard']);
      await bar(page).getByRole('link', { name: 'Dashboard' }).click();
      await expect(page).toHaveURL('/dashboard');
      await post(api, business, `bookings/${bookingId}/confirm`);
      await expect(bar(page).getByRole('link', { name: 'Today', exact: true })).toBeVisible();
    },
  );

  test('counts what waits for the customer’s answer', CLOCK, async ({ page, request: api }) => {
    const customer = await newcomer(api);
    const bookingId = await request(api, customer);
    await post(api, business, `bookings/${bookingId}/confirm`);
    await enter(page, customer, '/help');
    await expect(bar(page).getByRole('link', { name: 'Me', exact: true })).toBeVisible();
    const { date, time } = (await nextFree(api))[0]!;
    await post(api, business, `bookings/${bookingId}/reschedule`, { date, time });
    await visit(page, '/help');
    await bar(page).getByRole('link', { name: 'Me, 1 to answer' }).click();
    await page.getByRole('button', { name: 'Accept New Time' }).click();
    await expect(bar(page).getByRole('link', { name: 'Me', exact: true })).toBeVisible();
  });
});

test('a message lies below the header, and what led to it can be pressed again', async ({ page }) => {
  await visit(page, '/auth');
  await signIn(page, { email: 'somebody@example.test', password: 'not this one' });
  const told = toast(page, 'Sign in failed').getByRole('presentation');
  for (const size of [PHONE, NARROW]) {
    await page.setViewportSize(size);
    await page.evaluate('scrollTo(0, 0)');
    await expectBelowHeader(page, told);
    await expectAbove(told, size.height / 2);
    await page.getByRole('button', { name: 'Login' }).click({ trial: true });
    await bar(page).getByRole('link', { name: 'Home' }).click({ trial: true });
  }
});

test('the search in the header asks its whole question on the narrowest phone', async ({ page }) => {
  await page.setViewportSize(NARROW);
  await visit(page, '/help');
  await page.getByRole('banner').locator('summary').filter({ hasText: 'Search' }).click();
  const field = page.getByRole('banner').getByRole('combobox', { name: 'What are you looking for?' });
  await expect(field).toBeFocused();
  // What a field asks for is as wide as the same words typed.
  await field.fill((await field.getAttribute('placeholder'))!);
  expect(await field.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Search' })).toBeInViewport();
  await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBe(NARROW.width);
});

test.describe('the days of a service', () => {
  const weeks = (page: Page): Locator => page.getByRole('group', { name: 'Day' });
  const openDays = (page: Page) => page.getByRole('button', { name: 'Choose another day' }).click();

  test('are two weeks from today on, and the next two by one press; the month is not fetched', CLOCK, async ({ page }) => {
    const months: string[] = [];
    page.on('request', (sent) => /MonthCalendar|DayCalendar/.test(sent.url()) && months.push(sent.url()));
    await visit(page, `/service/${serviceId}`);
    await openDays(page);
    await freeDays(page).first().waitFor();
    const days = weeks(page).getByRole('listitem').getByRole('button');
    await expect(days).toHaveCount(14);
    const today = new Intl.DateTimeFormat('en-CA').format(Date.now());
    await expect(days.first()).toHaveAccessibleName(new RegExp(`^${dayLabel(today)}, `));
    await expect(weeks(page).getByRole('button', { name: 'Earlier days' })).toHaveAttribute('aria-disabled', 'true');
    await weeks(page).getByRole('button', { name: 'Later days' }).click();
    await expect(days.first()).toHaveAccessibleName(new RegExp(`^${dayLabel(addDays(today, 14))}, `));

    await freeDays(page).first().click();
    await expect(page).toHaveURL(/date=\d{4}-\d\d-\d\d$/);
    await page
      .getByRole('radio', { name: /, available$/ })
      .first()
      .click();
    await expect(page).toHaveURL(/&time=\d\d%3A00$/);
    await page.reload();
    await takenOver(page);
    await openDays(page);
    await expect(weeks(page).getByRole('button', { pressed: true })).toHaveCount(1);
    expect(months).toEqual([]);
    expect((await box(days.first())).height).toBeGreaterThanOrEqual(44);
    await page.setViewportSize(NARROW);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expectNoBarriers(page);
    }
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBe(NARROW.width);
  });

  test('go on by themselves where nothing of two weeks is free, and say so to who turned to them', CLOCK, async ({ page }) => {
    const dayAway = (days: number) => addDays(new Date().toISOString().slice(0, 10), days);
    await page.route('**/api/v1/services/*/days?*', async (route) => {
      const answer = (await (await route.fetch()).json()) as { days: { date: string; free: number }[]; nextMonthWithFree: string | null };
      answer.days = answer.days.map((day) => ({ ...day, free: day.date > dayAway(30) ? 1 : 0 }));
      answer.nextMonthWithFree = dayAway(45).slice(0, 7);
      await route.fulfill({ json: answer });
    });
    await visit(page, `/service/${serviceId}`);
    await openDays(page);
    await expect(freeDays(page).first()).toBeVisible();
    await weeks(page).getByRole('button', { name: 'Earlier days' }).click();
    await expect(page.getByText(/^Nothing is free in these two weeks\./)).toBeVisible();
    await page.getByRole('button', { name: /^Go to / }).click();
    await expect(freeDays(page).first()).toBeVisible();
  });
});

/** What stays at the foot in place of the bar. */
const footLine = (page: Page): Locator => page.locator('[data-foot-line]');

/** In place of the bar: as high, and alone. */
async function expectInPlaceOfBar(page: Page): Promise<void> {
  const { width, height } = page.viewportSize()!;
  await expect(bar(page)).toBeHidden();
  const line = await box(footLine(page));
  expect([line.x, line.width, Math.round(line.y + line.height), Math.round(line.height)]).toEqual([0, width, height, 61]);
  await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBe(width);
}

test.describe('the line at the foot of a service', () => {
  const bookNow = (page: Page): Locator => page.getByRole('link', { name: 'Book Now' });
  const book = (page: Page): Locator => footLine(page).getByRole('link', { name: /^Book \w+day, / });

  test(
    'says the next free time, what it costs, and books it, until the card’s own button is in sight',
    CLOCK,
    async ({ page, request: api }) => {
      await visit(page, `/service/${serviceId}`);
      const first = page.getByRole('region', { name: 'Book this Service' }).getByRole('listitem').first();
      const [, weekday, hour] = /^(\w{3})\w*day, .*, (\d+):00/.exec(await first.innerText())!;
      await expect(footLine(page)).toContainText(new RegExp(`^\\$89 · ${weekday}\\b.* ${hour} [AP]M\\$94 with the platform fee`));
      await expectInPlaceOfBar(page);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await expectNoBarriers(page);
      }

      await bookNow(page).scrollIntoViewIfNeeded();
      await expect(footLine(page)).toBeHidden();
      await expect(bar(page)).toBeVisible();
      const more = page.getByRole('heading', { name: 'More services from this provider' });
      await takenOver(page, more);
      await more.scrollIntoViewIfNeeded();
      await expect(footLine(page)).toBeVisible();
      await expect(bar(page)).toBeHidden();

      const { date, time } = (await nextFree(api))[0]!;
      await expect(book(page)).toHaveAttribute('href', `/book/${serviceId}?${new URLSearchParams({ date, time }).toString()}`);
      await book(page).click();
      await expect(page).toHaveURL(/\/auth\?returnTo=%2Fbook%2F/);
    },
  );

  test('follows the choice, leads where Book Now leads, and fits the narrowest phone', CLOCK, async ({ page, request: api }) => {
    const { date, time } = (await nextFree(api)).at(-1)!;
    const costly = await offer(api, business, { basePriceCents: 123_450 });
    await page.setViewportSize(NARROW);
    await visit(page, `/service/${costly}?${new URLSearchParams({ date, time }).toString()}`);
    await expect(footLine(page)).toContainText(/^\$1,234\.50 · \w{3}\b.* \d+ [AP]M\$1,239\.50 with the platform fee/);
    await expect(book(page)).toHaveAttribute('href', (await bookNow(page).getAttribute('href'))!);
    await expectInPlaceOfBar(page);

    await visit(page, `/service/${costly}?date=${date}`);
    await expect(footLine(page)).toContainText(/^\$1,234\.50 · \w{3}, \w{3} \d+\$/);
    await expect(book(page)).toHaveAttribute('href', `/book/${costly}?date=${date}`);
  });

  test('says so where nothing is free', async ({ page }) => {
    await page.route('**/api/v1/services/*/next-slots', (route) => route.fulfill({ json: { timeZone: 'America/Chicago', slots: [] } }));
    await visit(page, '/services?search=door hinge');
    await page.getByRole('link', { name: 'View Details of Door hinge and lock care' }).first().click();
    await expect(page.getByText('Nothing is free at the moment. Please look again in a few days.')).toBeAttached();
    await expect(footLine(page)).toHaveText('Nothing is free at the moment.');
  });

  test('is not there without scripts, on a wide or a low screen, on paper, nor where nothing is booked directly', async ({
    page,
    browser,
    baseURL,
    request: api,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE, baseURL: baseURL! });
    const still = await context.newPage();
    await still.goto(`/service/${serviceId}`);
    await expect(footLine(still)).toHaveCount(0);
    await expect(bar(still)).toBeVisible();
    await context.close();

    await visit(page, `/service/${serviceId}`);
    await expect(footLine(page)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(footLine(page)).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 667, height: 375 });
    await expect(footLine(page)).toBeHidden();
    await expect(bar(page)).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 844 });
    await expect(footLine(page)).toHaveCount(0);

    const shy = await provider(api);
    const byRequest = await offer(api, shy);
    const { changedAt: _, ...settings } = await toldTo<Settings>(api, shy, 'settings');
    const data = { ...settings, availability: { ...settings.availability, instantBooking: false } };
    await successful(api.put('/api/v1/vendor/settings', { headers: shy.headers, data }));
    await page.setViewportSize(PHONE);
    await openedUntil(
      () => visit(page, `/service/${byRequest}`),
      (look) => expect(page.getByText(/takes no direct bookings/)).toBeAttached(look),
    );
    await expect(footLine(page)).toHaveCount(0);
    await expect(bar(page)).toBeVisible();
  });
});

test.describe('the line at the foot of the booking form', () => {
  // Whoever reads is where the work is: for others, times stand on both clocks (time-zones.spec.ts).
  test.use({ timezoneId: 'America/Chicago' });

  const line = (page: Page, name: string): Locator => footLine(page).getByRole('button', { name, exact: true });
  const next = async (page: Page, description: string): Promise<void> => {
    await expect(line(page, 'Next')).toHaveAccessibleDescription(description);
    await line(page, 'Next').click();
  };

  test('leads from what is missing to the next, and books with the clock of the hold in sight', CLOCK, async ({ page, request: api }) => {
    const customer = await newcomer(api);
    await enter(page, customer, `/book/${serviceId}`);
    await expect(footLine(page)).toHaveText(/^\$94Choose a day and a timeNext$/);
    await expectInPlaceOfBar(page);
    await next(page, 'Choose a day and a time');
    await expect(page.getByRole('heading', { name: 'Day and time' })).toBeFocused();
    await expectBelowHeader(page, page.getByRole('heading', { name: 'Day and time' }));

    const { date, time } = (await nextFree(api)).at(-1)!;
    await page.goto(`/book/${serviceId}?${new URLSearchParams({ date, time }).toString()}`);
    await expect(footLine(page)).toHaveText(/^\$94 · \d+:\d\d leftFill in the streetNext$/);
    await next(page, 'Fill in the street');
    await expect(page.getByLabel('Street')).toBeFocused();
    await expectBelowHeader(page, page.getByRole('heading', { name: 'Service address' }));
    // The keyboard of a phone takes the lower half.
    await expectAbove(page.getByLabel('Street'), PHONE.height / 2);
    await page.keyboard.type('1100 Congress Avenue');
    await next(page, 'Fill in the ZIP');
    await expect(page.getByLabel('ZIP')).toBeFocused();
    await expectBelowHeader(page, page.getByRole('heading', { name: 'Service address' }));
    await expectAbove(page.getByLabel('ZIP'), PHONE.height / 2);
    await page.keyboard.type('78701');
    await expect(line(page, 'Confirm for $94')).toBeEnabled();
    await expect(footLine(page)).toHaveText(/^\$94 · \d+:\d\d left\w{3}\b.* \d+ [AP]MConfirm$/);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expectNoBarriers(page);
    }

    await page.getByRole('button', { name: 'Confirm Booking' }).scrollIntoViewIfNeeded();
    await expect(footLine(page)).toBeHidden();
    await expect(bar(page)).toBeVisible();
    await page.getByLabel('Street').scrollIntoViewIfNeeded();
    await line(page, 'Confirm for $94').click();
    await expect(toast(page, 'Booking Confirmed!')).toBeVisible();
  });

  test('a form that comes with its day begins with its title', CLOCK, async ({ page, request: api }) => {
    const customer = await newcomer(api);
    const { date } = (await nextFree(api)).at(-1)!;
    await visit(page, `/book/${serviceId}?date=${date}`);
    await expect(page).toHaveURL(/\/auth\?/);
    await page.getByRole('tab', { name: 'Login' }).click();
    await signIn(page, customer);
    await expect(page.getByRole('group', { name: /pick a start time$/ })).toBeAttached();
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toBeFocused();
    await expectBelowHeader(page, title);
  });

  test('shows why it was refused, which stands in the summary', async ({ page, request: api }) => {
    const customer = await newcomer(api);
    const { date, time } = (await nextFree(api)).at(-1)!;
    await enter(page, customer, `/book/${serviceId}?${new URLSearchParams({ date, time }).toString()}`);
    await page.getByLabel('Street').fill('1100 Congress Avenue');
    await page.getByLabel('ZIP').fill('78701');
    await page.route('**/api/v1/bookings', (route) =>
      route.fulfill(problem(409, 'booking/too-many-requests', 'Two of your requests are open.')),
    );
    await page.getByLabel('Street').scrollIntoViewIfNeeded();
    await line(page, 'Confirm for $94').click();
    await expect(page.getByRole('region', { name: 'Summary' }).getByText('Two of your requests are open.')).toBeInViewport();
  });
});

test('before the press it is said who confirms, and by when', async ({ page, request: api }) => {
  const customer = await newcomer(api);
  const shop = await provider(api);
  const offered = await offer(api, shop);
  const { changedAt: _, ...settings } = await toldTo<Settings>(api, shop, 'settings');
  for (const [autoAccept, words] of [
    [
      false,
      `You send a request. ${APPLICATION.businessName} has up to 24 hours to accept it, and until then you can withdraw it free of charge.`,
    ],
    [true, `${APPLICATION.businessName} confirms each booking at once.`],
  ] as const) {
    const data = { ...settings, availability: { ...settings.availability, autoAccept } };
    await successful(api.put('/api/v1/vendor/settings', { headers: shop.headers, data }));
    await openedUntil(
      () => visit(page, `/service/${offered}`),
      (look) => expect(page.getByText(words)).toBeVisible(look),
    );
  }
  await enter(page, customer, `/book/${offered}`);
  await expect(page.getByText(`${APPLICATION.businessName} confirms each booking at once.`)).toBeAttached();
});
