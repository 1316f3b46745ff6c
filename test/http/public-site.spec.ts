import { CompleteBooking, ConfirmBooking } from '../../src/booking/index.js';
import { CreateService } from '../../src/catalog/index.js';
import { CreateCategory } from '../../src/categories/index.js';
import { newId } from '../../src/platform/ids.js';
import { plusMinutes } from '../../src/platform/time/durations.js';
import { PostReview } from '../../src/reviews/index.js';
import { type Applicant, ApplyAsVendor, ApproveVendor, SuspendVendor } from '../../src/vendor-onboarding/index.js';
import { ReinstateVendor } from '../../src/vendor-onboarding/standing/reinstate-vendor.command.js';
import { NOW, type TestApp, testApp } from '../support/app.js';
import { applicant } from '../support/vendors.js';
import { asked, by, signedIn } from './booking-support.js';

let app: TestApp;
let categoryId: string;
beforeAll(async () => {
  app = await testApp();
  ({ categoryId } = await app.execute<{ categoryId: string }>(
    new CreateCategory({ name: 'Plumbing', slug: 'plumbing', description: '', icon: 'car', parentId: null }),
  ));
});
afterAll(() => app?.close());

const get = (path: string, status = 200) => app.http().get(`/api/v1${path}`).expect(status);

async function provider(business: Partial<Applicant['business']>) {
  const owner = await app.member({ fullName: 'Victoria Brandt' });
  const { vendorId } = await app.execute<{ vendorId: string }>(new ApplyAsVendor(owner.userId, applicant(business)));
  await app.execute(new ApproveVendor(vendorId));
  return { owner, vendorId };
}
async function offered(owner: { userId: string }, title: string, isActive = true): Promise<string> {
  const offer = {
    categoryId,
    title,
    description: 'Everything that drips.',
    basePriceCents: 8900,
    priceType: 'fixed',
    durationMinutes: 60,
  } as const;
  const { serviceId } = await app.execute<{ serviceId: string }>(new CreateService(owner.userId, offer, isActive));
  await app.caughtUp();
  return serviceId;
}

describe('services that reach a ZIP code', () => {
  let near: string;
  beforeAll(async () => {
    const { owner } = await provider({ businessName: 'Austin Plumbing', businessZip: '78701', serviceAreaRadius: 15 });
    near = await offered(owner, 'Drain cleaning');
    const other = await provider({ businessName: 'Denver Plumbing', businessCity: 'Denver', businessState: 'CO', businessZip: '80202' });
    await offered(other.owner, 'Sink repair');
  });

  test('Pflugerville lies 13.6 miles from the middle of Austin', async () => {
    const { body } = await get('/services?zip=78660');
    expect(body).toMatchObject({ total: 1, items: [{ id: near }] });
  });
  test('Round Rock lies farther than the provider drives', async () => {
    expect((await get('/services?zip=78664')).body).toMatchObject({ total: 0, items: [] });
  });
  test('a card says where its provider works', async () => {
    const { body } = await get('/services?zip=80205');
    expect((body as { items: { vendor: object }[] }).items[0]!.vendor).toMatchObject({
      city: 'Denver',
      state: 'CO',
      serviceAreaRadius: 25,
      latitude: 39.7491,
      longitude: -104.9946,
    });
  });
  test('a ZIP code that is not in use is told so', async () => {
    const { body } = await get('/services?zip=00000', 400);
    expect(body).toMatchObject({ code: 'catalog/unknown-zip', detail: expect.stringMatching(/ZIP/), fields: { zip: expect.any(String) } });
  });
  test.each(['7870', '78701-1234', 'austin', '%00', '７８７０１'])('%s is not five digits', async (zip) => {
    expect((await get(`/services?zip=${encodeURI(zip)}`, 400)).body).toMatchObject({ status: 400 });
  });
  test('a category that does not exist has a code of its own', async () => {
    expect((await get('/services?category=home-gardening', 404)).body).toMatchObject({ code: 'catalog/category-not-found' });
  });
});

describe('the first free slot of many services', () => {
  test('each has its own; what nobody can book has none', async () => {
    const { owner, vendorId } = await provider({ businessName: 'Slots & Co' });
    const [free, prepared] = [await offered(owner, 'Faucet repair'), await offered(owner, 'Boiler repair', false)];
    const nobody = newId();
    const { body } = await get(`/services/next-slots?ids=${free},${prepared},${nobody},${free}`);
    const slot = { date: '2026-03-05', time: '12:00', startsAt: '2026-03-05T18:00:00.000Z', timeZone: 'America/Chicago' };
    expect(body).toEqual([
      { serviceId: free, slot },
      { serviceId: prepared, slot: null },
      { serviceId: nobody, slot: null },
    ]);

    const customer = await app.member();
    await by(app, customer)
      .post('/bookings', asked(free, { date: slot.date, time: slot.time }))
      .expect(201);
    await app.caughtUp();
    const after = await get(`/services/next-slots?ids=${free.toUpperCase()}`);
    expect(after.body).toEqual([{ serviceId: free, slot: { ...slot, time: '13:00', startsAt: '2026-03-05T19:00:00.000Z' } }]);
    const alone = await get(`/services/${free}/next-slots`);
    expect((alone.body as { slots: object[] }).slots[0]).toMatchObject({ time: '13:00' });
    expect(vendorId).toBeDefined();
  });

  const ids = (count: number) => Array.from({ length: count }, () => newId()).join(',');
  test.each([
    ['none', ''],
    ['an empty list', '?ids='],
    ['what is no id', '?ids=a,b'],
    ['twenty-five', `?ids=${ids(25)}`],
    ['a comma at the end', `?ids=${ids(1)},`],
    ['an array', `?ids[]=${ids(1)}`],
    ['the same parameter twice', `?ids=${ids(1)}&ids=${ids(1)}`],
  ])('%s is refused', async (_what, query) => {
    expect((await get(`/services/next-slots${query}`, 400)).body).toMatchObject({ status: 400 });
  });
  test('twenty-four can be asked for at once', async () => {
    expect((await get(`/services/next-slots?ids=${ids(24)}`)).body).toHaveLength(24);
  });
});

describe('the newest providers', () => {
  test('who was approved last comes first; who offers nothing is left out', async () => {
    app.clock.set('2026-03-04T18:10:00.000Z');
    const first = await provider({ businessName: 'First' });
    app.clock.set('2026-03-04T18:11:00.000Z');
    const second = await provider({ businessName: 'Second' });
    const idle = await provider({ businessName: 'Idle' });
    await offered(second.owner, 'Roof repair');
    await offered(first.owner, 'Fence repair');
    await offered(first.owner, 'Gate repair', false);
    await offered(idle.owner, 'Nothing yet', false);
    const { body } = await get('/vendors/newest');
    expect((body as { businessName: string }[]).slice(0, 2)).toEqual([
      {
        id: second.vendorId,
        businessName: 'Second',
        ownerName: expect.any(String),
        photoUrl: null,
        businessDescription: 'Homes cleaned from top to bottom.',
        averageRating: null,
        reviewCount: 0,
        city: 'Austin',
        state: 'TX',
        memberSince: '2026-03-04T18:11:00.000Z',
        serviceCount: 1,
        categories: [{ slug: 'plumbing', name: 'Plumbing', icon: 'car', pictureUrl: null, isActive: true }],
      },
      expect.objectContaining({ businessName: 'First', serviceCount: 1 }),
    ]);
    expect((body as unknown[]).length).toBeLessThanOrEqual(6);
    expect(JSON.stringify(body)).not.toContain('Idle');
    app.clock.set(NOW);
  });
});

describe('since when a provider is verified', () => {
  test('is told with the provider and with each of their services, and an absence changes nothing', async () => {
    const [applying, approving, suspending, returning] = [1, 2, 3, 4].map((minutes) => plusMinutes(NOW, minutes)) as [string, ...string[]];
    app.clock.set(applying);
    const owner = await app.member();
    const { vendorId } = await app.execute<{ vendorId: string }>(new ApplyAsVendor(owner.userId, applicant()));
    app.clock.set(approving!);
    await app.execute(new ApproveVendor(vendorId));
    const serviceId = await offered(owner, 'Boiler repair');
    const told = async () => {
      const service = (await get(`/services/${serviceId}`)).body as { vendor: object };
      return [(await get(`/vendors/${vendorId}`)).body as object, service.vendor];
    };
    const since = { memberSince: applying, approvedAt: approving };
    expect(await told()).toMatchObject([since, since]);

    app.clock.set(suspending!);
    await app.execute(new SuspendVendor(vendorId, { reason: 'Three complaints.', confirmedBookings: 'kept' }));
    app.clock.set(returning!);
    await app.execute(new ReinstateVendor(vendorId));
    await app.caughtUp();
    expect(await told()).toMatchObject([since, since]);
    app.clock.set(NOW);
  });
});

describe('the icon of a category', () => {
  test('is the stored one, wherever the category is named', async () => {
    const { owner, vendorId } = await provider({ businessName: 'Iconic' });
    const id = await offered(owner, 'Pipe repair');
    const category = { slug: 'plumbing', name: 'Plumbing', icon: 'car' };
    expect((await get('/categories')).body).toContainEqual(expect.objectContaining(category));
    expect((await get(`/services/${id}`)).body).toMatchObject({ category });
    expect((await get('/services?search=iconic')).body).toMatchObject({ items: [{ id, category }] });
    expect((await get(`/vendors/${vendorId}/services`)).body).toMatchObject([{ id, category }]);
    const signed = by(app, await signedIn(app, owner));
    expect((await signed.get('/vendor/services').expect(200)).body).toMatchObject([{ id, category }]);
    await signed.put(`/favorites/vendors/${vendorId}`, {}).expect(204);
    await app.caughtUp();
    expect((await signed.get('/favorites').expect(200)).body).toMatchObject({ vendors: [{ categories: [category] }] });
  });
});

describe('places', () => {
  test('a ZIP code names its place', async () => {
    const place = { zip: '78701', city: 'Austin', state: 'TX', latitude: 30.2713, longitude: -97.7426 };
    expect((await get('/places/78701')).body).toEqual(place);
    expect((await get('/places/78701-1234')).body).toEqual(place);
  });
  test.each(['00000', 'austin', '09012', '%20', 'constructor', '9'.repeat(50)])('there is no place %s', async (zip) => {
    expect((await get(`/places/${zip}`, 404)).body).toMatchObject({ status: 404 });
  });
  test('the nearest ZIP code to a point', async () => {
    expect((await get('/places/nearest?latitude=30.44&longitude=-97.63')).body).toMatchObject({ zip: '78660', city: 'Pflugerville' });
  });
  test('the ZIP codes around a point, and no others', async () => {
    const { body } = await get('/places/around?latitude=30.2713&longitude=-97.7426&miles=5');
    expect((body as { zip: string }[])[0]).toEqual({ zip: '78701', city: 'Austin', state: 'TX', latitude: 30.2713, longitude: -97.7426 });
    expect((body as { zip: string }[]).map(({ zip }) => zip)).not.toContain('78660');
    expect((await get('/places/around?latitude=30.2713&longitude=-97.7426&miles=500', 400)).body).toMatchObject({
      code: 'platform/invalid',
    });
  });
  test('far from all of them there is none', async () => {
    expect((await get('/places/nearest?latitude=52.52&longitude=13.4', 404)).body).toMatchObject({ code: 'places/none-near' });
  });
  test.each([
    '',
    '?latitude=30',
    '?latitude=91&longitude=0',
    '?latitude=NaN&longitude=0',
    '?latitude=1e999&longitude=0',
    '?latitude=a&longitude=b',
  ])('%s is refused', async (query) => {
    expect((await get(`/places/nearest${query}`, 400)).body).toMatchObject({ status: 400, code: 'platform/invalid' });
  });
});

describe('reviews of one rating', () => {
  test('only those, while the stars tell of all', async () => {
    const { owner, vendorId } = await provider({ businessName: 'Reviewed' });
    const serviceId = await offered(owner, 'Shower repair');
    const customer = await app.member();
    const bookings: string[] = [];
    for (const time of ['09:00', '11:00', '13:00']) {
      const { body } = await by(app, customer).post('/bookings', asked(serviceId, { time })).expect(201);
      bookings.push((body as { id: string }).id);
      await app.execute(new ConfirmBooking(owner.userId, bookings.at(-1)!));
    }
    app.clock.set('2026-03-10T22:00:00.000Z');
    for (const [index, id] of bookings.entries()) {
      await app.execute(new CompleteBooking(owner.userId, id));
      await app.execute(new PostReview(customer.userId, id, [5, 5, 2][index]!, null));
    }
    app.clock.set(NOW);
    await app.caughtUp();
    const stars = { 1: 0, 2: 1, 3: 0, 4: 0, 5: 2 };
    const of = async (query: string) => (await get(`/vendors/${vendorId}/reviews${query}`)).body as { items: { rating: number }[] };
    expect(await of('?rating=5')).toMatchObject({ total: 2, pageCount: 1, stars, averageRating: 4, items: [{ rating: 5 }, { rating: 5 }] });
    expect(await of('?rating=2')).toMatchObject({ total: 1, stars, items: [{ rating: 2 }] });
    expect(await of('?rating=3')).toMatchObject({ total: 0, pageCount: 0, stars, averageRating: 4, items: [] });
    expect((await of('')).items).toHaveLength(3);
  });
  test.each(['0', '6', '4.5', 'five', ''])('rating=%s is refused', async (rating) => {
    expect((await get(`/vendors/${newId()}/reviews?rating=${rating}`, 400)).body).toMatchObject({
      fields: { rating: 'Ask for 1 to 5 stars' },
    });
  });
});
