import { CreateCategory } from '../../src/categories/index.js';
import { ApplyAsVendor, ApproveVendor } from '../../src/vendor-onboarding/index.js';
import { type Member, type TestApp, testApp } from '../support/app.js';
import { applicant } from '../support/vendors.js';

let app: TestApp;
let admin: Member;
let owner: Member;
let stranger: Member;
let categoryId: string;
beforeAll(async () => {
  app = await testApp();
  admin = await app.member({ roles: ['admin'] });
  owner = await vendor('Bright & Co');
  stranger = await vendor('Other & Co');
  ({ categoryId } = await app.execute<{ categoryId: string }>(
    new CreateCategory({ name: 'Cleaning', slug: 'cleaning', description: '', icon: null, parentId: null }),
  ));
});
afterAll(() => app.close());

async function vendor(businessName: string): Promise<Member> {
  const member = await app.member({ roles: ['vendor'] });
  const { vendorId } = await app.execute<{ vendorId: string }>(new ApplyAsVendor(member.userId, applicant({ businessName })));
  await app.execute(new ApproveVendor(vendorId));
  return member;
}

const as = (member: Member | undefined, method: 'get' | 'post' | 'patch' | 'delete', path: string, body?: object) => {
  const request = app.http()[method](`/api/v1${path}`);
  if (member) void request.set('Authorization', member.bearer);
  return body ? request.send(body) : request;
};

const offer = (other: object = {}) => ({
  categoryId,
  title: 'Spring cleaning',
  description: 'Every room, every window, every corner.',
  basePriceCents: 8900,
  priceType: 'fixed',
  durationMinutes: 90,
  ...other,
});
async function created(other: object = {}): Promise<string> {
  const { body } = await as(owner, 'post', '/vendor/services', offer(other)).expect(201);
  await app.caughtUp();
  return (body as { serviceId: string }).serviceId;
}
const fieldsOf = ({ body }: { body: unknown }) => (body as { fields: Record<string, string> }).fields;

describe('offering a service', () => {
  test('visitors find it at once', async () => {
    const id = await created({ title: 'Attic cleaning' });
    const list = await as(undefined, 'get', '/services?search=ATTIC&category=cleaning').expect(200);
    expect(list.body).toMatchObject({
      total: 1,
      page: 1,
      pageSize: 24,
      pageCount: 1,
      items: [{ id, title: 'Attic cleaning', vendor: { businessName: 'Bright & Co' } }],
    });
    const detail = await as(undefined, 'get', `/services/${id}`).expect(200);
    expect(detail.body).toMatchObject({ id, priceCents: 8900, platformFeeCents: 500, totalPriceCents: 9400 });
    const own = await as(owner, 'get', '/vendor/services').expect(200);
    expect(own.body).toContainEqual(expect.objectContaining({ id, isActive: true, categoryId, bookingsThisMonth: 0 }));
  });

  test('starting_from is understood as starting_at', async () => {
    const id = await created({ priceType: 'starting_from' });
    expect((await as(undefined, 'get', `/services/${id}`)).body).toMatchObject({ priceType: 'starting_at' });
  });

  test('it can be prepared without being seen', async () => {
    const id = await created({ isActive: false });
    await as(undefined, 'get', `/services/${id}`).expect(404);
    expect((await as(owner, 'get', '/vendor/services')).body).toContainEqual(expect.objectContaining({ id, isActive: false }));
  });

  test('an empty form is told what each field needs', async () => {
    expect(fieldsOf(await as(owner, 'post', '/vendor/services', {}).expect(400))).toEqual({
      categoryId: 'Please select a category',
      title: 'Title must be at least 5 characters',
      description: 'Description must be at least 20 characters',
      basePriceCents: 'Base price is required',
      priceType: 'Please select a price type',
      durationMinutes: 'Duration is required',
    });
  });

  test.each([
    [{ title: ' Tidy ' }, { title: 'Title must be at least 5 characters' }],
    [{ title: 'x'.repeat(101) }, { title: 'Title must be less than 100 characters' }],
    [{ description: 'Too short.' }, { description: 'Description must be at least 20 characters' }],
    [{ description: 'x'.repeat(1001) }, { description: 'Description must be less than 1000 characters' }],
    [{ basePriceCents: -1 }, { basePriceCents: 'Price must be positive' }],
    [{ basePriceCents: 10.5 }, { basePriceCents: 'Base price is required' }],
    [{ durationMinutes: 0 }, { durationMinutes: 'Duration must be at least 15 minutes' }],
    [{ durationMinutes: 50 }, { durationMinutes: 'Duration must be in steps of 15 minutes' }],
    [{ priceType: 'free' }, { priceType: 'Please select a price type' }],
    [{ categoryId: '0190a0b0-0000-7000-8000-000000000001' }, { categoryId: 'Please select a category' }],
    [{ vendorId: '0190a0b0-0000-7000-8000-000000000001' }, { vendorId: 'This field is not known here.' }],
  ])('%j is refused', async (other, fields) => {
    expect(fieldsOf(await as(owner, 'post', '/vendor/services', offer(other)).expect(400))).toEqual(fields);
  });

  test('only vendors, and only with a vendor record', async () => {
    const customer = await app.member();
    await as(undefined, 'post', '/vendor/services', offer()).expect(401);
    await as(customer, 'post', '/vendor/services', offer()).expect(403);
    const unregistered = await app.member({ roles: ['vendor'] });
    const { body } = await as(unregistered, 'post', '/vendor/services', offer()).expect(409);
    expect(body).toMatchObject({ detail: 'Vendor profile not found. Please complete your vendor registration first.' });
  });
});

describe('changing a service', () => {
  test('what is left out stays, and the revision rises', async () => {
    const id = await created();
    await as(owner, 'patch', `/vendor/services/${id}`, { basePriceCents: 9900 }).expect(204);
    await app.caughtUp();
    expect((await as(undefined, 'get', `/services/${id}`)).body).toMatchObject({
      title: 'Spring cleaning',
      basePriceCents: 9900,
      revision: 1,
    });
  });

  test('a field that is sent must be good', async () => {
    const id = await created();
    expect(fieldsOf(await as(owner, 'patch', `/vendor/services/${id}`, { title: null, durationMinutes: 20 }).expect(400))).toEqual({
      title: 'Title must be at least 5 characters',
      durationMinutes: 'Duration must be in steps of 15 minutes',
    });
    const unknown = { categoryId: '0190a0b0-0000-7000-8000-000000000001' };
    expect(fieldsOf(await as(owner, 'patch', `/vendor/services/${id}`, unknown).expect(400))).toEqual({
      categoryId: 'Please select a category',
    });
  });

  test('it leaves the list and comes back', async () => {
    const id = await created();
    await as(owner, 'post', `/vendor/services/${id}/deactivate`).expect(204);
    await app.caughtUp();
    await as(undefined, 'get', `/services/${id}`).expect(404);
    await as(owner, 'post', `/vendor/services/${id}/activate`).expect(204);
    await app.caughtUp();
    await as(undefined, 'get', `/services/${id}`).expect(200);
  });

  test('deleted, it is gone for its owner too', async () => {
    const id = await created();
    await as(owner, 'delete', `/vendor/services/${id}`).expect(204);
    await app.caughtUp();
    await as(undefined, 'get', `/services/${id}`).expect(404);
    expect(((await as(owner, 'get', '/vendor/services')).body as { id: string }[]).map((service) => service.id)).not.toContain(id);
    await as(owner, 'patch', `/vendor/services/${id}`, { title: 'Back again' }).expect(404);
  });

  test("another vendor's service is not there", async () => {
    const id = await created();
    await as(stranger, 'patch', `/vendor/services/${id}`, { title: 'Mine now' }).expect(404);
    await as(stranger, 'post', `/vendor/services/${id}/activate`).expect(404);
    await as(stranger, 'post', `/vendor/services/${id}/deactivate`).expect(404);
    await as(stranger, 'delete', `/vendor/services/${id}`).expect(404);
    await as(owner, 'delete', '/vendor/services/not-an-id').expect(404);
    expect((await as(stranger, 'get', '/vendor/services')).body).toEqual([]);
    await as(undefined, 'get', `/services/${id}`).expect(200);
  });

  test('customers and visitors change nothing', async () => {
    const id = await created();
    const customer = await app.member();
    await as(customer, 'delete', `/vendor/services/${id}`).expect(403);
    await as(undefined, 'delete', `/vendor/services/${id}`).expect(401);
    await as(customer, 'get', '/vendor/services').expect(403);
  });
});

describe('the query of the public list', () => {
  test.each([
    ['minPrice=ten', 'minPrice', 'Price must be a whole number of dollars between 0 and 500'],
    ['maxPrice=501', 'maxPrice', 'Price must be a whole number of dollars between 0 and 500'],
    ['minPrice=200&maxPrice=100', 'maxPrice', 'The highest price must not be below the lowest'],
    ['minRating=5', 'minRating', 'Minimum rating must be between 1 and 4'],
    ['sort=cheapest', 'sort', 'Sort must be one of newest, price-low, price-high, rating, reviews'],
    ['page=0', 'page', 'Page must be a whole number from 1'],
    ['page=1.5', 'page', 'Page must be a whole number from 1'],
    ['search=a&search=b', 'search', 'Search must be text'],
    ['colour=red', 'colour', 'This field is not known here.'],
  ])('%s is refused at its field', async (query, field, message) => {
    expect(fieldsOf(await as(undefined, 'get', `/services?${query}`).expect(400))).toEqual({ [field]: message });
  });

  test.each([
    '%',
    '_',
    '\\',
    "'",
    '"',
    '🙂',
    '...',
    '(((',
    '.*',
    'x'.repeat(100),
    '🙂'.repeat(50),
    "' or 1=1 --",
    'a\u0301',
    '\u202e',
    ' ',
  ])('searching for %j breaks nothing', async (search) => {
    const { body } = await as(undefined, 'get', `/services?search=${encodeURIComponent(search)}`).expect(200);
    expect(body).toMatchObject({ total: expect.any(Number), items: expect.any(Array) });
  });
  test('a text that nobody would type is refused', async () => {
    const refused = await as(undefined, 'get', `/services?search=${'x'.repeat(5000)}`).expect(400);
    expect(fieldsOf(refused)).toEqual({ search: 'Search must be at most 100 characters' });
  });

  test('a category that does not exist is not found', async () => {
    await as(undefined, 'get', '/services?category=home-gardening').expect(404);
  });
  test('a page beyond the end is empty', async () => {
    expect((await as(undefined, 'get', '/services?page=99').expect(200)).body).toMatchObject({ items: [], page: 99 });
  });
  test.each(['0190a0b0-0000-7000-8000-000000000001', 'not-an-id'])('there is no service %s', async (id) => {
    await as(undefined, 'get', `/services/${id}`).expect(404);
  });
  test('visitors also see categories, what is popular, and the services of a provider', async () => {
    const { body } = await as(undefined, 'get', '/categories').expect(200);
    expect(body).toMatchObject([{ id: categoryId, slug: 'cleaning', parentSlug: null }]);
    expect((await as(undefined, 'get', '/services/popular').expect(200)).body).toEqual([]);
    const id = await created({ title: 'Window cleaning' });
    const { vendor } = (await as(undefined, 'get', `/services/${id}`)).body as { vendor: { id: string } };
    const others = await as(undefined, 'get', `/vendors/${vendor.id}/services?exclude=${id}&limit=1`).expect(200);
    expect(others.body).toHaveLength(1);
    expect((others.body as { id: string }[])[0]!.id).not.toBe(id);
  });
});

describe('creating a category', () => {
  const category = { name: 'Home Repair', slug: 'home-repair', description: 'Small jobs.' };

  test('admins do, also below another', async () => {
    const { body } = await as(admin, 'post', '/admin/categories', category).expect(201);
    const parentId = (body as { categoryId: string }).categoryId;
    await as(admin, 'post', '/admin/categories', { name: 'Doors', slug: 'doors', parentId }).expect(201);
    await app.caughtUp();
    const all = (await as(undefined, 'get', '/categories')).body as { slug: string }[];
    expect(all.filter(({ slug }) => slug === 'doors')).toMatchObject([
      { name: 'Doors', parentSlug: 'home-repair', description: '', icon: null },
    ]);
  });

  test('a slug is taken once', async () => {
    const { body } = await as(admin, 'post', '/admin/categories', { ...category, slug: 'cleaning' }).expect(409);
    expect(body).toMatchObject({ code: 'catalog/slug-taken' });
  });

  test('name and slug are required', async () => {
    expect(fieldsOf(await as(admin, 'post', '/admin/categories', {}).expect(400))).toEqual({
      name: 'Name is required',
      slug: 'Slug is required',
    });
    expect(fieldsOf(await as(admin, 'post', '/admin/categories', { ...category, slug: 'Home Repair' }).expect(400))).toEqual({
      slug: 'Slug may have lowercase letters, digits and single hyphens',
    });
  });

  test('nobody else does', async () => {
    await as(owner, 'post', '/admin/categories', category).expect(403);
    await as(undefined, 'post', '/admin/categories', category).expect(401);
  });
});
