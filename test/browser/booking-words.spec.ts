import type { Page, Route } from '@playwright/test';
import { DEMO_PASSWORD } from '../../src/demo/market/accounts.js';
import { elsewhere, enter } from './support/enter.js';
import { newcomer } from './support/newcomer.js';
import { expect, test } from './support/product.js';
import { freeTimes, offer, provider } from './support/provider.js';
import { expectSound, toast, visit } from './support/visit.js';
import { problem } from './support/wire.js';

const CUSTOMER = { email: 'customer@demo.test', password: DEMO_PASSWORD };
const PROVIDER = { email: 'vendor@demo.test', password: DEMO_PASSWORD };
const ADMIN = { email: 'admin@demo.test', password: DEMO_PASSWORD };
const MY_BOOKINGS = '/dashboard/my-bookings';

const main = (page: Page) => page.getByRole('main');
const booking = (page: Page) => main(page).getByRole('article').first();
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

interface Listed {
  items: object[];
  total: number;
  page: number;
  pageCount: number;
}
const NONE = { items: [], total: 0, page: 1, pageSize: 20, pageCount: 0 };

/** The server's own bookings, of which each is in one of the four statuses. */
const STATUSES = ['pending', 'confirmed', 'completed', 'cancelled'];
const ofEachStatus = (bookings: object[]): object[] =>
  STATUSES.map((status, index) => ({ ...bookings[index]!, status, reason: status === 'cancelled' ? 'declined' : null, actions: [] }));

/** Lets the pages find other bookings than there are. */
async function changed(page: Page, path: string, change: (bookings: object[]) => object[]): Promise<void> {
  await page.route(`**/api/v1/${path}`, async (route: Route) => {
    const answer = (await (await route.fetch()).json()) as Listed | { recent: object[] } | object[];
    if (Array.isArray(answer)) return route.fulfill({ json: change(answer) });
    if ('recent' in answer) return route.fulfill({ json: { ...answer, recent: change(answer.recent) } });
    return route.fulfill({ json: { ...answer, items: change(answer.items) } });
  });
}

test.describe('the badge of a status has its colour', () => {
  /** Ink and tint as the interface has them: warning, success, primary, destructive. */
  const COLOURS = {
    light: { Pending: '#7A4100 #FFEFD1', Confirmed: '#0B5A34 #DDF5E5', Completed: '#22349A #E3E8FF', Cancelled: '#9B1C2B #FFE4E3' },
    dark: { Pending: '#FFD98A #3A2A08', Confirmed: '#93E6B5 #0B3322', Completed: '#C4CFFF #24316F', Cancelled: '#FFB3AF #4A1520' },
  };

  /** What is on show, by its words: "#7A4100 #FFEFD1". */
  const shownColours = (page: Page) =>
    main(page)
      .locator('.MuiChip-root:not(.MuiChip-clickable)')
      .evaluateAll((chips: { textContent: string | null }[]) => {
        const { getComputedStyle } = globalThis as unknown as { getComputedStyle(of: object): { color: string; backgroundColor: string } };
        const hex = (rgb: string) =>
          `#${rgb
            .match(/\d+/g)!
            .map((part) => Number(part).toString(16).padStart(2, '0'))
            .join('')
            .toUpperCase()}`;
        const looks = chips.map((chip) => {
          const { color, backgroundColor } = getComputedStyle(chip);
          return [chip.textContent!, `${hex(color)} ${hex(backgroundColor)}`];
        });
        return Object.fromEntries(looks) as Record<string, string>;
      });

  for (const { who, list, recent } of [
    { who: CUSTOMER, list: ['bookings?*', MY_BOOKINGS], recent: 'bookings/summary' },
    { who: PROVIDER, list: ['vendor/bookings?*', MY_BOOKINGS], recent: null },
    { who: ADMIN, list: ['admin/bookings?*', '/dashboard/bookings'], recent: 'admin/recent-bookings' },
  ] as const) {
    test(`in the lists of ${who.email}, in both schemes`, async ({ page }) => {
      await changed(page, list[0], ofEachStatus);
      if (recent) await changed(page, recent, ofEachStatus);
      await enter(page, who);
      for (const path of ['/dashboard', list[1]]) {
        await visit(page, path);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await expect.poll(() => shownColours(page)).toMatchObject(COLOURS[colorScheme]);
        }
      }
    });
  }
});

test('a day, a time and an amount are written alike for both sides', async ({ page, browser, baseURL }) => {
  const plain = {
    date: '2031-05-06',
    time: '09:00',
    timeZone: 'America/Chicago',
    durationMinutes: 90,
    priceCents: 108_900,
    platformFeeCents: 500,
    totalCents: 109_400,
    lines: [{ kind: 'base', cents: 108_900, percent: null }],
    status: 'pending',
    actions: [],
  };
  const theirs = await elsewhere(browser, baseURL);
  for (const [window, who, path, amounts] of [
    [page, CUSTOMER, 'bookings?*', 'Service$1,089.00Platform fee$5.00Total$1,094.00'],
    [theirs, PROVIDER, 'vendor/bookings?*', '$1,089.00'],
  ] as const) {
    await changed(window, path, ([first]) => [{ ...first, ...plain }]);
    await enter(window, who, MY_BOOKINGS);
    await expect(booking(window)).toContainText('May 06, 2031');
    await expect(booking(window)).toContainText('9:00 AM Central Time, 1h 30m');
    await expect(booking(window)).toContainText(amounts);
  }
  await theirs.context().close();
});

test('the booking form: what has to be filled in, what is promised, and what is said when it fails', async ({ page, request }) => {
  const serviceId = await offer(request, await provider(request));
  const { slots } = (await (await request.get(`/api/v1/services/${serviceId}/next-slots`)).json()) as { slots: { date: string }[] };
  const date = slots.at(-1)!.date;
  const [time] = await freeTimes(request, serviceId, date);
  await enter(page, await newcomer(request), `/book/${serviceId}?date=${date}&time=${time}`);
  await expect(heading(page, 'Summary')).toBeVisible();
  for (const promise of ['Free cancellation up to 24 hours', 'Charged after service completion', '100% satisfaction guarantee']) {
    await expect(main(page).getByRole('listitem').filter({ hasText: promise })).toBeVisible();
  }
  const confirm = page.getByRole('button', { name: 'Confirm Booking' });
  await expect(confirm).toBeDisabled();
  await page.getByLabel('Street').fill('1100 Congress Avenue');
  await expect(confirm).toBeDisabled();
  await page.getByLabel('ZIP').fill('78701');
  await expect(confirm).toBeEnabled();
  await page.getByLabel('Street').fill('  ');
  await expect(confirm).toBeDisabled();
  await page.getByLabel('Street').fill('1100 Congress Avenue');

  const sent = new Promise<Route>((resolve) => void page.route('**/api/v1/bookings', resolve));
  await confirm.click();
  await expect(page.getByRole('button', { name: 'Booking...' })).toBeDisabled();
  await (await sent).fulfill(problem(500, 'platform/failed', 'Something went wrong.'));
  await expect(toast(page, 'Booking Failed')).toContainText('There was an error processing your booking. Please try again.');
  await expect(page.getByLabel('Street')).toHaveValue('1100 Congress Avenue');

  // A rule that stands against it is told in the form, in its own words.
  await page.unroute('**/api/v1/bookings');
  const rule = 'This provider has not answered two of your requests yet. Please wait for an answer.';
  await page.route('**/api/v1/bookings', (route) => route.fulfill(problem(409, 'booking/too-many-requests', rule)));
  await confirm.click();
  await expect(main(page).getByRole('alert').filter({ hasText: 'Booking Failed' })).toContainText(rule);

  await visit(page, '/book/00000000-0000-4000-8000-000000000000');
  await expect(heading(page, 'Service not found')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Browse Services' })).toHaveAttribute('href', '/services');
});

test('what a provider does and the server refuses is told, and the booking stays as it is', async ({ page }) => {
  const refusal = 'This booking has changed meanwhile.';
  await page.route(/\/api\/v1\/bookings\/[^/]+\/(confirm|decline|complete|accept-time|calendar\.ics)$/, (route) =>
    route.fulfill(problem(409, 'booking/closed', refusal)),
  );
  const proposal = {
    id: '00000000-0000-4000-8000-000000000000',
    by: 'customer',
    date: '2031-05-06',
    time: '09:00',
    startsAt: '2031-05-06T14:00:00.000Z',
    lapsesAt: '2031-05-05T14:00:00.000Z',
  };
  await changed(page, 'vendor/bookings?*', ([first]) => [
    { ...first, status: 'confirmed', proposal, actions: ['confirm', 'decline', 'complete', 'accept-time'] },
  ]);
  await enter(page, PROVIDER, MY_BOOKINGS);
  const press = (name: string) => booking(page).getByRole('button', { name, exact: true }).click();
  const told = async (title: string) => {
    await expect(toast(page, title)).toContainText(refusal);
    await toast(page, title).getByRole('button', { name: 'Close' }).last().click();
  };
  await press('Accept');
  await told('The booking could not be accepted');
  await press('Mark Complete');
  await expect(dialog(page)).toContainText(/ will be charged \$[\d,]+\.\d\d\. This can’t be taken back\./);
  await dialog(page).getByRole('button', { name: 'Mark Complete' }).click();
  await told('The booking could not be completed');
  await press('Accept New Time');
  await told('The answer could not be sent');
  await press('Add to Calendar');
  await told('The calendar file could not be prepared');
  await press('Decline');
  await expect(booking(page)).toContainText('Declining...');
  await told('The booking could not be declined');
  await expect(booking(page).getByRole('button', { name: 'Decline', exact: true })).toBeVisible();
});

test('a review: five stars with their meanings, room for 2,000 letters, and thanks', async ({ page }) => {
  await changed(page, 'bookings?*', ([first]) => [
    { ...first, service: { id: '1', title: 'Drain cleaning', isOffered: false }, status: 'completed', actions: ['review'] },
  ]);
  await page.route('**/api/v1/bookings/*/review', (route) => route.fulfill({ json: {} }));
  await enter(page, CUSTOMER, MY_BOOKINGS);
  const business = (await booking(page).getByRole('link').first().textContent())!;
  await booking(page).getByRole('button', { name: 'Leave Review' }).click();
  await expect(dialog(page)).toHaveAccessibleName('Review Drain cleaning');
  await expect(dialog(page)).toHaveAccessibleDescription(
    `How was it with ${business}? Your review is published at once, and you can change it for 48 hours.`,
  );
  await expect(dialog(page)).toContainText('Choose one to five stars');
  const meanings = ['1 star: Poor', '2 stars: Could be better', '3 stars: All right', '4 stars: Good', '5 stars: Excellent'];
  for (const meaning of meanings) {
    await dialog(page).getByRole('radio', { name: meaning, exact: true }).press('Space');
    await expect(dialog(page).getByText(meaning.split(': ')[1]!, { exact: true }).last()).toBeVisible();
  }
  const comment = dialog(page).getByLabel('Comment (optional)');
  await comment.fill('x'.repeat(1990));
  await expect(comment).toHaveAccessibleDescription('10 characters left');
  await comment.pressSequentially('y'.repeat(12));
  await expect(comment).toHaveValue(`${'x'.repeat(1990)}${'y'.repeat(10)}`);
  await dialog(page).getByRole('button', { name: 'Post Review' }).click();
  await expect(toast(page, 'Review posted')).toContainText('Thank you. Readers see it beside Drain cleaning now.');
});

test('empty: of each status, of a customer, and past the last page', async ({ page, browser, baseURL, request }) => {
  const theirs = await elsewhere(browser, baseURL);
  const business = await provider(request);
  // A provider's list opens on what is to come, and says so.
  for (const [window, who, opensOn] of [
    [page, await newcomer(request), ''],
    [theirs, business, 'upcoming '],
  ] as const) {
    await enter(window, who, MY_BOOKINGS);
    await expect(heading(window, 'No bookings yet')).toBeVisible();
    for (const status of ['Pending', 'Confirmed', 'Completed', 'Cancelled']) {
      await window.getByRole('group', { name: 'Status' }).getByRole('button', { name: status, exact: true }).click();
      await expect(heading(window, `No ${opensOn}${status.toLowerCase()} bookings`)).toBeVisible();
    }
  }
  await visit(theirs, `${MY_BOOKINGS}?customer=${business.vendorId}`);
  await expect(heading(theirs, 'No upcoming bookings of this customer')).toBeVisible();
  await theirs.context().close();

  const [demo, admin] = [await elsewhere(browser, baseURL), await elsewhere(browser, baseURL)];
  for (const [window, who, path] of [
    [demo, CUSTOMER, MY_BOOKINGS],
    [admin, ADMIN, '/dashboard/bookings'],
  ] as const) {
    await enter(window, who, path);
    await visit(window, `${path}?page=99`);
    await expect(main(window).getByText('That page is past the end.')).toBeVisible();
    await main(window).getByRole('link', { name: 'Go to the first page' }).click();
    await expect(window).toHaveURL(path);
  }

  for (const path of ['bookings?*', 'claims', 'recent-bookings', 'vendor-applications*']) {
    await admin.route(`**/api/v1/admin/${path}`, (route) => route.fulfill({ json: path === 'bookings?*' ? NONE : [] }));
  }
  await visit(admin, '/dashboard/bookings');
  await expect(heading(admin, 'Nothing to decide')).toBeVisible();
  await expect(heading(admin, 'No bookings yet')).toBeVisible();
  await admin.getByRole('link', { name: 'Pending', exact: true }).click();
  await expect(heading(admin, 'No pending bookings found')).toBeVisible();
  await visit(admin, '/dashboard');
  await expect(part(admin, 'Recent Bookings').getByRole('heading', { name: 'No bookings yet' })).toBeVisible();
  for (const window of [demo, admin]) await window.context().close();
});

test('My Customers: each can be contacted, whether they have left a number or not', async ({ page }) => {
  await page.route('**/api/v1/vendor/customers?*', async (route) => {
    const answer = (await (await route.fetch()).json()) as { items: object[] };
    const items = answer.items.slice(0, 2).map((item, index) => ({ ...item, phone: index === 0 ? '(512) 555-0188' : null }));
    await route.fulfill({ json: { ...answer, items } });
  });
  await enter(page, PROVIDER, '/dashboard/customers');
  const contact = page.getByRole('table', { name: 'My Customers' }).getByRole('button', { name: /^Contact / });
  await expect(contact).toHaveCount(2);
  await expectSound(page);
  await contact.first().click();
  await expect(dialog(page).getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:5125550188');
  await expect(dialog(page).getByRole('link', { name: 'Send a Text' })).toHaveAttribute('href', 'sms:5125550188');
  await expectSound(page);
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await contact.last().click();
  await expect(dialog(page)).toContainText('has left no phone number.');
  await expect(dialog(page).getByRole('link', { name: 'their bookings' })).toHaveAttribute('href', /my-bookings\?customer=/);
  await expect(dialog(page).getByRole('link', { name: 'ask us' })).toHaveAttribute('href', '/contact?topic=booking');
  await expectSound(page);
});
