import type { APIRequestContext, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../src/demo/market/accounts.js';
import { CLOCK } from './support/clock.js';
import { enter } from './support/enter.js';
import { freeDays } from './support/free-days.js';
import { expect, test } from './support/product.js';
import { expectNoBarriers, takenOver, visit } from './support/visit.js';

/** WCAG 2.2, 1.4.12: what a reader may set, and must lose nothing by. */
const SPACED = '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }';
const TWICE_AS_LARGE = 'html { font-size: 200% !important }';

async function publicPaths(request: APIRequestContext): Promise<string[]> {
  const { items } = (await (await request.get('/api/v1/services?sort=reviews')).json()) as {
    items: { id: string; vendor: { id: string } }[];
  };
  const { id, vendor } = items[0]!;
  const { slots } = (await (await request.get(`/api/v1/services/${id}/next-slots`)).json()) as { slots: { date: string }[] };
  return [
    '/',
    '/services',
    '/services/cleaning?minRating=3&zip=78701',
    '/services?search=zzzz',
    '/services?page=99',
    '/services/nowhere',
    `/service/${id}?date=${slots[0]!.date}`,
    `/vendor/${vendor.id}`,
    `/vendor/${vendor.id}?tab=reviews&stars=5`,
    '/auth',
    '/auth?tab=sign-up',
    '/vendor-registration',
    '/about',
    '/how-it-works',
    '/careers',
    '/contact',
    '/privacy',
    '/terms',
    '/help',
    '/nowhere',
  ];
}

/** One of each landmark, one h1, and no level left out below it. */
async function expectOrder(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  for (const landmark of ['banner', 'main', 'contentinfo'] as const) await expect(page.getByRole(landmark)).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const headings = await page
    .getByRole('heading')
    .evaluateAll((all) => all.map((heading) => [Number(heading.tagName.slice(1)), heading.textContent] as const));
  const jumps = headings.filter(([level], index) => level > (headings[index - 1]?.[0] ?? 0) + 1);
  expect(jumps).toEqual([]);
}

/** Links and controls that a finger would miss. A link in a sentence may be as high as its line; one that covers its card is as large as that. */
const tooSmall = (page: Page) =>
  page.locator('html').evaluate((html) => {
    const { getComputedStyle } = html.ownerDocument.defaultView!;
    const inSentence = (target: typeof html) =>
      getComputedStyle(target).display === 'inline' && target.parentElement!.textContent.trim().length > target.textContent.trim().length;
    const covers = (target: typeof html) => getComputedStyle(target, '::after').position === 'absolute';
    return [...html.querySelectorAll<typeof html>('a, button, input, select, textarea, summary')]
      .filter((target) => target.checkVisibility({ visibilityProperty: true }) && !inSentence(target) && !covers(target))
      .map((target) => ({ target, box: (target.closest('label:has(> input)') ?? target).getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && Math.min(box.width, box.height) < 24)
      .map(({ target, box }) => `${target.textContent || target.outerHTML} ${box.width} × ${box.height}`);
  });

/** Nothing makes the page wider than the window, and no control is too narrow for its words. */
async function expectToFit(page: Page): Promise<void> {
  const { wide, cut } = await page.locator('html').evaluate((html) => ({
    wide: html.scrollWidth - html.clientWidth,
    cut: [...html.querySelectorAll<typeof html>('a, button, summary, label > span')]
      .filter((control) => control.checkVisibility() && control.computedStyleMap().get('overflow')!.toString() === 'visible')
      .filter(({ clientWidth, scrollWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
      .map(({ textContent }) => textContent),
  }));
  expect(wide).toBe(0);
  expect(cut).toEqual([]);
}

const withStyle = (page: Page, css: string) =>
  page.locator('html').evaluate(({ ownerDocument }, text) => {
    const sheet = new ownerDocument.defaultView!.CSSStyleSheet();
    sheet.replaceSync(text);
    ownerDocument.adoptedStyleSheets.push(sheet);
    // Folded answers count too.
    for (const fold of ownerDocument.querySelectorAll('main details')) fold.setAttribute('open', '');
  }, css);

for (const { name, width, css } of [
  { name: 'at 1280 pixels', width: 1280, css: '' },
  { name: 'at 320 pixels', width: 320, css: '' },
  { name: 'at 390 pixels, with wide spaces between letters and words', width: 390, css: SPACED },
  { name: 'at 1280 pixels, with letters twice as large', width: 1280, css: TWICE_AS_LARGE },
]) {
  test(`public pages are in order, fit, and can be hit, ${name}`, CLOCK, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of await publicPaths(request)) {
      await test.step(path, async () => {
        await visit(page, path);
        await withStyle(page, css);
        await expectOrder(page);
        await expectToFit(page);
        await expect.poll(() => tooSmall(page)).toEqual([]);
      });
    }
  });
}

test('a heart can be hit above the longest category, too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await visit(page, '/services');
  const hearts = page.getByRole('article').getByRole('link', { name: /^Sign in to save/ });
  for (const heart of await hearts.all())
    await heart.evaluate((link) => {
      link.closest('article')!.querySelector('div + div > span')!.textContent = 'Electrician, Plumber & Carpenter';
    });
  await expect(page.getByRole('article').getByText('Electrician, Plumber & Carpenter').first()).toBeVisible();
  await expect.poll(() => tooSmall(page)).toEqual([]);
  await expectToFit(page);
});

test('so is the booking form, at 320 pixels, with the calendar', CLOCK, async ({ page, request }) => {
  const { items } = (await (await request.get('/api/v1/services?sort=reviews')).json()) as { items: { id: string }[] };
  // Colors on their way from one scheme to the other are in neither.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enter(page, { email: 'customer@demo.test', password: DEMO_PASSWORD });
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(`/book/${items[0]!.id}`);
  await freeDays(page).first().click();
  await page.getByRole('radio').first().waitFor();
  await expectOrder(page);
  await expectToFit(page);
  await expect.poll(() => tooSmall(page)).toEqual([]);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoBarriers(page);
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds no barrier at the doors and where nothing is, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const path of ['/auth', '/auth?tab=sign-up', '/nowhere']) {
      await visit(page, path);
      await expectNoBarriers(page);
    }
    await visit(page, '/auth?tab=sign-up');
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByLabel('Full name')).toHaveAccessibleDescription('Please enter your full name');
    await expect(page.getByLabel('Full name')).toHaveAttribute('aria-invalid', 'true');
    await expectNoBarriers(page);
  });
}

const backgroundOf = (element: { computedStyleMap(): Map<string, object> }) => String(element.computedStyleMap().get('background-color'));

test('in a high-contrast mode what is chosen still differs from the rest', async ({ page, request }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const surface = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true }).evaluate(backgroundOf);
  await visit(page, '/services?minRating=3&page=2');
  expect(await surface('3+ stars')).not.toBe(await surface('2+ stars'));
  expect(await surface('Page 2')).not.toBe(await surface('Page 1'));

  const { items } = (await (await request.get('/api/v1/services')).json()) as { items: { id: string }[] };
  await page.goto(`/service/${items[0]!.id}`);
  await takenOver(page);
  await page.getByRole('region', { name: 'Book this Service' }).getByRole('list').first().getByRole('link').first().click();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  const time = (state: string) => page.locator(`input[type="radio"]${state} + span`).first().evaluate(backgroundOf);
  expect(await time(':checked')).not.toBe(await time(':not(:checked)'));
});
