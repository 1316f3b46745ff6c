import { jest } from '@jest/globals';
import { CreateService, DeactivateService } from '../../src/catalog/index.js';
import { CreateCategory } from '../../src/categories/index.js';
import { Consistency } from '../../src/platform/projections/consistency.js';
import { ApplyAsVendor, ApproveVendor } from '../../src/vendor-onboarding/index.js';
import { type TestApp, testApp } from '../support/app.js';
import { applicant } from '../support/vendors.js';

const PUBLIC_URL = 'https://plumb.example.test/a&b';

let app: TestApp;
let vendorId: string;
let serviceId: string;
beforeAll(async () => {
  app = await testApp({ config: { publicUrl: PUBLIC_URL } });
});
afterAll(() => app?.close());

const get = (path: string, status = 200) => app.http().get(path).expect(status);
const locations = async (path: string) => [...(await get(path)).text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
const ROOT = 'https://plumb.example.test/a&amp;b';

const { caughtUp } = Consistency.prototype;

describe('before there is anything', () => {
  test('the index names only the pages', async () => {
    expect(await locations('/sitemap.xml')).toEqual([`${ROOT}/sitemaps/pages.xml`]);
    await get('/sitemaps/services-1.xml', 404);
    await get('/sitemaps/vendors-1.xml', 404);
  });
});

describe('with a provider and two services', () => {
  beforeAll(async () => {
    const owner = await app.member();
    const { categoryId } = await app.execute<{ categoryId: string }>(
      new CreateCategory({ name: 'Plumbing', slug: 'plumbing', description: '', icon: null, parentId: null }),
    );
    ({ vendorId } = await app.execute<{ vendorId: string }>(new ApplyAsVendor(owner.userId, applicant())));
    const offer = {
      categoryId,
      title: 'Drains',
      description: 'Everything that drips.',
      basePriceCents: 1,
      priceType: 'fixed',
      durationMinutes: 60,
    } as const;
    const create = () => app.execute<{ serviceId: string }>(new CreateService(owner.userId, offer));
    ({ serviceId } = await create());
    await app.execute(new DeactivateService(owner.userId, (await create()).serviceId));
    await app.caughtUp();
  });

  test('nobody is listed before the approval', async () => {
    expect(await locations('/sitemap.xml')).toHaveLength(1);
  });

  test('the index names a file for each kind, and each file its public pages', async () => {
    await app.execute(new ApproveVendor(vendorId));
    await app.caughtUp();
    const answer = await get('/sitemap.xml');
    expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(answer.text).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<sitemapindex xmlns="[^"]+">\n/);
    expect(await locations('/sitemap.xml')).toEqual(['pages', 'services-1', 'vendors-1'].map((name) => `${ROOT}/sitemaps/${name}.xml`));
    expect(await locations('/sitemaps/services-1.xml')).toEqual([`${ROOT}/service/${serviceId}`]);
    expect(await locations('/sitemaps/vendors-1.xml')).toEqual([`${ROOT}/vendor/${vendorId}`]);
    expect((await get('/sitemaps/vendors-1.xml')).text).toMatch(/<lastmod>2026-03-04T18:00:00\.000Z<\/lastmod>/);
  });

  test('the pages are the static ones and every category', async () => {
    const pages = await locations('/sitemaps/pages.xml');
    for (const path of [
      '/',
      '/services',
      '/services/plumbing',
      '/about',
      '/how-it-works',
      '/careers',
      '/contact',
      '/privacy',
      '/terms',
      '/help',
    ])
      expect(pages).toContain(ROOT + path);
  });

  test('from memory it is the same, with the same type', async () => {
    const [first, second] = [await get('/sitemaps/services-1.xml'), await get('/sitemaps/services-1.xml')];
    expect(second.text).toBe(first.text);
    expect(second.headers['content-type']).toBe('application/xml; charset=utf-8');
    const { etag } = second.headers;
    await app.http().get('/sitemaps/services-1.xml').set('If-None-Match', etag!).expect(304);
  });

  test('an answer that may be stale has the type too', async () => {
    // The number of an append that came to nothing: no event will ever have it.
    const { rows } = await app.database.pool.query<{ drawn: number }>(`select nextval('es.position') as drawn`);
    jest.spyOn(app.app.get(Consistency), 'caughtUp').mockImplementation((position) => caughtUp.call(app.app.get(Consistency), position, 1));
    const answer = await app.http().get('/sitemap.xml').set('X-Min-Position', rows[0]!.drawn.toString(16).padStart(16, '0'));
    jest.restoreAllMocks();
    expect(answer.headers['x-stale']).toBe('true');
    expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(answer.text).toMatch(/^<\?xml/);
  });

  test.each([
    'services-0.xml',
    'services-2.xml',
    'services-01.xml',
    'services-999999999999999999999.xml',
    'services-1',
    'constructor-1.xml',
    'users-1.xml',
    "services-1.xml'--",
    '..%2f..%2fetc%2fpasswd',
    '%F0%9F%99%82',
  ])('there is no sitemap %s', async (file) => {
    const answer = await get(`/sitemaps/${file}`, 404);
    expect(answer.headers['content-type']).toMatch('application/problem+json');
  });
});

test('crawlers may read what is public, and find the sitemap', async () => {
  const answer = await get('/robots.txt');
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  const lines = answer.text.split('\n');
  expect(lines[0]).toBe('User-agent: *');
  for (const path of ['/dashboard', '/admin', '/api', '/auth', '/book', '/dev']) expect(lines).toContain(`Disallow: ${path}`);
  expect(lines).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml`);
  for (const page of ['/services', '/about', '/vendor/x', '/']) {
    expect(lines.filter((line) => line.startsWith('Disallow: ') && page.startsWith(line.slice(10)))).toEqual([]);
  }
});
