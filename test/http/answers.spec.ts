import { CreateCategory } from '../../src/categories/index.js';
import { type TestApp, testApp } from '../support/app.js';

describe('public answers', () => {
  let product: TestApp;
  beforeAll(async () => {
    product = await testApp();
    await add('cleaning');
  });
  afterAll(() => product?.close());

  const add = async (slug: string) => {
    await product.execute(new CreateCategory({ parentId: null, name: slug, slug, description: 'A category.', icon: null }));
    await product.caughtUp();
  };
  const categories = (headers: Record<string, string> = {}) => product.http().get('/api/v1/categories').set(headers);
  const slugs = (answer: { body: unknown }) => (answer.body as { slug: string }[]).map(({ slug }) => slug);

  test('whoever has the answer already is told so, without its body', async () => {
    const first = await categories().expect(200);
    const again = await categories({ 'If-None-Match': first.headers['etag']! }).expect(304);
    expect(again.text).toBe('');
  });

  test('an event that changes one of the tables changes the answer and its tag', async () => {
    const before = await categories().expect(200);
    await add('plumbing');
    const after = await categories({ 'If-None-Match': before.headers['etag']! }).expect(200);
    expect(slugs(after)).toEqual(['cleaning', 'plumbing']);
    expect(after.headers['etag']).not.toBe(before.headers['etag']);
  });

  test('an event that changes none of the tables leaves the tag alone', async () => {
    const before = await categories().expect(200);
    await product.member();
    await product.caughtUp();
    const after = await categories().expect(200);
    expect(after.headers['etag']).toBe(before.headers['etag']);
  });

  test('each encoding has a tag of its own', async () => {
    for (let i = 0; i < 8; i++) await add(`category-${i}`);
    const plain = await categories({ 'Accept-Encoding': 'identity' });
    const zipped = await categories({ 'Accept-Encoding': 'gzip' });
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(zipped.body).toEqual(plain.body);
    expect(zipped.headers['etag']).not.toBe(plain.headers['etag']);
  });

  test.each([
    ['br;q=0, gzip;q=0.000', undefined],
    ['br;q=0,gzip', 'gzip'],
    ['abracadabra', undefined],
    ['gzip;q=0.5, br;q=1.0', 'br'],
  ])('an encoding that the caller refuses or does not know is not sent: %s', async (accepted, sent) => {
    const answer = await fetch(`${product.url}/api/v1/categories`, { headers: { 'Accept-Encoding': accepted } });
    expect(answer.headers.get('content-encoding') ?? undefined).toBe(sent);
    expect(await answer.json()).toHaveLength(10);
  });

  test('a tag that a proxy has weakened, or one among several, is known again', async () => {
    const tag = (await categories().expect(200)).headers['etag']!;
    await categories({ 'If-None-Match': `W/${tag}` }).expect(304);
    await categories({ 'If-None-Match': `"another", ${tag}` }).expect(304);
  });

  test('a bad query is refused each time and never kept', async () => {
    const bad = () => product.http().get('/api/v1/services?minPrice=90&maxPrice=10');
    expect((await bad()).status).toBe(400);
    expect((await bad()).status).toBe(400);
    expect((await product.http().get('/api/v1/services?category=nowhere')).status).toBe(404);
  });
});
