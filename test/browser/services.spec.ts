import type { Page } from '@playwright/test';
import { CLOCK } from './support/clock.js';
import { AUSTIN, isIn } from './support/place.js';
import { expect, OFTEN, test } from './support/product.js';
import { expectNoBarriers, expectToFit390, takenOver, visit } from './support/visit.js';
import { hold } from './support/wire.js';

const count = (page: Page) => page.getByText(/^[\d,]+ services? found$/);
const cards = (page: Page) => page.getByRole('article');
const filters = (page: Page) => page.getByRole('region', { name: 'Filters' });
const inUse = (page: Page) => page.getByRole('list', { name: 'Filters in use' });

const numbersIn = (words: string) =>
  words
    .replaceAll(/(?<=\d),(?=\d)/g, '')
    .match(/\d+/g)!
    .map(Number);
const numberIn = (words: string) => numbersIn(words)[0]!;

/** As on a machine with little to spare: what is rendered stays far behind what is done. */
async function slowed(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 8 });
}

/** Amounts as the cards show them, in their order. */
async function prices(page: Page): Promise<number[]> {
  const labels = await cards(page)
    .getByText(/^(From )?\$[\d,.]+(\/hr)?$/)
    .allTextContents();
  return labels.map((label) => Number(label.replace(/[^\d.]/g, '')));
}

async function ratings(page: Page): Promise<{ average: number; reviews: number }[]> {
  const labels = await cards(page)
    .getByRole('img', { name: / out of 5, / })
    .evaluateAll((marks) => marks.map((mark) => mark.getAttribute('aria-label')!));
  return labels.map((label) => {
    const [, average, reviews] = /^([\d.]+) out of 5, (\d+) review/.exec(label)!;
    return { average: Number(average), reviews: Number(reviews) };
  });
}

test.describe('the list', () => {
  test('shows everything, newest first, 24 to a page', async ({ page }) => {
    await visit(page, '/services');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Services');
    await expect(page.getByText('Every job around the home, from verified local providers.')).toBeVisible();
    await expect(cards(page)).toHaveCount(24);
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('newest');
    const card = cards(page).first();
    await expect(card.getByText(/^by /)).toBeVisible();
    await expect(card.getByRole('link', { name: /^View Details/ })).toHaveAttribute('href', /^\/service\//);
    await expect(card.getByRole('link', { name: /^View Provider/ })).toHaveAttribute('href', /^\/vendor\//);
    await expect(card.getByText(/^\d+(m|h)( \d+m)?$/)).toBeVisible();
  });

  test('has numbered pages, each with an address of its own, and Back leads from one to the last', async ({ page }) => {
    await visit(page, '/services');
    const first = await cards(page).first().getByRole('heading').innerText();
    await page.getByRole('link', { name: 'Page 2', exact: true }).click();
    await expect(page).toHaveURL(/\/services\?page=2$/);
    await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute('aria-current', 'page');
    await expect(page).toHaveTitle('All Services, page 2 · Plumb & Level');
    await page.reload();
    await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute('aria-current', 'page');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/services\?page=2$/);
    await page.goBack();
    await expect(page.getByRole('link', { name: 'Page 1', exact: true })).toHaveAttribute('aria-current', 'page');
    await expect(cards(page).first().getByRole('heading')).toHaveText(first);
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL(/page=2/);
  });

  test('says on each card when the service is free next, and leads there with that time chosen', CLOCK, async ({ page }) => {
    await visit(page, '/services');
    const next = page.getByRole('link', { name: /^Next: / }).first();
    await expect(next).toHaveText(/^Next: \w{3}, \w{3} \d{1,2}, \d{1,2}:00 [AP]M$/);
    await next.click();
    await expect(page).toHaveURL(/\/service\/[\w-]+\?date=\d{4}-\d\d-\d\d&time=\d\d%3A00$/);
  });

  test('says Fully booked where nothing is free', CLOCK, async ({ page }) => {
    await page.route('**/api/v1/services/next-slots?*', async (route) => {
      const answer = (await (await route.fetch()).json()) as { serviceId: string }[];
      await route.fulfill({ json: answer.map(({ serviceId }) => ({ serviceId, slot: null })) });
    });
    await visit(page, '/services');
    await page.getByRole('link', { name: 'Page 2', exact: true }).click();
    await expect(page.getByText('Fully booked')).toHaveCount(24);
  });

  test('holds the place of six cards while it is loading', async ({ page, request }) => {
    const { items } = (await (await request.get('/api/v1/services')).json()) as { items: { id: string }[] };
    await visit(page, `/service/${items[0]!.id}`);
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route(/\/api\/v1\/services(\?|$)/, async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Services' }).click();
    await expect(page.getByRole('status', { name: 'Loading services' }).locator('> div > *')).toHaveCount(6);
    answer();
    await expect(cards(page)).toHaveCount(24);
  });

  test('tells of a failure in the server’s words, and can be tried again', async ({ page }) => {
    await visit(page, '/services');
    await page.route('**/api/v1/services?*', (route) => route.abort());
    await page.getByRole('link', { name: 'Page 2', exact: true }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('The server could not be reached.');
    await page.unroute('**/api/v1/services?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(cards(page)).toHaveCount(24);
  });
});

test.describe('filters', () => {
  test('a search is in the address, follows the typing, and finds in spite of a misspelt letter', async ({ page }) => {
    await visit(page, '/services');
    const box = page.getByRole('searchbox', { name: 'Search services' });
    await expect(box).toHaveAttribute('placeholder', 'Search services...');
    await box.pressSequentially('plumer');
    await expect(page).toHaveURL(/\/services\?search=plumer$/);
    await expect(cards(page).filter({ hasText: /plumb/i }).first()).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('');
    await page.reload();
    await expect(box).toHaveValue('plumer');
    await inUse(page).getByRole('link', { name: 'Remove “plumer”' }).click();
    await expect(page).toHaveURL(/\/services$/);
    await expect(box).toHaveValue('');
    await page.goBack();
    await expect(box).toHaveValue('plumer');
  });

  test('a misspelt word is put right, and the page says so', async ({ page }) => {
    await visit(page, '/services?search=plumer');
    await expect(page.getByText('Showing results for “plumber”.')).toBeVisible();
    await visit(page, '/services?search=plumber');
    await expect(page.getByText('Showing results for')).toBeHidden();
  });

  test('a rare word that may be a slip is searched for, and asked about', async ({ page }) => {
    // Among the demo data no word is rare enough.
    const isAsked = ({ pathname, searchParams }: URL) => pathname === '/api/v1/services' && searchParams.get('search') === 'plumber beds';
    await page.route(isAsked, async (route) => {
      const answer = (await (await route.fetch()).json()) as { search: object };
      await route.fulfill({ json: { ...answer, search: { ...answer.search, perhaps: 'plumber beads' } } });
    });
    await visit(page, '/services');
    await page.getByRole('searchbox', { name: 'Search services' }).fill('plumber beds');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Did you mean plumber beads?')).toBeVisible();
    await page.getByRole('link', { name: 'plumber beads' }).click();
    await expect(page).toHaveURL(/\/services\?search=plumber\+beads$/);
  });

  test('a place in the search counts, and can be left out', async ({ page }) => {
    await visit(page, '/services?search=plumber%20austin');
    await expect(page.getByText(/^\d+ providers come to Austin, TX\./)).toBeVisible();
    await expect(cards(page).getByText('Serves Austin')).toHaveCount(await cards(page).count());
    const near = numberIn(await count(page).innerText());
    await page.getByRole('link', { name: 'Look everywhere' }).click();
    await expect(page).toHaveURL(/\/services\?search=plumber$/);
    await expect(cards(page).getByText('Serves Austin')).toHaveCount(0);
    expect(numberIn(await count(page).innerText())).toBeGreaterThan(near);
  });

  test('where nothing is found, there is a way to what is near it', async ({ page }) => {
    await visit(page, '/services?search=plumber%20chicago');
    await expect(page.getByRole('heading', { name: 'No services found' })).toBeVisible();
    await page.getByRole('link', { name: /^Outside Chicago, IL \(\d+\)$/ }).click();
    await expect(page).toHaveURL(/\/services\?search=plumber$/);
    await expect(cards(page).first()).toBeVisible();
    await visit(page, '/services/beauty?search=plumber');
    await page.getByRole('link', { name: /^In all categories \(\d+\)$/ }).click();
    await expect(page).toHaveURL(/\/services\?search=plumber$/);
  });

  for (const { role, field, typed, button, address } of [
    { role: 'searchbox', field: 'Search services', typed: 'faucet', button: 'Search', address: /\/services\?search=faucet$/ },
    { role: 'spinbutton', field: 'To', typed: '200', button: 'Apply Filter', address: /\/services\?maxPrice=200$/ },
    { role: 'textbox', field: 'ZIP code', typed: '78701', button: 'Apply ZIP code', address: /\/services\?zip=78701$/ },
  ] as const) {
    test(`what is typed into “${field}” before the scripts have come is understood`, async ({ page }) => {
      const come = await hold(page, '**/assets/*.js');
      await page.goto('/services', { waitUntil: 'commit' });
      const main = page.getByRole('main');
      await main.getByRole(role, { name: field, exact: true }).fill(typed);
      come();
      await takenOver(page);
      await main.getByRole('button', { name: button, exact: true }).click();
      await expect(page).toHaveURL(address);
    });
  }

  test('a sort that is chosen before the scripts have come is taken', async ({ page }) => {
    const come = await hold(page, '**/assets/*.js');
    await page.goto('/services', { waitUntil: 'commit' });
    const sort = page.getByRole('combobox', { name: 'Sort by' });
    await sort.selectOption('price-low');
    come();
    await expect(page).toHaveURL(/sort=price-low$/);
    await expect(sort).toHaveValue('price-low');
    await expect(async () => {
      const shown = await prices(page);
      expect(shown).toEqual(shown.toSorted((a, b) => a - b));
    }).toPass();
    // One step that Back undoes, also where its event comes late.
    await sort.dispatchEvent('change');
    await page.goBack();
    await expect(page).toHaveURL(/\/services$/);
    await expect(sort).toHaveValue('newest');
  });

  test('what is typed with pauses is one step that Back undoes', async ({ page }) => {
    await visit(page, '/services?minRating=3');
    const search = page.getByRole('searchbox', { name: 'Search services' });
    for (const part of ['fau', 'cet']) {
      await search.pressSequentially(part);
      await expect(page).toHaveURL(new RegExp(`search=[a-z]*${part}`));
    }
    await search.press('Enter');
    await page.goBack();
    await expect(page).toHaveURL(/\/services\?minRating=3$/);
    await expect(search).toHaveValue('');
    await page.goForward();
    await expect(search).toHaveValue('faucet');
    // After Enter, another term is another step.
    await search.fill('drain');
    await expect(page).toHaveURL(/search=drain/);
    await page.goBack();
    await expect(search).toHaveValue('faucet');
  });

  test('so it is where the list is far behind the typing', async ({ page }) => {
    await visit(page, '/services?minRating=3');
    await slowed(page);
    const search = page.getByRole('searchbox', { name: 'Search services' });
    for (const part of ['fau', 'cet']) {
      await search.pressSequentially(part);
      await expect.poll(() => page.url(), OFTEN).toMatch(new RegExp(`search=[a-z]*${part}`));
    }
    await search.press('Enter');
    await page.goBack();
    await expect(page).toHaveURL(/\/services\?minRating=3$/);
    await expect(search).toHaveValue('');
  });

  test('the term comes from the address', async ({ page }) => {
    await visit(page, '/services?search=faucet');
    await expect(page.getByRole('searchbox', { name: 'Search services' })).toHaveValue('faucet');
    await expect(cards(page).first()).toContainText(/faucet/i);
  });

  test('a category is a page of its own, which keeps the other filters', async ({ page }) => {
    await visit(page, '/services?minRating=3&page=2');
    await filters(page).getByRole('link', { name: 'Beauty', exact: true }).click();
    await expect(page).toHaveURL(/\/services\/beauty\?minRating=3$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Beauty');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByText('Every job around the home')).toBeHidden();
    await filters(page)
      .getByRole('link', { name: 'Women’s Salon & Spa' })
      .or(filters(page).getByRole('link', { name: /^Women/ }))
      .click();
    await expect(page).toHaveURL(/\/services\/womens-salon-spa\?minRating=3$/);
    await page.goBack();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Services');
    await expect(page).toHaveURL(/minRating=3&page=2$/);
  });

  test('the old name of cleaning leads to cleaning', async ({ page }) => {
    await visit(page, '/services/home-cleaning');
    await expect(page).toHaveURL(/\/services\/cleaning$/);
  });

  test('the price range has a slider for keys and pointers, and number fields', async ({ page }) => {
    await visit(page, '/services');
    const low = page.getByRole('slider', { name: 'Lowest price' });
    await expect(low).toHaveAttribute('step', '10');
    await expect(page.getByRole('slider', { name: 'Highest price' })).toHaveAttribute('aria-valuetext', '$500 and more');
    for (let step = 0; step < 5; step++) await low.press('ArrowRight');
    await expect(page).toHaveURL(/\/services\?minPrice=50$/);
    await filters(page).getByRole('spinbutton', { name: 'To' }).fill('120');
    await filters(page).getByRole('button', { name: 'Apply Filter' }).click();
    await expect(page).toHaveURL(/minPrice=50&maxPrice=120$/);
    await expect(async () => {
      const shown = await prices(page);
      expect(shown.length).toBeGreaterThan(0);
      expect(shown.filter((price) => price < 50 || price > 120)).toEqual([]);
    }).toPass();
    await page.getByRole('slider', { name: 'Highest price' }).press('Home');
    await expect(page.getByRole('slider', { name: 'Highest price' })).toHaveValue('50');
    await inUse(page)
      .getByRole('link', { name: /^Remove \$50/ })
      .click();
    await expect(page).toHaveURL(/\/services$/);
    await expect(filters(page).getByRole('spinbutton', { name: 'To' })).toHaveValue('500');
  });

  test('a price typed while the slider’s step is on its way to the list stays', async ({ page }) => {
    await visit(page, '/services');
    await slowed(page);
    await page.getByRole('slider', { name: 'Lowest price' }).press('ArrowRight');
    await expect.poll(() => page.url(), OFTEN).toMatch(/\?minPrice=10$/);
    await filters(page).getByRole('spinbutton', { name: 'To' }).fill('120');
    await expect(inUse(page).getByRole('link', { name: /^Remove \$10/ })).toBeVisible();
    await expect(filters(page).getByRole('spinbutton', { name: 'To' })).toHaveValue('120');
  });

  test('no step of the slider is lost where the list is far behind', async ({ page }) => {
    await visit(page, '/services');
    await slowed(page);
    const low = page.getByRole('slider', { name: 'Lowest price' });
    for (const price of [10, 20, 30]) {
      await low.press('ArrowRight');
      await expect.poll(() => page.url(), OFTEN).toMatch(new RegExp(`minPrice=${price}$`));
    }
    await expect(inUse(page).getByRole('link', { name: /^Remove \$30/ })).toBeVisible();
    await expect(low).toHaveValue('30');
  });

  test('a price that was typed and not applied goes to the step at which its thumb is applied', async ({ page }) => {
    await visit(page, '/services');
    const to = filters(page).getByRole('spinbutton', { name: 'To' });
    await to.fill('125');
    await page.getByRole('slider', { name: 'Lowest price' }).press('ArrowRight');
    await expect(page).toHaveURL(/minPrice=10&maxPrice=130$/);
    await expect(inUse(page).getByRole('link', { name: 'Remove $10 to $130' })).toBeVisible();
    await expect(to).toHaveValue('130');
  });

  test('the slider follows a finger', async ({ page }) => {
    await visit(page, '/services');
    const box = (await page.getByRole('slider', { name: 'Lowest price' }).boundingBox())!;
    const middle = box.y + box.height / 2;
    await page.mouse.move(box.x + 12, middle);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, middle, { steps: 5 });
    await page.mouse.up();
    await expect(page).toHaveURL(/minPrice=250$/);
  });

  for (const stars of [4, 3, 2, 1]) {
    test(`${stars}+ stars`, async ({ page }) => {
      await visit(page, '/services');
      const badge = filters(page).getByRole('link', { name: `${stars}+ stars` });
      await badge.click();
      await expect(page).toHaveURL(new RegExp(`\\?minRating=${stars}$`));
      await expect(badge).toHaveAttribute('aria-current', 'true');
      await expect(async () => {
        const shown = await ratings(page);
        expect(shown.length).toBeGreaterThan(0);
        expect(shown.filter(({ average }) => average < stars)).toEqual([]);
      }).toPass();
      await badge.click();
      await expect(page).toHaveURL(/\/services$/);
    });
  }

  test('only providers who drive to a ZIP', async ({ page }) => {
    await visit(page, '/services');
    const all = await count(page).innerText();
    await filters(page).getByRole('textbox', { name: 'ZIP code' }).fill('78701');
    await filters(page).getByRole('button', { name: 'Apply ZIP code' }).click();
    await expect(page).toHaveURL(/\/services\?zip=78701$/);
    await expect(count(page)).not.toHaveText(all);
    await expect(cards(page).getByText('Serves 78701')).toHaveCount(await cards(page).count());
    await inUse(page).getByRole('link', { name: 'Remove Serves 78701' }).click();
    await expect(count(page)).toHaveText(all);
  });

  test('the visitor’s own stands there already, and each card says whether its provider drives there', async ({ page }) => {
    await isIn(page, AUSTIN);
    await visit(page, '/services?search=bluebonnet&zip=everywhere');
    await expect(cards(page).filter({ hasText: 'by Carol Ann Pruitt' }).getByText('Serves 78701').first()).toBeVisible();
    await visit(page, '/services?search=rainier&zip=everywhere');
    const away = cards(page)
      .filter({ hasText: 'by Sam Whitehorse' })
      .getByText(/^[\d,]+ miles? away, serves within \d+$/);
    await expect(away.first()).toBeVisible();
    for (const words of await away.allTextContents()) {
      const [distance, radius] = numbersIn(words);
      expect(distance).toBeGreaterThan(radius!);
    }
    const field = filters(page).getByRole('textbox', { name: 'ZIP code' });
    await expect(field).toHaveValue('');
    await visit(page, '/services');
    await expect(field).toHaveValue('78701');
    await field.fill('');
    await filters(page).getByRole('button', { name: 'Apply ZIP code' }).click();
    await expect(page).toHaveURL(/\/services\?zip=everywhere$/);
  });

  test('of two that are pressed before the list follows, both count', async ({ page }) => {
    await visit(page, '/services?search=cleaning');
    const named = (name: string) => filters(page).getByRole('link', { name }).elementHandle();
    const pressed = [await named('Cleaning & Pest Control'), await named('4+ stars')];
    // In one go, so that nothing is drawn in between.
    await page.evaluate((links) => links.forEach((link) => (link as unknown as { click(): void }).click()), pressed);
    await expect(page).toHaveURL('/services/cleaning-pest-control?search=cleaning&minRating=4');
    await expect(inUse(page).getByRole('link')).toHaveText(['“cleaning”✕', '4+ stars✕']);
  });

  test('Clear All Filters takes all of them away and keeps the order', async ({ page }) => {
    await visit(page, '/services/plumbing?search=a&minPrice=20&maxPrice=400&minRating=3&zip=78701&sort=price-low');
    await filters(page).getByRole('link', { name: 'Clear All Filters' }).click();
    await expect(page).toHaveURL(/\/services\?sort=price-low$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Services');
    await expect(page.getByRole('searchbox', { name: 'Search services' })).toHaveValue('');
    await expect(inUse(page)).toBeHidden();
  });

  test('are one list of choices: a reload keeps all of them', async ({ page }) => {
    await visit(page, '/services?search=repair&minPrice=20&minRating=2&sort=price-high');
    const found = await count(page).innerText();
    await page.reload();
    await expect(count(page)).toHaveText(found);
    await expect(inUse(page).getByRole('link')).toHaveCount(3);
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('price-high');
  });
});

test.describe('orders', () => {
  const ascending = (numbers: number[]) => numbers.toSorted((a, b) => a - b);

  for (const [sort, check] of Object.entries({
    'price-low': async (page: Page) => expect(await prices(page)).toEqual(ascending(await prices(page))),
    'price-high': async (page: Page) => expect(await prices(page)).toEqual(ascending(await prices(page)).reverse()),
    rating: async (page: Page) => {
      const averages = (await ratings(page)).map(({ average }) => average);
      expect(averages).toEqual(ascending(averages).reverse());
    },
    reviews: async (page: Page) => {
      const counts = (await ratings(page)).map(({ reviews }) => reviews);
      expect(counts).toEqual(ascending(counts).reverse());
    },
  })) {
    test(sort, async ({ page }) => {
      await visit(page, '/services?page=2');
      await page.getByRole('combobox', { name: 'Sort by' }).selectOption(sort);
      await expect(page).toHaveURL(new RegExp(`/services\\?sort=${sort}$`));
      // The old list stays, dimmed, until the new one is there.
      await expect(() => check(page)).toPass();
      await expect(cards(page)).toHaveCount(24);
      await page.goBack();
      await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('newest');
    });
  }

  test('newest', async ({ page }) => {
    await visit(page, '/services');
    const first = await cards(page).first().getByRole('heading').innerText();
    await visit(page, '/services?sort=reviews');
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('newest');
    await expect(page).toHaveURL(/sort=newest$/);
    await expect(cards(page).first().getByRole('heading')).toHaveText(first);
  });
});

test.describe('empty', () => {
  test('nothing matches: the filters can be cleared', async ({ page }) => {
    expect(await visit(page, '/services?search=submarine+hull+welding')).toBe(200);
    await expect(count(page)).toHaveText('0 services found');
    await expect(page.getByRole('heading', { name: 'No services found' })).toBeVisible();
    await expect(page.getByText("Try adjusting your search or filters to find what you're looking for.")).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Clear All Filters' }).last().click();
    await expect(cards(page)).toHaveCount(24);
  });

  test('nothing yet: there is nothing to clear', async ({ page }) => {
    await page.route(/\/api\/v1\/services\?category=wall-panels/, (route) =>
      route.fulfill({ json: { items: [], total: 0, page: 1, pageSize: 24, pageCount: 0, search: null, near: [] } }),
    );
    await visit(page, '/services');
    await filters(page).getByRole('link', { name: 'Wall Panels' }).click();
    await expect(page.getByText('Nothing is offered here yet.')).toBeVisible();
    await expect(page.getByRole('main').locator('use[href$="#wall-panels"]')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Clear All Filters' })).toHaveCount(1);
    await expect(page.getByRole('main').getByRole('link', { name: 'Join as Provider' })).toBeVisible();
    await page.getByRole('link', { name: 'Browse Services' }).click();
    await expect(cards(page)).toHaveCount(24);
  });
});

test.describe('addresses that make no sense', () => {
  const left = [
    { query: 'page=abc', says: 'There is no page “abc”, so this is the first.' },
    { query: 'page=0', says: 'There is no page “0”, so this is the first.' },
    { query: 'page=-3', says: 'There is no page “-3”, so this is the first.' },
    { query: 'minPrice=400&maxPrice=100', says: 'The lowest price was above the highest: they have changed places.' },
    { query: 'minPrice=cheap', says: '“cheap” is not a price, so it limits nothing.' },
    { query: 'maxPrice=9999', says: 'Prices are filtered in steps of $10, from $0 to $500.' },
    { query: 'minRating=9', says: 'Ratings are filtered by 1, 2, 3 or 4 stars, so “9” filters nothing.' },
    { query: 'sort=magic', says: 'There is no order called “magic”.' },
    { query: 'zip=abcde', says: '“abcde” is not a ZIP code of five digits, so it filters nothing.' },
    { query: `search=${'x'.repeat(5000)}`, says: 'Only the first 100 characters of your search were used.' },
    { query: 'search=repair&search=paint', says: 'The address says “search” more than once; the first counts.' },
  ];
  for (const { query, says } of left) {
    test(`?${query.slice(0, 40)} is followed as far as it goes, and says so`, async ({ page }) => {
      expect(await visit(page, `/services?${query}`)).toBe(200);
      await expect(page.getByText(says)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Services');
      await expect(count(page)).toBeVisible();
    });
  }

  test('prices upside down are turned round', async ({ page }) => {
    await visit(page, '/services?minPrice=120&maxPrice=90');
    await expect(inUse(page).getByRole('link', { name: 'Remove $90 to $120' })).toBeVisible();
    expect((await prices(page)).length).toBeGreaterThan(0);
    for (const price of await prices(page)) expect(price >= 90 && price <= 120).toBe(true);
  });

  test('a form sent without scripts leaves fields empty, which is nothing to remark upon', async ({ page }) => {
    await visit(page, '/services?search=&minPrice=0&maxPrice=500&zip=&sort=newest');
    await expect(page.getByText(/makes no sense|is not|There is no/)).toBeHidden();
    await expect(cards(page)).toHaveCount(24);
  });

  for (const number of ['99', '99999999999999999999']) {
    test(`page ${number} is past the end`, async ({ page }) => {
      expect(await visit(page, `/services?page=${number}`)).toBe(404);
      await expect(page.getByRole('heading', { name: 'That page is past the end' })).toBeVisible();
      await page.getByRole('link', { name: 'Go to the last page' }).click();
      await expect(cards(page).first()).toBeVisible();
    });
  }

  test('a ZIP code that nobody knows', async ({ page }) => {
    expect(await visit(page, '/services?zip=00000')).toBeLessThan(500);
    await expect(page.getByText('Check its five digits')).toBeVisible();
    await page.getByRole('link', { name: 'Show services everywhere' }).click();
    await expect(cards(page)).toHaveCount(24);
  });

  test('a category that is not there', async ({ page }) => {
    expect(await visit(page, '/services/flying-carpets?search=x')).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Category not found');
    await page.getByRole('link', { name: 'Browse Services' }).click();
    await expect(cards(page)).toHaveCount(24);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('everything can be filtered, sorted, searched and leafed through', async ({ page }) => {
    await page.goto('/services');
    await page.getByRole('searchbox', { name: 'Search services' }).fill('repair');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/\/services\?search=repair$/);
    await filters(page).getByRole('link', { name: '3+ stars' }).click();
    await expect(page.getByRole('slider')).toHaveCount(0);
    await filters(page).getByRole('spinbutton', { name: 'To' }).fill('300');
    await filters(page).getByRole('button', { name: 'Apply Filter' }).click();
    await expect(page).toHaveURL(/search=repair&minRating=3&minPrice=0&maxPrice=300$/);
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price-low');
    await page.getByRole('button', { name: 'Sort', exact: true }).click();
    await expect(inUse(page).getByRole('link')).toHaveCount(3);
    expect(await prices(page)).toEqual((await prices(page)).toSorted((a, b) => a - b));
    await filters(page).getByRole('textbox', { name: 'ZIP code' }).fill('78701');
    await filters(page).getByRole('button', { name: 'Apply ZIP code' }).click();
    await expect(inUse(page).getByRole('link', { name: 'Remove Serves 78701' })).toBeVisible();
    await filters(page).getByRole('link', { name: 'Clear All Filters' }).click();
    await page.getByRole('link', { name: 'Page 2', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute('aria-current', 'page');
  });

  test('small screens have the filters on a sheet, too', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/services');
    await page.getByRole('button', { name: 'Filters' }).click();
    await filters(page).getByRole('link', { name: 'Beauty', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Beauty');
  });
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the filters come from below, say how many services they leave, and can be taken away outside', async ({ page }) => {
    await visit(page, '/services');
    await expect(filters(page)).toBeHidden();
    await page.getByRole('button', { name: 'Filters' }).click();
    const show = filters(page).getByRole('button', { name: /^Show / });
    const before = await show.innerText();
    // Once its changes are a draft: what is typed before is taken into it, and the field is another one.
    await expect(filters(page).getByRole('button', { name: '4+ stars' })).toBeVisible();
    await filters(page).getByRole('spinbutton', { name: 'To' }).fill('100');
    await expect(show).not.toHaveText(before);
    await expect(show).toHaveText(/^Show \d+ services?$/);
    await show.click();
    await expect(filters(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
    await inUse(page).getByRole('link', { name: 'Remove Up to $100' }).click();
    await expect(page).toHaveURL(/\/services$/);
  });

  test('Escape closes the sheet and gives the focus back', async ({ page }) => {
    await visit(page, '/services');
    await page.getByRole('button', { name: 'Filters' }).press('Enter');
    await expect(filters(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(filters(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Filters' })).toBeFocused();
  });

  test('what is focused when the draft comes leaves the focus in the sheet, and Escape gives it back', async ({ page }) => {
    const { promise: tabbed, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\/DraftPanel-[^/]+\.js$/, async (route) => {
      await tabbed;
      await route.continue();
    });
    await visit(page, '/services');
    await page.getByRole('button', { name: 'Filters' }).press('Enter');
    await expect(filters(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(filters(page).getByRole('link').first()).toBeFocused();
    release();
    await expect(filters(page).getByRole('button', { name: '4+ stars' })).toBeVisible();
    await expect(filters(page).getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(filters(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Filters' })).toBeFocused();
  });

  test('nothing sticks out', async ({ page }) => {
    for (const path of ['/services', '/services/beauty?zip=78701', `/services?search=${'x'.repeat(90)}`, '/services?page=99']) {
      await visit(page, path);
      await expectToFit390(page);
    }
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds no barrier in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const path of [
      '/services',
      '/services/plumbing?search=pipe&minRating=3&zip=78701',
      '/services?page=x&search=zzzz',
      '/services/nowhere',
    ]) {
      await visit(page, path);
      await expectNoBarriers(page);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, '/services');
    await page.getByRole('button', { name: 'Filters' }).click();
    await expectNoBarriers(page);
  });
}

test('search engines keep plain pages, and nothing that is filtered or sorted', async ({ page, baseURL }) => {
  await page.goto('/services/plumbing?utm_source=news');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}/services/plumbing`);
  const sources = await page.locator('script[type="application/ld+json"]').allTextContents();
  const data = sources.map((source) => JSON.parse(source) as Record<string, unknown>);
  const list = data.find((thing) => thing['@type'] === 'ItemList')!['itemListElement'] as { position: number; url: string }[];
  expect(list[0]).toMatchObject({ position: 1, url: expect.stringMatching(`^${baseURL}/service/`) });
  expect(data.find((thing) => thing['@type'] === 'BreadcrumbList')!['itemListElement']).toHaveLength(4);
  for (const query of ['search=a', 'minPrice=10', 'maxPrice=20', 'minRating=1', 'zip=78701', 'sort=rating']) {
    await page.goto(`/services?${query}`);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
  }
});

test('a category has its drawing, and the toolbox where nobody drew one', async ({ page }) => {
  const slugs = ['automobile', 'dog-walking', 'constructor'];
  await page.route('**/api/v1/services?*', async (route) => {
    const answer = (await (await route.fetch()).json()) as { items: { category: object }[] };
    const items = answer.items
      .slice(0, slugs.length)
      .map((item, index) => ({ ...item, title: 'A job', category: { ...item.category, slug: slugs[index] } }));
    await route.fulfill({ json: { ...answer, items } });
  });
  await visit(page, '/services');
  await page.getByRole('main').getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page.getByRole('article')).toHaveCount(slugs.length);
  for (const [index, drawing] of ['automobile', 'toolbox', 'toolbox'].entries()) {
    await expect(page.getByRole('article').nth(index).locator(`use[href$="#${drawing}"]`)).toBeVisible();
  }
});
