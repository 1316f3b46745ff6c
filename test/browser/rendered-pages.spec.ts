import { readFileSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { DEMO_PASSWORD } from '../../src/demo/market/accounts.js';
import { expect, test } from './support/product.js';
import { takenOver, visit } from './support/visit.js';

interface PublicPage {
  readonly path: string;
  readonly status?: number;
  /** Words of its content, each of which a visitor without scripts must see. */
  readonly shows: readonly (string | RegExp)[];
  /** schema.org types in its source. */
  readonly data?: readonly string[];
}

const markup = new HtmlValidate({ root: true, extends: ['html-validate:standard', 'html-validate:a11y'] });

async function publicPages(request: APIRequestContext): Promise<PublicPage[]> {
  const { items } = (await (await request.get('/api/v1/services?search=cleaning')).json()) as {
    items: { id: string; title: string; vendor: { id: string; businessName: string } }[];
  };
  const { id, title, vendor } = items[0]!;
  return [
    { path: '/', shows: ['Every room has a job.', 'Booked most this week', '4.9/5'], data: ['WebSite'] },
    { path: '/services', shows: ['All Services', /\d+ services found/, 'View Details'], data: ['ItemList'] },
    { path: '/services/cleaning', shows: ['Cleaning', /\d+ services found/, 'View Details'], data: ['ItemList', 'BreadcrumbList'] },
    { path: '/services?search=plumer', shows: [/\d+ services? found/, /plumb/i] },
    { path: `/service/${id}`, shows: [title, 'About the Provider', vendor.businessName, 'Book Now'], data: ['Service', 'BreadcrumbList'] },
    { path: `/service/${id}?utm_source=letter`, shows: [title, 'Book Now'] },
    { path: `/vendor/${vendor.id}`, shows: [vendor.businessName, 'Contact Provider', 'View Details'], data: ['LocalBusiness'] },
    { path: `/vendor/${vendor.id}?tab=reviews`, shows: [vendor.businessName, 'Reviews'] },
    { path: `/book/${id}`, shows: [title, 'Login / Sign Up'] },
    { path: '/auth', shows: ['Welcome back', 'Password'] },
    { path: '/auth?tab=sign-up', shows: ['Create your account', 'Full name'] },
    { path: '/vendor-registration', shows: ['Vendor Registration', 'Basic Details', 'Full name', 'Next'] },
    { path: '/about', shows: ['Plumb & Level'] },
    { path: '/how-it-works', shows: ['How it works'] },
    { path: '/careers', shows: ['Careers'] },
    { path: '/contact', shows: ['Contact'] },
    { path: '/privacy', shows: ['Privacy'] },
    { path: '/terms', shows: ['Terms'] },
    { path: '/help', shows: ['Help'], data: ['FAQPage'] },
    { path: '/nowhere', status: 404, shows: ['Oops! Page not found', 'Return to Home'] },
    { path: '/service/00000000-0000-4000-8000-000000000000', status: 404, shows: ['Service not found', 'Browse Services'] },
    { path: '/vendor/00000000-0000-4000-8000-000000000000', status: 404, shows: ['Provider not found'] },
    { path: '/services/no-such-category', status: 404, shows: ['Category not found'] },
  ];
}

test('without JavaScript every public page shows its content, and its source is valid HTML', async ({ browser, request, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const page = await context.newPage();
  for (const { path, status = 200, shows } of await publicPages(request)) {
    await test.step(path, async () => {
      const answer = await page.goto(path);
      expect(answer!.status()).toBe(status);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const words of shows) await expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible();
      const { results } = await markup.validateString(await answer!.text());
      expect(results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))).toEqual([]);
    });
  }
  await context.close();
});

test('without JavaScript a page of somebody’s own says what it needs, and leads to what works without', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const page = await context.newPage();
  for (const path of ['/dashboard', '/dashboard/my-bookings']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page needs scripts');
    const { results } = await markup.validateString(await page.content());
    expect(results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId))).toEqual([]);
  }
  await page.getByRole('link', { name: 'all services' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Services');
  await context.close();
});

/** A map is drawn in the browser alone, as wide as there is room: what it is drawn from and by comes after the page. */
const MAP = '/api/v1/places/around';
/** Sent by whoever has stayed for two seconds, which a busy machine may take. */
const COUNTED = '/api/v1/visits/today';
/** What comes after the scripts that the page names: of what the server has drawn, the foot, what lies below a service, and what a mark means; how far a provider's clocks are from the reader's, and what reports a review; the map of a provider; and what listens to the keys and counts visits. */
const LATER: [prefix: string, source: string][] = [
  ['/', 'src/app/shells/public/PublicFoot.tsx'],
  ['/', 'src/app/shells/Late.tsx'],
  ['/vendor/', 'src/shared/place/map/PlaceMap.tsx'],
  ['/service/', 'src/shared/gallery/Gallery.tsx'],
  ['/service/', 'src/shared/reviews/Reviews.tsx'],
  ['/service/', 'src/features/service/MoreServices.tsx'],
  ['/service/', 'src/shared/vendors/ExplainedMark.tsx'],
  ['/vendor/', 'src/shared/vendors/ExplainedMark.tsx'],
  ['/service/', 'src/shared/slots/zone/HoursApart.tsx'],
  ['/service/', 'src/shared/reviews/ReviewExtras.ts'],
  ['/vendor/', 'src/shared/reviews/ReviewExtras.ts'],
];

function scriptsLater(path: string): string[] {
  const manifest = JSON.parse(readFileSync('dist/web/.vite/manifest.json', 'utf8')) as Record<string, { file: string; imports?: string[] }>;
  const withImports = (name: string): string[] => [`/${manifest[name]!.file}`, ...(manifest[name]!.imports ?? []).flatMap(withImports)];
  return LATER.filter(([prefix]) => path.startsWith(prefix)).flatMap(([, source]) => withImports(source));
}

test('the browser takes over what the server has rendered: nothing is asked again, rendered anew or refused', async ({ page, request }) => {
  const asked: string[] = [];
  const said: string[] = [];
  const fetched = new Set<string>();
  page.on('request', (sent) => {
    const { pathname } = new URL(sent.url());
    if (pathname.startsWith('/api/') && ![MAP, COUNTED].includes(pathname)) asked.push(sent.url());
    if (pathname.endsWith('.js')) fetched.add(pathname);
  });
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
  for (const { path } of (await publicPages(request)).filter(({ path, status }) => !status && !path.startsWith('/book'))) {
    await test.step(path, async () => {
      // On a busy machine the page before may still be fetching what lies below it.
      await page.goto('about:blank');
      fetched.clear();
      const source = await (await page.goto(path))!.text();
      await takenOver(page);
      await page.waitForLoadState('networkidle');
      expect(asked).toEqual([]);
      expect(said).toEqual([]);
      // The budgets count what the page names.
      const known = scriptsLater(path);
      expect([...fetched].filter((script) => !source.includes(`"${script}"`) && !known.includes(script))).toEqual([]);
    });
  }
});

test('who is quicker than the scripts stays where they have scrolled to, and is there again after a reload', async ({ page }) => {
  let deliver = () => {};
  const wanted = new Promise<void>((resolve) => (deliver = resolve));
  await page.route('**/*.js', async (route) => {
    await wanted;
    await route.continue();
  });
  const help = page.getByRole('contentinfo').getByRole('link', { name: 'Help', exact: true });
  await page.goto('/services', { waitUntil: 'commit' });
  await help.scrollIntoViewIfNeeded();
  deliver();
  await takenOver(page);
  await expect(page.locator('html[data-settled]')).toBeAttached();
  await expect(help).toBeInViewport();

  await page.reload();
  await takenOver(page);
  await expect(help).toBeInViewport();
});

/** The moments at which Back is pressed: before any script, and when the router has begun to listen, which is before the page has been taken over. */
const QUICK = {
  'before the scripts': "addEventListener('DOMContentLoaded', () => history.back())",
  'while the page is taken over': `{
    const listen = window.addEventListener.bind(window);
    let back = () => history.back();
    window.addEventListener = (type, ...rest) => {
      listen(type, ...rest);
      if (type === 'pagehide') back = back() ?? (() => {});
    };
  }`,
};

for (const [moment, pressed] of Object.entries(QUICK)) {
  test(`Back that is pressed ${moment} leads back, and nothing is taken for what it is not`, async ({ page }) => {
    await visit(page, '/services');
    await page.getByRole('link', { name: 'Page 2', exact: true }).click();
    await expect(page).toHaveURL('/services?page=2');
    await expect(page).toHaveTitle(/page 2/);
    await page.addInitScript(pressed);
    // Taking over in many pieces, as on a slow phone.
    await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 10 });
    await page.reload();
    await expect(page).toHaveURL('/services');
    await expect(page.getByRole('link', { name: 'Page 1', exact: true })).toHaveAttribute('aria-current', 'page');
    await expect(page).toHaveTitle(/^All Services ·/);
  });
}

test('who is signed in never sees the doors, however slowly the page is taken over', async ({ page }) => {
  await visit(page, '/auth');
  const form = page.getByRole('tabpanel', { name: 'Login' });
  await form.getByLabel('Email').fill('customer@demo.test');
  await form.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await form.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  // Looks at each frame.
  await page.addInitScript(`
    window.doorsSeen = 0;
    (function look() {
      const door = document.querySelector('header .door:not(.wide)');
      if (door?.checkVisibility({ visibilityProperty: true })) window.doorsSeen++;
      requestAnimationFrame(look);
    })();`);
  const phone = await page.context().newCDPSession(page);
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  for (const path of ['/', '/help']) {
    await page.goto(path);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Account' })).toBeVisible();
    expect(await page.evaluate('window.doorsSeen'), path).toBe(0);
  }
});

test('a page that can’t be fetched leaves the header standing, and is there when it is loaded again', async ({ page, context }) => {
  await visit(page, '/services');
  const foot = page.getByRole('contentinfo');
  await takenOver(page, foot);
  await context.setOffline(true);
  await foot.getByRole('link', { name: 'Help', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
});

test('a part whose script can’t be fetched stays as the server has drawn it, and is taken over once it can be', async ({ page }) => {
  const foots = '**/PublicFoot-*.js';
  let refused = 0;
  await page.route(foots, (route) => {
    refused++;
    return route.abort();
  });
  await page.goto('/services', { waitUntil: 'commit' });
  const foot = page.getByRole('contentinfo');
  await foot.evaluate((served: { dataset: Record<string, string> }) => (served.dataset['served'] = ''));
  await expect.poll(() => refused).toBeGreaterThan(1);
  await expect(page.locator('html')).toHaveAttribute('data-settled');
  await expect(foot).toHaveAttribute('data-served');
  await expect(foot.getByRole('link', { name: 'Help', exact: true })).toBeVisible();
  await page.unroute(foots);
  await takenOver(page, foot);
  await foot.getByRole('link', { name: 'Help', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
});

test('search engines find one title, a description, an address and data that the page shows', async ({ request, baseURL }) => {
  const titles = new Set<string>();
  for (const { path, status, data = [] } of await publicPages(request)) {
    await test.step(path, async () => {
      const source = await (await request.get(path)).text();
      const found = source.split('</head>', 1)[0]!.match(/<title>[^<]+<\/title>/g) ?? [];
      expect(found).toHaveLength(1);
      if (status) {
        expect(source).toMatch(/<meta name="robots" content="noindex/);
        return;
      }
      titles.add(found[0]!);
      expect(source.match(/<meta name="description" content="[^"]{40,}"/g)).toHaveLength(1);
      if (!source.includes('name="robots" content="noindex')) {
        expect(source).toContain(`<link rel="canonical" href="${baseURL}${path.split('?')[0]}"`);
      }
      const types = [...source.matchAll(/<script type="application\/ld\+json">([^<]+)<\/script>/g)].map(
        ([, json]) => (JSON.parse(json!) as { '@type': string })['@type'],
      );
      for (const type of data) expect(types).toContain(type);
      // The home page's claim and testimonials are no data.
      if (path === '/') expect(source).not.toMatch(/AggregateRating|"Review"/);
    });
  }
  expect(titles.size).toBeGreaterThanOrEqual(14);
});

test('the site map names pages that are there', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const locations = async (path: string) =>
    [...(await (await request.get(path)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname);
  const parts = await locations('/sitemap.xml');
  expect(parts.length).toBeGreaterThanOrEqual(3);
  for (const part of parts) {
    const pages = await locations(part);
    expect(pages.length).toBeGreaterThan(0);
    for (const page of [...pages.slice(0, 40), pages.at(-1)!]) expect((await request.head(page)).status(), page).toBe(200);
  }
});
