import { expect, test } from './support/product.js';
import { takenOver } from './support/visit.js';

/** What a slow phone has no time for while a public page comes to life. */
test.use({ viewport: { width: 390, height: 844 } });

/** Tells, from then on, where a page has a formatter of numbers or dates made. */
const WATCH = `{
  const uses = (globalThis.usesOfIntl = []);
  const note = (what) => uses.push(what + String(new Error().stack).split('\\n')[3]);
  for (const name of ['NumberFormat', 'DateTimeFormat', 'ListFormat', 'RelativeTimeFormat']) {
    const construct = (target, given) => (note(name), new target(...given));
    const apply = (target, _, given) => construct(target, given);
    Intl[name] = new Proxy(Intl[name], { construct, apply });
  }
  const written = Number.prototype.toLocaleString;
  Number.prototype.toLocaleString = function (...given) {
    note('toLocaleString');
    return written.apply(this, given);
  };
}`;

test('public pages come to life without Intl, whose first use costs a slow phone a tenth of a second', async ({ page, request }) => {
  const { items } = (await (await request.get('/api/v1/services')).json()) as { items: { vendor: { id: string } }[] };
  await page.addInitScript(WATCH);
  for (const path of [
    '/',
    '/services',
    '/services/cleaning',
    `/vendor/${items[0]!.vendor.id}`,
    '/help',
    '/contact',
    '/terms',
    '/about',
    '/auth',
  ]) {
    await test.step(path, async () => {
      await page.goto(path);
      await takenOver(page);
      expect(await page.evaluate('usesOfIntl')).toEqual([]);
    });
  }
});

test('the bar at the foot brings a visitor nothing of the menus of those who are signed in', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (each) => asked.push(new URL(each.url()).pathname));
  await page.goto('/help');
  await expect.poll(() => asked.filter((path) => path.includes('/PublicFoot-'))).toHaveLength(1);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => /\/(account|controls|buttons|texts|hooks)-/.test(path))).toEqual([]);
});
