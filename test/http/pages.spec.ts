import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { CreateCategory } from '../../src/categories/index.js';
import { type TestApp, testApp } from '../support/app.js';
import { provider } from './booking-support.js';

const category = (slug: string, name: string) =>
  new CreateCategory({ parentId: null, name, slug, description: `All about ${name}.`, icon: null });

describe('public pages', () => {
  let product: TestApp;
  beforeAll(async () => {
    product = await testApp({ pages: true });
    await product.execute(category('cleaning', 'Cleaning'));
    await product.caughtUp();
  });
  afterAll(() => product?.close());

  const page = (path: string, headers: Record<string, string> = {}) => product.http().get(path).set(headers);

  test('arrive with their content, a title and what they were rendered from', async () => {
    const { text } = await page('/services').expect(200).expect('Content-Type', 'text/html; charset=utf-8');
    expect(text).toMatch(/<title>All Services · Plumb &amp; Level<\/title>/);
    expect(text).toContain('<h1');
    expect(text).toContain('No services found');
    expect(text).toMatch(/<script id="rendered-page" type="application\/json">\{/);
  });

  test('are answered 304 until an event changes what they show', async () => {
    const first = await page('/services').expect(200);
    const tag = first.headers['etag']!;
    const again = await page('/services', { 'If-None-Match': tag }).expect(304);
    // The browser renders the kept page under the headers of this answer.
    expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
    await product.member();
    await product.caughtUp();
    await page('/services', { 'If-None-Match': tag }).expect(304);
    await product.execute(category('plumbing', 'Plumbing'));
    await product.caughtUp();
    const after = await page('/services', { 'If-None-Match': tag }).expect(200);
    expect(after.text).toContain('Plumbing');
    expect(after.headers['etag']).not.toBe(tag);
  });

  test.each([
    ['/', 200],
    ['/services', 200],
    ['/services/cleaning', 200],
    ['/services/nothing-of-ours', 404],
    ['/services?page=7', 404],
    ['/service/00000000-0000-4000-8000-000000000000', 404],
    ['/service/not-an-id', 404],
    ['/service/constructor', 404],
    ['/vendor/00000000-0000-4000-8000-000000000000', 404],
    ['/vendor/__proto__', 404],
    ['/book/00000000-0000-4000-8000-000000000000', 404],
    ['/book/constructor', 404],
    ['/auth', 200],
    ['/vendor-registration', 200],
    ['/dashboard', 200],
    ['/dashboard/my-bookings', 200],
    ['/admin/users', 200],
    ['/nowhere', 404],
    ['/%', 404],
    ['/%ZZ/nowhere?%', 404],
    ['/services/cleaning/too-deep', 404],
    ['//elsewhere.test/services', 404],
  ])('%s is answered %i, with a page', async (path, status) => {
    const { text } = await page(path)
      .expect(status)
      .expect('Content-Type', /^text\/html/);
    expect(text).toMatch(/^<!doctype html>[^]*<title>[^<]+<\/title>[^]*<\/html>\s*$/);
    // Not just the shell, except where people sign in first.
    if (!/^\/(dashboard|admin)/.test(path)) expect(text).toContain('<h1');
  });

  test.each(['/nowhere%0a', '/%0D%0ASet-Cookie:a=b', '/services%E2%80%A8'])('%s is no address of a page', (path) =>
    page(path)
      .expect(404)
      .expect('Content-Type', /problem\+json/),
  );

  test('a page that is not there says so and is not kept by search engines', async () => {
    // Nor by us: there are more such addresses than memory.
    const { text } = await page('/nowhere').expect(404).expect('Cache-Control', 'no-store');
    expect(text).toContain('Oops! Page not found');
    expect(text).toMatch(/<meta name="robots" content="noindex/);
  });

  test('what a page does not read makes no other page', async () => {
    const first = await page('/services?search=pipes&sort=rating').expect(200);
    for (const same of [
      '?sort=rating&search=pipes',
      '?utm_source=letter&search=pipes&sort=rating',
      '?search=pipes&sort=rating&verify=secret&b=2',
    ]) {
      const { text, headers } = await page(`/services${same}`).expect(200);
      expect(headers['etag']).toBe(first.headers['etag']);
      expect(text).toBe(first.text);
    }
    for (const other of ['?search=pipes', '?search=pipes&search=roofs&sort=rating', '?search=pipes&sort=rating&minPrice=50']) {
      const { text, headers } = await page(`/services${other}`).expect(200);
      expect(headers['etag']).not.toBe(first.headers['etag']);
      expect(text).not.toBe(first.text);
    }
  });

  test('an address that becomes that of an answer when its dots are resolved is that of no page', async () => {
    await product.http().get('/api/v1/categories').expect(200);
    const { hostname, port } = new URL(product.url);
    // Not by `fetch`, which would resolve them.
    const [answer] = (await once(get({ hostname, port, path: '/x/../api/v1/categories' }), 'response')) as [IncomingMessage];
    answer.resume();
    expect({ status: answer.statusCode, type: answer.headers['content-type'] }).toEqual({ status: 404, type: 'text/html; charset=utf-8' });
  });

  test('the old name of cleaning leads to the new one', () =>
    page('/services/home-cleaning').expect(301).expect('Location', '/services/cleaning'));

  test('allow the styles that they bring, by hash, and no others', async () => {
    const { text, headers } = await page('/services').expect(200);
    const policy = headers['content-security-policy']!;
    expect(policy).not.toContain('unsafe-inline');
    const styles = [...text.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(([, style]) => style!);
    expect(styles.length).toBeGreaterThan(0);
    for (const style of styles) expect(policy).toContain(createHash('sha256').update(style).digest('base64'));
  });

  test.each(['/services', '/nowhere', '/api/v1/categories', '/api/v1/nowhere'])(
    'at %s nothing of others is run, nor is it framed',
    async (path) => {
      const { headers } = await page(path);
      const policy = new Map(headers['content-security-policy']!.split(';').map((rule) => rule.trim().split(/ (.*)/s) as [string, string]));
      for (const rule of ['base-uri', 'frame-ancestors', 'object-src']) expect([rule, policy.get(rule)]).toEqual([rule, "'none'"]);
      const scripts = policy.get('script-src') ?? policy.get('default-src')!;
      expect(scripts.split(' ').filter((source) => source !== "'self'" && !source.startsWith("'sha256-"))).toEqual([]);
    },
  );

  test('what a provider writes allows nothing', async () => {
    const plain = await provider(product);
    // In what the page was rendered from, a quote follows it.
    const { serviceId } = await provider(product, { title: '<style>body{display:none}</style> style=' });
    const policyOf = async (id: string) => (await page(`/service/${id}`).expect(200)).headers['content-security-policy'];
    expect(await policyOf(serviceId)).toBe(await policyOf(plain.serviceId));
  });

  test('what a visitor types stays text', async () => {
    const { text } = await page(`/services?search=${encodeURIComponent('</script><script>alert(1)</script>')}`);
    expect(text).not.toContain('<script>alert(1)');
    expect(text).toContain('alert(1)');
  });

  test.each([
    '/services?search=%00',
    `/services?search=${'x'.repeat(5000)}`,
    '/services?page=-1&minPrice=abc&maxPrice=%F0%9F%92%A9&sort=;drop',
  ])('a senseless address gets a page, not an error: %.40s', async (path) => {
    const { status, text } = await page(path);
    expect([200, 400, 404]).toContain(status);
    expect(text).toContain('<h1');
  });

  test('an address that may hold a token is not kept', async () => {
    await page('/auth?verify=secret').expect(200).expect('Cache-Control', 'no-store');
  });

  test('when the data cannot be read, the page says so with 503, and is itself again afterwards', async () => {
    const unread = '/vendor/00000000-0000-4000-8000-000000000000';
    await product.database.pool.query('alter table read.vendor_directory rename to vendor_directory_away');
    try {
      await page(unread).expect(503).expect('Cache-Control', 'no-store');
    } finally {
      await product.database.pool.query('alter table read.vendor_directory_away rename to vendor_directory');
    }
    await page(unread).expect(404);
  });

  test('more than can be rendered soon are not waited for: the last comes without its content, and the browser is asked to come again', async () => {
    const unread = (n: number) => page(`/vendor/00000000-0000-4000-8000-${String(n).padStart(12, '0')}`);
    const locking = await product.database.pool.connect();
    await locking.query('begin; lock table read.vendor_directory in access exclusive mode');
    // Two are rendered, a hundred wait.
    const asked = Array.from({ length: 103 }, (_, n) => unread(n));
    const { status, headers, text } = await Promise.race(asked);
    expect({ status, retry: headers['retry-after'], type: headers['content-type'] }).toEqual({
      status: 503,
      retry: '2',
      type: 'text/html; charset=utf-8',
    });
    expect(text).toContain('<div id="root"></div>');
    expect(text).toMatch(/<noscript><meta http-equiv="refresh" content="4"><\/noscript><\/head>/);
    expect(text).toContain('We are very busy at the moment.');
    await locking.query('rollback');
    locking.release();
    const statuses = (await Promise.all(asked)).map((answer) => answer.status);
    expect(statuses.filter((one) => one === 503)).toHaveLength(1);
    expect(statuses.filter((one) => one === 404)).toHaveLength(102);
  });

  test('each encoding is the same page under a tag of its own', async () => {
    const plain = await fetch(`${product.url}/services`, { headers: { 'Accept-Encoding': 'identity' } });
    const zipped = await fetch(`${product.url}/services`, { headers: { 'Accept-Encoding': 'br' } });
    expect(zipped.headers.get('content-encoding')).toBe('br');
    expect(await zipped.text()).toBe(await plain.text());
    expect(zipped.headers.get('etag')).not.toBe(plain.headers.get('etag'));
  });
});

test('with server rendering switched off, public pages are the shell, under the same statuses', async () => {
  const product = await testApp({ pages: true, config: { serverRendering: false } });
  try {
    const { text } = await product.http().get('/services').expect(200);
    expect(text).toContain('<div id="root"></div>');
    await product.http().get('/nowhere').expect(404);
  } finally {
    await product.close();
  }
});
