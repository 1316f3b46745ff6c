import type { Locator, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../src/demo/market/accounts.js';
import { CLOCK } from './support/clock.js';
import { expect, test } from './support/product.js';
import { expectNoBarriers, expectToFit390, visit } from './support/visit.js';

const header = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');
const section = (page: Page, name: string) => page.getByRole('region', { name });
const carousel = (page: Page) => section(page, 'What we do, room by room');
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });
const menu = (page: Page, name: string) => header(page).locator('summary').filter({ hasText: name });
const place = (page: Page) =>
  header(page)
    .locator('summary')
    .filter({ hasText: /^(Set location|.+, [A-Z]{2} \d{5})$/ });

/** Words and addresses of links, in their order. */
const links = (within: Locator) =>
  within.getByRole('link').evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));

const SLIDES = ['Water where it belongs.', 'Come home to clean.', 'Cool when it counts.', 'The salon comes to you.'];
const expectSlide = async (page: Page, number: number) => {
  await expect(
    carousel(page)
      .getByRole('group', { name: `${number} of 4` })
      .getByRole('heading'),
  ).toHaveText(SLIDES[number - 1]!);
  // The one before it has faded.
  await expect(carousel(page).getByRole('group')).toHaveCount(1);
};
const litRooms = (page: Page) =>
  carousel(page)
    .locator('a[data-lit]')
    .evaluateAll((rooms) => rooms.map((room) => room.getAttribute('aria-label')));

const TURN_MS = 7_000;

/** Opens the home page with a clock that stands still until the test moves it. */
async function visitWithClock(page: Page): Promise<void> {
  await page.clock.install();
  await visit(page, '/');
  await page.mouse.move(0, 0);
}

test.describe('the home page', () => {
  test('names what it is for, claims what the specification claims, and searches', async ({ page }) => {
    await visit(page, '/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Every room has a job\.\s*We know who to send\./);
    await expect(page).toHaveTitle('Every room has a job. We know who to send. · Plumb & Level');
    await expect(page.getByText('4.9/5 from 500+ reviews')).toBeVisible();
    await page.getByRole('combobox', { name: 'What needs doing?' }).fill('faucet & tap');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/services\?search=faucet(%20|\+)%26(%20|\+)tap$/);
  });

  test('can be searched and printed down to its end, without scrolling', async ({ page }) => {
    await visit(page, '/');
    // What is not laid out has no inner text.
    await expect.poll(() => section(page, 'What people say').innerText()).toContain('Marcus T.');
  });

  test('leads to ten categories, three promotions and four testimonials, and every one of them answers', async ({ page, request }) => {
    await visit(page, '/');
    const slugs = (await links(section(page, 'Services for every room').getByRole('list'))).map(([, href]) => href);
    expect(slugs).toEqual(
      [
        'womens-salon-spa',
        'mens-salon-massage',
        'ac-appliance-repair',
        'cleaning-pest-control',
        'electrician-plumber-carpenter',
        'water-purifier',
        'painting-waterproofing',
        'wall-panels',
        'automobile',
        'ac-appliance',
      ].map((slug) => `/services/${slug}`),
    );
    const promoted = (await links(section(page, 'Promotions'))).map(([, href]) => href);
    expect(promoted).toEqual(['/services/beauty', '/services/plumbing', '/services/electrical']);
    await expect(section(page, 'What people say').getByRole('listitem')).toHaveCount(4);
    await expect(section(page, 'Know somebody with a leaky tap?')).toContainText('up to 500 points');
    await expect(section(page, 'Good at what you do?').getByRole('link', { name: 'Join as Provider' })).toBeVisible();

    const all = new Set((await links(page.locator('body'))).map(([, href]) => href!).filter((href) => !href.startsWith('#')));
    for (const href of all) expect((await request.get(href)).status(), href).toBe(200);
  });

  test('draws its trades and promotions', async ({ page }) => {
    await visit(page, '/');
    for (const [name, count] of [
      ['Services for every room', 10],
      ['Promotions', 3],
    ] as const) {
      const drawings = section(page, name).locator('use');
      await expect(drawings).toHaveCount(count);
      await section(page, name).scrollIntoViewIfNeeded();
      // A drawing has a size only where the file has it, and none of these is the one for trades that nobody drew.
      for (const drawing of await drawings.all()) await expect(drawing).toBeVisible();
      await expect(section(page, name).locator('use[href$="#toolbox"]')).toHaveCount(0);
    }
  });

  test('shows what was booked most this week, and who is new', CLOCK, async ({ page }) => {
    await visit(page, '/');
    await expect(section(page, 'Booked most this week').getByRole('article').first()).toContainText('View Details');
    const newest = section(page, 'New on Plumb & Level').getByRole('link').first();
    // Not its innerText, which is empty while what is far below is not laid out yet.
    const name = (await newest.textContent()) ?? '';
    expect(name).not.toBe('');
    await newest.click();
    await expect(page).toHaveURL(/\/vendor\//);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  });

  test('has no section of newest providers when there are none', async ({ page }) => {
    await page.route('**/api/v1/vendors/newest', (route) => route.fulfill({ json: [] }));
    await visit(page, '/about');
    await header(page).getByRole('link', { name: /home$/ }).click();
    await expect(section(page, 'Booked most this week').getByRole('article').first()).toBeVisible();
    await expect(page.getByText('New on Plumb & Level')).toHaveCount(0);
  });

  test('marks up the site and its search, and neither the claim nor the testimonials', async ({ request }) => {
    const source = await (await request.get('/')).text();
    const data = [...source.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) => json!);
    expect(data.map((json) => (JSON.parse(json) as { '@type': string })['@type'])).toEqual(['WebSite', 'Organization']);
    expect(data[0]).toContain('/services?search={search_term_string}');
    expect(data.join('')).not.toMatch(/4\.9|500|Rating|Review/i);
    expect(source).not.toContain('itemprop');
  });

  for (const scheme of ['light', 'dark'] as const) {
    test(`has no barriers in the ${scheme} scheme, and fits a narrow phone`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await visit(page, '/');
      await expectNoBarriers(page);
      await place(page).click();
      await page.getByRole('textbox', { name: 'ZIP code' }).waitFor();
      await expectNoBarriers(page);
      await expectToFit390(page);
      await menu(page, 'Search').click();
      await expectToFit390(page);
      await expectNoBarriers(page);
    });
  }
});

test.describe('the carousel', () => {
  test('turns by itself, lights up the rooms of each slide, and begins again after the fourth', async ({ page }) => {
    await visitWithClock(page);
    const rooms = [
      ['Kitchen: Plumbing', 'Bathroom: Water purifier'],
      ['Living room: Cleaning'],
      ['Bedroom: AC repair'],
      ['Salon at home: Beauty'],
    ];
    for (const number of [1, 2, 3, 4, 1]) {
      await expectSlide(page, number);
      expect(await litRooms(page)).toEqual(rooms[number - 1]);
      await page.clock.runFor(TURN_MS);
    }
    await expect(page.getByRole('status').filter({ hasText: 'Slide' })).toHaveCount(0);
  });

  test('each slide leads to its category, and none of them is higher than another', async ({ page }) => {
    // Here their texts take different numbers of lines.
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, '/');
    const heights = new Set<number>();
    const hrefs: (string | null)[] = [];
    for (const [index, headline] of SLIDES.entries()) {
      await button(carousel(page), `Slide ${index + 1}: ${headline}`).click();
      await expectSlide(page, index + 1);
      heights.add((await carousel(page).boundingBox())!.height);
      hrefs.push(await carousel(page).getByRole('group').getByRole('link').getAttribute('href'));
    }
    expect(hrefs).toEqual(['plumbing', 'cleaning', 'ac-repair', 'beauty'].map((slug) => `/services/${slug}`));
    expect(heights.size).toBe(1);
  });

  test('can be paused, and turns again when it is told to', async ({ page }) => {
    await visitWithClock(page);
    await button(carousel(page), 'Pause').click();
    await page.mouse.move(0, 0);
    await page.clock.runFor(5 * TURN_MS);
    await expectSlide(page, 1);
    await button(carousel(page), 'Play').click();
    await page.mouse.move(0, 0);
    await page.clock.runFor(TURN_MS);
    await expectSlide(page, 2);
  });

  test('waits while it is pointed at', async ({ page }) => {
    await visitWithClock(page);
    await carousel(page).getByRole('heading', { name: SLIDES[0]! }).hover();
    await page.clock.runFor(5 * TURN_MS);
    await expectSlide(page, 1);
    await page.mouse.move(0, 0);
    await page.clock.runFor(TURN_MS);
    await expectSlide(page, 2);
  });

  test('stops when somebody comes by keyboard, who can turn it and hears what it shows', async ({ page }) => {
    await visitWithClock(page);
    await button(page, 'Search').focus();
    // Seven rooms, then the carousel's own controls.
    for (let tabs = 0; tabs < 8; tabs += 1) await page.keyboard.press('Tab');
    await expect(button(carousel(page), 'Play')).toBeFocused();
    await page.clock.runFor(5 * TURN_MS);
    await expectSlide(page, 1);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expectSlide(page, 4);
    await expect(page.getByRole('status').filter({ hasText: `Slide 4 of 4: ${SLIDES[3]}` })).toBeAttached();
    await expect(carousel(page).getByRole('button', { name: /^Slide 4/ })).toHaveAttribute('aria-current', 'true');
    await button(carousel(page), 'Next slide').press('Enter');
    await expectSlide(page, 1);
    await button(carousel(page), 'Next slide').press('Tab');
    await expect(carousel(page).getByRole('link', { name: 'Find a plumber' })).toBeFocused();
  });

  test('does not move for people who prefer less motion, unless they want it to', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visitWithClock(page);
    await page.clock.runFor(5 * TURN_MS);
    await expectSlide(page, 1);
    await button(carousel(page), 'Play').click();
    await page.mouse.move(0, 0);
    await page.clock.runFor(TURN_MS);
    await expectSlide(page, 2);
  });

  test('follows a swipe', async ({ page, context }) => {
    await visit(page, '/');
    const finger = await context.newCDPSession(page);
    const { x, y } = (await carousel(page).getByRole('group').boundingBox())!;
    const swipe = async (by: number) => {
      const from = { x: x + 150, y: y + 60 };
      await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
      await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ ...from, x: from.x + by }] });
      await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await swipe(-100);
    await expectSlide(page, 2);
    await swipe(100);
    await expectSlide(page, 1);
    await swipe(-20);
    await expectSlide(page, 1);
  });

  test('without scripts shows everything, and no control that would do nothing', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
    const page = await context.newPage();
    await page.goto('/');
    for (const headline of SLIDES) await expect(page.getByRole('heading', { name: headline })).toBeVisible();
    await expect(button(page, 'Play')).toBeHidden();
    await expect(header(page).getByText('Detecting...')).toBeHidden();
    await menu(page, 'Services').click();
    await header(page).getByRole('link', { name: 'Painting' }).click();
    await expect(page).toHaveURL(/\/services\/painting$/);
    await menu(page, 'Search').click();
    await header(page).getByRole('combobox').fill('drain');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/services\?search=drain$/);
    await context.close();
  });
});

test.describe('header and footer', () => {
  test('the service menu holds five services and the way to all, by keyboard too', async ({ page }) => {
    await visit(page, '/about');
    await menu(page, 'Services').focus();
    await page.keyboard.press('Enter');
    expect(await links(header(page).getByRole('navigation', { name: 'Services' }))).toEqual([
      ['Plumbing', '/services/plumbing'],
      ['Electrical', '/services/electrical'],
      ['Cleaning', '/services/cleaning'],
      ['AC Repair', '/services/ac-repair'],
      ['Painting', '/services/painting'],
      ['All Services', '/services'],
    ]);
    await page.keyboard.press('Escape');
    await expect(header(page).getByRole('link', { name: 'Painting' })).toBeHidden();
    await expect(menu(page, 'Services')).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/services\/plumbing$/);
    await expect(header(page).getByRole('link', { name: 'Painting' })).toBeHidden();
  });

  test('on a phone the menu holds three of them', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, '/');
    await expect(menu(page, 'Services')).toBeHidden();
    await header(page).locator('summary[aria-label="Menu"]').click();
    expect(await links(header(page).getByRole('navigation', { name: 'Menu' }))).toEqual([
      ['Plumbing', '/services/plumbing'],
      ['Electrical', '/services/electrical'],
      ['Cleaning', '/services/cleaning'],
      ['All Services', '/services'],
      ['Join as Provider', '/auth?tab=sign-up'],
    ]);
    await page.getByText('from 500+ reviews').click();
    await expect(header(page).getByRole('link', { name: 'All Services' })).toBeHidden();
  });

  test('Search leads to what was searched for, and on the list to its own field', async ({ page }) => {
    await visit(page, '/about');
    await menu(page, 'Search').click();
    await expect(header(page).getByRole('combobox')).toBeFocused();
    await page.keyboard.type('deep clean');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/services\?search=deep(%20|\+)clean$/);
    await expect(header(page).getByRole('combobox')).toBeHidden();
    await menu(page, 'Search').click();
    await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused();
    await expect(header(page).getByRole('combobox')).toBeHidden();
  });

  test('the footer leads to the services, the company and the law', async ({ page }) => {
    await visit(page, '/');
    const services = footer(page).getByRole('navigation', { name: 'Services in the footer' });
    expect(await links(services)).toEqual([
      ['Home Cleaning', '/services/home-cleaning'],
      ['AC Repair', '/services/ac-repair'],
      ['Plumbing', '/services/plumbing'],
      ['Electrical', '/services/electrical'],
      ['All Services', '/services'],
    ]);
    const all = (await links(footer(page))).map(([, href]) => href);
    expect(all).toEqual(
      expect.arrayContaining([
        '/about',
        '/how-it-works',
        '/careers',
        '/contact',
        '/privacy',
        '/terms',
        '/help',
        '/auth',
        '/auth?tab=sign-up',
      ]),
    );
    await footer(page).getByRole('link', { name: 'Home Cleaning' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cleaning');
  });

  test('a visitor sees the two doors; somebody who is signed in sees their account, and never a flash of the doors', async ({ page }) => {
    await visit(page, '/');
    await expect(header(page).getByRole('link', { name: 'Join as Provider' })).toHaveAttribute('href', '/auth?tab=sign-up');
    await header(page).getByRole('link', { name: 'Login / Sign Up' }).click();
    const form = page.getByRole('tabpanel', { name: 'Login' });
    await form.getByLabel('Email').fill('customer@demo.test');
    await form.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await form.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL(/\/dashboard/);

    const answered = Promise.withResolvers<void>();
    await page.route('**/api/v1/auth/refresh', async (route) => {
      await answered.promise;
      await route.continue();
    });
    await visit(page, '/');
    await expect(header(page).getByRole('link', { name: 'Login / Sign Up' })).toBeHidden();
    answered.resolve();
    await expect(button(header(page), 'Account')).toBeVisible();
    await expect(header(page).getByRole('link', { name: 'Login / Sign Up' })).toHaveCount(0);
    await expect(footer(page).getByRole('link', { name: 'Dashboard' })).toBeVisible();
    await expect(section(page, 'Good at what you do?')).toHaveCount(0);
  });
});

test.describe("the visitor's place", () => {
  test('says "Detecting..." in the source, and "Set location" when nobody has said it', async ({ page, request }) => {
    expect(await (await request.get('/')).text()).toContain('Detecting...');
    await page.addInitScript('navigator.geolocation.getCurrentPosition = () => document.title = "asked for the position"');
    await visit(page, '/');
    await expect(place(page)).toHaveText('Set location');
    await expect(header(page).getByText('Detecting...')).toHaveCount(0);
    await expect(page).not.toHaveTitle('asked for the position');
  });

  test('is set by ZIP code, remembered after a reload, and forgotten for good', async ({ page, context, baseURL }) => {
    await context.grantPermissions(['geolocation'], { origin: baseURL! });
    await context.setGeolocation({ latitude: 47.61, longitude: -122.33 });
    await visit(page, '/');
    await expect(place(page)).toHaveText(/^Seattle, WA \d{5}$/);
    await place(page).click();
    await page.getByRole('textbox', { name: 'ZIP code' }).fill('78701');
    await page.keyboard.press('Enter');
    await expect(place(page)).toHaveText('Austin, TX 78701');
    await expect(place(page)).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: 'Location set to Austin, TX 78701' })).toBeAttached();
    await page.reload();
    await expect(place(page)).toHaveText('Austin, TX 78701');
    await place(page).click();
    await button(page, 'Forget Austin').click();
    await expect(place(page)).toHaveText('Set location');
    await page.reload();
    await expect(place(page)).toHaveText('Set location');
  });

  test('says in words what is wrong with a ZIP code', async ({ page }) => {
    await visit(page, '/');
    await place(page).click();
    const zip = page.getByRole('textbox', { name: 'ZIP code' });
    const refusal = header(page).getByRole('alert');
    await zip.fill('787');
    await zip.press('Enter');
    await expect(refusal).toHaveText('A ZIP code has five digits, such as 78701.');
    await zip.fill('00000');
    await zip.press('Enter');
    await expect(refusal).toHaveText('We do not know this ZIP code. Enter five digits, such as 78701.');
    await expect(zip).toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.press('Escape');
    await expect(place(page)).toHaveText('Set location');
  });

  test('is found by the browser when it is asked to, and not before', async ({ page, context, baseURL }) => {
    await context.setGeolocation({ latitude: 30.27, longitude: -97.74 });
    await visit(page, '/');
    await expect(place(page)).toHaveText('Set location');
    await context.grantPermissions(['geolocation'], { origin: baseURL! });
    await place(page).click();
    await button(page, 'Use my location').click();
    await expect(place(page)).toHaveText(/^Austin, TX 787\d\d$/);
  });

  test('is asked for by ZIP code when the browser does not say, or is abroad', async ({ page, context, baseURL }) => {
    await visit(page, '/');
    await place(page).click();
    // Nobody has granted it: Chromium without a window answers for them.
    await button(page, 'Use my location').click();
    await expect(header(page).getByRole('alert')).toHaveText(/Type your ZIP code instead\.$/);
    await context.grantPermissions(['geolocation'], { origin: baseURL! });
    await context.setGeolocation({ latitude: 48.14, longitude: 11.58 });
    await button(page, 'Use my location').click();
    await expect(header(page).getByRole('alert')).toHaveText(/ZIP code instead\.$/);
    await expect(place(page)).toHaveText('Set location');
  });
});
