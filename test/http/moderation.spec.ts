import { type TestApp, testApp } from '../support/app.js';
import { API, asked, by, provider } from './booking-support.js';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

describe('the admin’s dashboard', () => {
  test('begins with zeros', async () => {
    const admin = by(app, await app.member({ roles: ['admin'] }));
    await app.caughtUp();
    const { body } = await admin.get('/admin/counts').expect(200);
    expect(body).toEqual({
      totalUsers: 1,
      totalVendors: 0,
      totalBookings: 0,
      platformRevenueCents: 0,
      completedValueCents: 0,
      pendingVendors: 0,
      feesKeptCents: 0,
      refundsCents: 0,
    });
    expect((await admin.get('/admin/recent-bookings').expect(200)).body).toEqual([]);
    expect((await admin.get('/admin/waiting').expect(200)).body).toEqual([]);
  });

  test('counts what there is, and shows the eight newest bookings', async () => {
    const admin = by(app, await app.member({ roles: ['admin'] }));
    const { serviceId } = await provider(app);
    const ids: string[] = [];
    for (let hour = 9; hour < 18; hour++) {
      app.clock.set(new Date(Date.parse(app.clock.now()) + 1000).toISOString());
      const customer = await app.member({ fullName: 'Carla Gomez' });
      const { body } = await by(app, customer)
        .post('/bookings', asked(serviceId, { time: `${String(hour).padStart(2, '0')}:00` }))
        .expect(201);
      ids.push(body.id);
    }
    const { body: counts } = await admin.get('/admin/counts').expect(200);
    expect(counts).toMatchObject({
      totalVendors: 1,
      totalBookings: 9,
      platformRevenueCents: 9 * 8900,
      completedValueCents: 0,
      pendingVendors: 0,
    });
    const { body: recent } = await admin.get('/admin/recent-bookings').expect(200);
    expect(recent.map(({ id }: { id: string }) => id)).toEqual(ids.reverse().slice(0, 8));
    expect(recent[0]).toMatchObject({
      serviceTitle: 'Drain cleaning',
      businessName: 'Bright & Co',
      customerName: 'Carla Gomez',
      status: 'pending',
      date: '2026-03-10',
      time: '17:00',
      priceCents: 8900,
    });
  });

  test.each([[[]], [['vendor' as const]]])('is closed to roles %p', async (roles) => {
    const person = by(app, await app.member({ roles }));
    for (const path of ['counts', 'recent-bookings']) await person.get(`/admin/${path}`).expect(403);
  });

  test('is closed to visitors', async () => {
    for (const path of ['counts', 'recent-bookings']) await app.http().get(`${API}/admin/${path}`).expect(401);
  });
});
