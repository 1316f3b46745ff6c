import type { APIRequestContext, Page } from '@playwright/test';
import { successful } from './support/newcomer.js';
import { AUSTIN, isIn } from './support/place.js';
import { expect, test } from './support/product.js';
import { expectNoBarriers, expectSound, takenOver, visit } from './support/visit.js';
import { countRequests, hold } from './support/wire.js';

test.use({ viewport: { width: 390, height: 844 } });

const NOTHING = 'No services: change the filters';
const filterButton = (page: Page) => page.getByRole('button', { name: /^Filters/ });
const sheet = (page: Page) => page.getByRole('region', { name: 'Filters' });
const field = (page: Page, name: 'From' | 'To') => sheet(page).getByRole('spinbutton', { name, exact: true });
const zip = (page: Page) => sheet(page).getByRole('textbox', { name: 'ZIP code' });
const choice = (page: Page, name: string) => sheet(page).getByRole('button', { name, exact: true });
const foot = (page: Page) => sheet(page).getByRole('button', { name: /^(Show .*services?|No services.*)$/ });
const found = (page: Page) => page.getByRole('heading', { name: /^[\d,]+ services? found$/ });
const notice = (page: Page) => page.getByRole('group', { name: /^Filters chosen, not applied/ });

/** Until the changes are a draft, the sheet has links where it has buttons then. */
async function open(page: Page): Promise<void> {
  await filterButton(page).click();
  await expect(choice(page, '4+ stars')).toBeVisible();
}

async function total(request: APIRequestContext, query: string): Promise<number> {
  const answer = await successful(request.get(`/api/v1/services?${query}`));
  return ((await answer.json()) as { total: number }).total;
}

const show = (count: number) => `Show ${count} ${count === 1 ? 'service' : 'services'}`;

test.describe('what is changed on the sheet', () => {
  test('is applied together by the button at its foot, which counts it before; one press is one step', async ({ page, request }) => {
    const [before, after] = [await total(request, 'sort=rating'), await total(request, 'maxPrice=100&minRating=3&zip=78701')];
    expect(after).toBeLessThan(before);
    await visit(page, '/');
    await visit(page, '/services?sort=rating');
    await open(page);
    await expect(foot(page)).toHaveText(show(before));
    await choice(page, '3+ stars').click();
    await expect(choice(page, '3+ stars')).toHaveAttribute('aria-pressed', 'true');
    await field(page, 'To').fill('100');
    // Typed last, and not left: the press is on the button.
    await zip(page).fill('78701');
    await expect(foot(page)).toHaveText(show(after));
    await expect(page).toHaveURL('/services?sort=rating');
    await expect(found(page)).toHaveText(`${before} services found`);
    await foot(page).click();
    await expect(page).toHaveURL('/services?maxPrice=100&minRating=3&zip=78701&sort=rating');
    await expect(sheet(page)).toBeHidden();
    await expect(found(page)).toHaveText(`${after} services found`);
    await expect(found(page)).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: `${after} services found` })).toBeVisible();
    await expect(filterButton(page)).toHaveText('Filters (3)');
    await page.goBack();
    await expect(page).toHaveURL('/services?sort=rating');
    await expect(found(page)).toHaveText(`${before} services found`);
    await expect(sheet(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  test('is applied by Enter, too, and by a press at once', async ({ page }) => {
    await visit(page, '/services');
    await open(page);
    await field(page, 'To').fill('100');
    await field(page, 'To').press('Enter');
    await expect(page).toHaveURL('/services?maxPrice=100');
    await open(page);
    // No pause is between the typing and the press, and two presses are one.
    await zip(page).fill('78701');
    await foot(page).dblclick();
    await expect(page).toHaveURL('/services?maxPrice=100&zip=78701');
    await expect(found(page)).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/services?maxPrice=100');
  });

  test('may be another category, with a time and a price', async ({ page }) => {
    await visit(page, '/services?page=2');
    await open(page);
    await choice(page, 'Beauty').click();
    await choice(page, 'Women’s Salon & Spa')
      .or(sheet(page).getByRole('button', { name: /^Women/ }))
      .click();
    await choice(page, 'Weekend').or(choice(page, 'This weekend')).click();
    await choice(page, 'Morning').click();
    await sheet(page).getByRole('slider', { name: 'Lowest price' }).press('ArrowRight');
    await expect(field(page, 'From')).toHaveValue('10');
    await expect(page).toHaveURL('/services?page=2');
    await foot(page).click();
    await expect(page).toHaveURL('/services/womens-salon-spa?minPrice=10&day=weekend&part=morning');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Women/);
    await expect(found(page)).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/services?page=2');
  });

  test('changes a time that is in the words of the search', async ({ page }) => {
    await visit(page, '/services?search=cleaning+friday+afternoon');
    await open(page);
    await expect(choice(page, 'Afternoon')).toHaveAttribute('aria-pressed', 'true');
    await choice(page, 'Morning').click();
    await expect(choice(page, 'Morning')).toHaveAttribute('aria-pressed', 'true');
    await expect(choice(page, 'Afternoon')).toHaveAttribute('aria-pressed', 'false');
    await foot(page).click();
    await expect(page).toHaveURL('/services?search=cleaning&day=friday&part=morning');
  });

  test('is asked about once for all that is pressed together, and the count before stays meanwhile', async ({ page, request }) => {
    const [before, after] = [await total(request, ''), await total(request, 'category=beauty&minRating=4')];
    await visit(page, '/services');
    await open(page);
    const asked = countRequests(page, '/api/v1/services');
    const answer = await hold(page, '**/api/v1/services?*');
    const pressed = [await choice(page, 'Beauty').elementHandle(), await choice(page, '4+ stars').elementHandle()];
    await page.evaluate((buttons) => buttons.forEach((button) => (button as unknown as { click(): void }).click()), pressed);
    await expect.poll(asked).toBe(1);
    await expect(foot(page)).toHaveText(show(before));
    answer();
    await expect(foot(page)).toHaveText(show(after));
    // The list asks the same, and has the answer.
    await foot(page).click();
    await expect(page).toHaveURL('/services/beauty?minRating=4');
    await expect(found(page)).toBeFocused();
    expect(asked()).toBe(1);
  });

  test('is counted in words: one service, none, or not known', async ({ page }) => {
    const totals = new Map([
      ['4', 1],
      ['3', 0],
    ]);
    await page.route(/\/api\/v1\/services\?minRating=/, async (route) => {
      const answer = (await (await route.fetch()).json()) as object;
      const total = totals.get(new URL(route.request().url()).searchParams.get('minRating')!);
      await route.fulfill({ json: { ...answer, total, items: [], near: [{ leftOut: 'rating', total: 12 }] } });
    });
    await visit(page, '/services');
    await open(page);
    const all = await foot(page).innerText();
    await choice(page, '4+ stars').click();
    await expect(foot(page)).toHaveText('Show 1 service');
    await zip(page).fill('787');
    await expect(foot(page)).toHaveText('Show services');
    await zip(page).fill('');
    await choice(page, '3+ stars').click();
    await expect(foot(page)).toHaveText(NOTHING);
    await expect(page.getByRole('status').filter({ hasText: NOTHING })).toBeAttached();
    await sheet(page).getByRole('button', { name: 'With any rating (12)' }).click();
    await expect(foot(page)).toHaveText(all);
    await expect(foot(page)).toBeFocused();
  });

  test('stays where the server does not answer, and says so', async ({ page }) => {
    await visit(page, '/services');
    await open(page);
    await page.route('**/api/v1/services?*', (route) => route.abort());
    await choice(page, '3+ stars').click();
    await expect(foot(page)).toHaveText('Show services');
    await foot(page).click();
    await expect(sheet(page).getByRole('alert')).toContainText('The server could not be reached.');
    await page.unroute('**/api/v1/services?*');
    await foot(page).click();
    await expect(page).toHaveURL('/services?minRating=3');
  });

  test('leaves a way back where it leaves nothing', async ({ page, request }) => {
    const [all, everywhere] = [await total(request, ''), await total(request, 'maxPrice=200')];
    await visit(page, '/services');
    await open(page);
    await field(page, 'To').fill('200');
    await zip(page).fill('99501');
    await expect(foot(page)).toHaveText(NOTHING);
    await expectSound(page);
    await foot(page).click();
    const way = sheet(page).getByRole('button', { name: `Outside 99501 (${everywhere})` });
    await expect(sheet(page)).toBeVisible();
    await expect(sheet(page).getByRole('list', { name: 'Ways to put things back' }).getByRole('button').first()).toBeFocused();
    await way.click();
    await expect(foot(page)).toHaveText(show(everywhere));
    await expect(zip(page)).toHaveValue('');
    await expect(field(page, 'To')).toHaveValue('200');
    await zip(page).fill('99501');
    await expect(foot(page)).toHaveText(NOTHING);
    await sheet(page).getByRole('button', { name: 'Undo the changes' }).click();
    await expect(foot(page)).toHaveText(show(all));
    await expect(field(page, 'To')).toHaveValue('500');
  });

  test('Clear All Filters clears on the sheet, and the list follows with the button', async ({ page, request }) => {
    const all = await total(request, '');
    await visit(page, '/services/plumbing?search=pipe&maxPrice=400&minRating=3&sort=price-low');
    await open(page);
    await field(page, 'From').fill('20');
    await choice(page, 'Clear All Filters').click();
    await expect(foot(page)).toBeFocused();
    await expect(field(page, 'From')).toHaveValue('0');
    await expect(field(page, 'To')).toHaveValue('500');
    await expect(choice(page, 'All')).toHaveAttribute('aria-pressed', 'true');
    await expect(choice(page, '3+ stars')).toHaveAttribute('aria-pressed', 'false');
    await expect(foot(page)).toHaveText(show(all));
    await expect(page).toHaveURL('/services/plumbing?search=pipe&maxPrice=400&minRating=3&sort=price-low');
    await foot(page).click();
    await expect(page).toHaveURL('/services?sort=price-low');
    await expect(found(page)).toBeFocused();
  });
});

test.describe('what is wrong on the sheet', () => {
  const STEPS = 'Prices go in steps of $10, from $0 to $500.';
  const DIGITS = 'A ZIP code has five digits, such as 78701.';
  const UNKNOWN = 'We do not know this ZIP code. Enter five digits, such as 78701.';

  for (const { name, from = '', to = '', code = '', at, says } of [
    { name: 'a price below the lowest', from: '200', to: '100', at: 'maxPrice', says: 'This is below the lowest price, $200.' },
    { name: 'a price between two steps', to: '125', at: 'maxPrice', says: STEPS },
    { name: 'a price above them all', from: '900', at: 'minPrice', says: STEPS },
    { name: 'half a ZIP', code: '787', at: 'zip', says: DIGITS },
    { name: 'a ZIP that there is not', code: '00000', at: 'zip', says: UNKNOWN },
  ]) {
    test(`is said at its field, which gets the focus: ${name}`, async ({ page }) => {
      await visit(page, '/services?minRating=1');
      await open(page);
      if (from) await field(page, 'From').fill(from);
      if (to) await field(page, 'To').fill(to);
      if (code) await zip(page).fill(code);
      await foot(page).click();
      const wrong = sheet(page).locator(`[name="${at}"]`);
      await expect(wrong).toHaveAccessibleDescription(says);
      await expect(wrong).toHaveAttribute('aria-invalid', 'true');
      await expect(wrong).toBeFocused();
      await expect(sheet(page)).toBeVisible();
      await expect(page).toHaveURL('/services?minRating=1');
      await expectNoBarriers(page);
      await wrong.fill('');
      await expect(wrong).toHaveAccessibleDescription('');
      await foot(page).click();
      await expect(sheet(page)).toBeHidden();
    });
  }

  test('is not said while it is typed', async ({ page }) => {
    await visit(page, '/services');
    await open(page);
    await field(page, 'From').fill('50');
    await field(page, 'To').fill('1');
    await zip(page).fill('7');
    await expect(foot(page)).toHaveText('Show services');
    await expect(sheet(page).locator('[aria-invalid="true"]')).toHaveCount(0);
  });

  test('is half a date', async ({ page }) => {
    await visit(page, '/services');
    await open(page);
    const date = sheet(page).getByLabel('Date', { exact: true });
    await date.focus();
    await page.keyboard.type('05');
    await foot(page).click();
    await expect(date).toHaveAccessibleDescription('Choose a whole date, or leave it empty.');
    await expect(date).toBeFocused();
  });
});

test.describe('a sheet that is closed before its changes are applied', () => {
  for (const [way, close] of Object.entries({
    'its button': (page: Page) => sheet(page).getByRole('button', { name: 'Close' }).click(),
    Escape: (page: Page) => page.keyboard.press('Escape'),
    'a press beside it': (page: Page) => page.mouse.click(195, 20),
    'a swipe': async (page: Page) => {
      const { x, y } = (await sheet(page).boundingBox())!;
      await page.mouse.move(x + 195, y + 30);
      await page.mouse.down();
      await page.mouse.move(x + 195, y + 200, { steps: 5 });
      await page.mouse.up();
    },
    Back: (page: Page) => page.goBack(),
  })) {
    test(`by ${way} keeps them for the next time, and the list says so`, async ({ page }) => {
      await visit(page, '/');
      await visit(page, '/services?minRating=1');
      await open(page);
      await choice(page, '3+ stars').click();
      await field(page, 'To').fill('100');
      await zip(page).fill('787');
      await close(page);
      await expect(sheet(page)).toBeHidden();
      await expect(page).toHaveURL('/services?minRating=1');
      await expect(notice(page)).toContainText('Filters chosen, not applied: Up to $100, 3+ stars');
      await expect(filterButton(page)).toHaveText('Filters (1)');
      await open(page);
      await expect(notice(page)).toBeHidden();
      await expect(field(page, 'To')).toHaveValue('100');
      await expect(zip(page)).toHaveValue('787');
      await expect(choice(page, '3+ stars')).toHaveAttribute('aria-pressed', 'true');
      await close(page);
      await expect(notice(page)).toBeVisible();
      // The sheet has left no step of its own.
      await page.goBack();
      await expect(page).toHaveURL('/');
    });
  }

  test('has them applied or discarded above the list', async ({ page, request }) => {
    const after = await total(request, 'maxPrice=100&minRating=1');
    await visit(page, '/services?minRating=1');
    await open(page);
    await field(page, 'To').fill('100');
    await page.keyboard.press('Escape');
    await expect(filterButton(page)).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: 'Filters chosen, not applied' })).toBeAttached();
    await expectSound(page);
    await notice(page).getByRole('button', { name: 'Discard' }).click();
    await expect(notice(page)).toBeHidden();
    await expect(filterButton(page)).toBeFocused();
    await open(page);
    await expect(field(page, 'To')).toHaveValue('500');
    await field(page, 'To').fill('100');
    await page.keyboard.press('Escape');
    await notice(page).getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL('/services?maxPrice=100&minRating=1');
    await expect(notice(page)).toBeHidden();
    await expect(found(page)).toHaveText(`${after} services found`);
    await expect(found(page)).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/services?minRating=1');
  });

  for (const { typed, says } of [
    { typed: '787', says: 'A ZIP code has five digits, such as 78701.' },
    { typed: '00000', says: 'We do not know this ZIP code. Enter five digits, such as 78701.' },
  ]) {
    test(`opens at what is wrong in them, where it is to be applied above the list: ${typed}`, async ({ page }) => {
      await visit(page, '/services');
      await open(page);
      await zip(page).fill(typed);
      await page.keyboard.press('Escape');
      await notice(page).getByRole('button', { name: 'Apply' }).click();
      await expect(zip(page)).toHaveAccessibleDescription(says);
      await expect(zip(page)).toBeFocused();
      await expect(page).toHaveURL('/services');
    });
  }

  test('says nothing where nothing was changed, or what was changed was put back', async ({ page }) => {
    await visit(page, '/services');
    await open(page);
    await choice(page, '3+ stars').click();
    await choice(page, '3+ stars').click();
    await field(page, 'To').fill('100');
    await field(page, 'To').fill('');
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden();
    await expect(notice(page)).toBeHidden();
    await open(page);
    await foot(page).click();
    await expect(sheet(page)).toBeHidden();
    await expect(page).toHaveURL('/services');
  });

  test('keeps them while another page is visited, and over a reload, which leaves the sheet open', async ({ page }) => {
    await visit(page, '/services');
    await open(page);
    await field(page, 'To').fill('100');
    await page.reload();
    await expect(field(page, 'To')).toHaveValue('100');
    await page.keyboard.press('Escape');
    await expect(notice(page)).toBeVisible();
    await page
      .getByRole('article')
      .first()
      .getByRole('link', { name: /^View Details/ })
      .click();
    await expect(page).toHaveURL(/\/service\//);
    await page.goBack();
    await expect(notice(page)).toBeVisible();
  });

  test('stays closed, and leaves no step, where it is closed at the very moment at which it was opened', async ({ page }) => {
    await visit(page, '/');
    await visit(page, '/services');
    // The step back is held until the visit has been rendered.
    await page.evaluate(`{
      const { pushState, go } = history;
      history.pushState = (...visit) => {
        history.pushState = pushState;
        history.pushState(...visit);
        document.getElementById('filters').hidePopover();
      };
      // Not to be waited for here.
      void (window.back = new Promise((held) => (history.go = (step) => held(() => {
        history.go = go;
        history.go(step);
      }))));
    }`);
    await filterButton(page).click();
    await page.evaluate('back.then((go) => new Promise((idle) => requestIdleCallback(() => idle(go())))).then(() => undefined)');
    await expect.poll(() => page.evaluate('history.state.usr ?? null')).toBe(null);
    await expect(sheet(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  test('is closed where there is room beside the list, and where the focus goes on', async ({ page }) => {
    await visit(page, '/services');
    await open(page);
    await field(page, 'To').fill('100');
    await foot(page).focus();
    await page.keyboard.press('Tab');
    await expect(filterButton(page)).toBeVisible();
    await expect(sheet(page)).toBeHidden();
    await open(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(sheet(page).getByRole('button', { name: 'Apply Filter' })).toBeVisible();
    await expect(notice(page)).toBeVisible();
  });
});

test('the visitor’s own ZIP stands on the sheet, and none is none', async ({ page }) => {
  await isIn(page, AUSTIN);
  await visit(page, '/services');
  await open(page);
  await expect(zip(page)).toHaveValue('78701');
  await zip(page).fill('787');
  await zip(page).fill('78701');
  await page.keyboard.press('Escape');
  await expect(notice(page)).toBeHidden();
  await open(page);
  await zip(page).fill('');
  await foot(page).click();
  await expect(page).toHaveURL('/services?zip=everywhere');
});

test('what is typed on the sheet before the scripts have come is drafted', async ({ page }) => {
  const come = await hold(page, '**/assets/*.js');
  await page.goto('/services', { waitUntil: 'commit' });
  await filterButton(page).click();
  await field(page, 'To').fill('100');
  await zip(page).pressSequentially('7870');
  come();
  await takenOver(page);
  await expect(choice(page, '4+ stars')).toBeVisible();
  await expect(zip(page)).toBeFocused();
  await page.keyboard.type('1');
  await expect(zip(page)).toHaveValue('78701');
  await expect(page).toHaveURL('/services');
  await foot(page).click();
  await expect(page).toHaveURL('/services?maxPrice=100&zip=78701');
});

test('a press beside the sheet is no press on what lies there', async ({ page }) => {
  await visit(page, '/services');
  await open(page);
  const { x, y } = (await page.locator('header').getByRole('link').first().boundingBox())!;
  await page.mouse.click(x + 5, y + 5);
  await expect(sheet(page)).toBeHidden();
  await expect(page).toHaveURL('/services');
});

test('where the draft can not be fetched the sheet says so, works change by change, and tries again', async ({ page }) => {
  await page.route('**/assets/drafting-*.js', (route) => route.abort());
  await visit(page, '/services');
  await filterButton(page).click();
  await expect(sheet(page).getByRole('alert')).toContainText('The server could not be reached.');
  await expect(sheet(page).getByRole('button', { name: 'Apply Filter' })).toBeVisible();
  await page.unroute('**/assets/drafting-*.js');
  await sheet(page).getByRole('button', { name: 'Try again' }).click();
  await expect(choice(page, '4+ stars')).toBeVisible();
});

test('with scripts one button applies, and “Apply Filter” stays for those without', async ({ page, browser, baseURL }) => {
  await visit(page, '/services');
  await open(page);
  await expect(sheet(page).getByRole('button', { name: /^Apply/ })).toHaveCount(0);
  const plain = await (await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL!, viewport: page.viewportSize() })).newPage();
  await plain.goto('/services');
  await filterButton(plain).click();
  await field(plain, 'To').fill('100');
  await sheet(plain).getByRole('button', { name: 'Apply Filter' }).click();
  await expect(plain).toHaveURL(/maxPrice=100$/);
});

test('no barrier, nothing sticks out, and every target is large enough, 320 pixels wide, too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, '/services/beauty');
  await open(page);
  await choice(page, 'Today').click();
  await field(page, 'To').fill('125');
  await foot(page).click();
  await expectNoBarriers(page);
  await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBe(320);
  expect(await sheet(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});
