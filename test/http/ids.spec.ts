import { type TestApp, testApp } from '../support/app.js';
import { asked, by, provider } from './booking-support.js';

describe('an id in capital letters', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp();
  });
  afterAll(() => app?.close());

  test('names the same thing in every step of a booking', async () => {
    const salon = await provider(app);
    const customer = by(app, await app.member());
    const vendor = by(app, salon.owner);
    const service = salon.serviceId.toUpperCase();
    const held = await customer.post(`/services/${service}/holds`, { date: '2026-03-10', time: '13:00', serviceRevision: 0 }).expect(201);
    const holdId = (held.body as { id: string }).id.toUpperCase();
    const { serviceRevision: _, ...wish } = asked(service);
    const { body } = await customer.post('/bookings', { ...wish, holdId }).expect(201);
    const id = (body as { id: string }).id.toUpperCase();
    await vendor.post(`/bookings/${id}/confirm`).expect(200);
    const moved = await vendor.post(`/bookings/${id}/reschedule`, { date: '2026-03-11', time: '09:00' }).expect(200);
    const { proposal } = moved.body as { proposal: { id: string } };
    await customer.post(`/bookings/${id}/accept-time`, { proposalId: proposal.id.toUpperCase() }).expect(200);
    await customer.get(`/bookings/${id}/timeline`).expect(200);
    await customer.put(`/favorites/services/${service}`, {}).expect(204);
    await customer.put(`/favorites/services/${salon.serviceId}`, {}).expect(204);
    await app.caughtUp();
    expect((await customer.get('/favorites/ids').expect(200)).body).toMatchObject({ services: [salon.serviceId] });
    await customer.delete(`/favorites/services/${service}`).expect(204);
  });
});
