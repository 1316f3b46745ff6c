import type { Recorded } from '../../src/platform/events/recorded.js';
import { BUILD } from '../../src/platform/process/build-id.js';
import { type Member, NOW, type TestApp, testApp } from '../support/app.js';
import { settled } from './account-support.js';
import { asked, by, type Provider, provider } from './booking-support.js';
import { decide } from './vendor-support.js';

const AFTER_TWO_DAYS = '2026-03-12T20:00:00.000Z';

describe('what follows from a request', () => {
  let app: TestApp;
  let business: Provider;
  let customer: Member;
  beforeAll(async () => {
    app = await testApp();
  });
  beforeEach(async () => {
    app.clock.set(NOW);
    business = await provider(app);
    customer = await app.member();
  });
  afterAll(() => app?.close());

  const eventsOf = async (stream: string) => (await app.streams.read(stream)).events;
  const named = (events: readonly Recorded[], type: string) => events.find((event) => event.type === type)!;
  const confirmed = async (): Promise<string> => {
    const { body } = await by(app, customer).post('/bookings', asked(business.serviceId)).expect(201);
    const { id } = body as { id: string };
    await by(app, business.owner).post(`/bookings/${id}/confirm`).expect(200);
    await app.caughtUp();
    return id;
  };

  test('bears the id of that request’s command, in every stream; what somebody else asks for later begins anew', async () => {
    const id = await confirmed();
    const events = await eventsOf(`booking-${id}`);
    const [created, answered] = [named(events, 'BookingCreated'), named(events, 'BookingConfirmed')];
    const [reserved] = await eventsOf(`schedule-${business.vendorId}-2026-03-10`);
    for (const { meta } of [created, answered]) {
      expect(meta).toEqual({ at: NOW, command: meta.command, actor: meta.actor, correlation: meta.command, build: BUILD });
    }
    expect(reserved!.meta).toEqual(created.meta);
    expect(answered.meta.correlation).not.toBe(created.meta.correlation);
  });

  test('still does so when a deadline has come, and names the event that had set it', async () => {
    const id = await confirmed();
    app.clock.set(AFTER_TWO_DAYS);
    await app.fireTimers();
    const events = await eventsOf(`booking-${id}`);
    const [created, completed] = [named(events, 'BookingCreated'), named(events, 'BookingCompleted')];
    expect(completed.meta).toEqual({
      at: AFTER_TWO_DAYS,
      command: expect.not.stringContaining(created.meta.command!),
      cause: created.id,
      correlation: created.meta.correlation,
      build: BUILD,
    });
  });

  test('still does so where a reaction has carried it on, and names the event that it acted on', async () => {
    const id = await confirmed();
    const admin = await app.member({ roles: ['admin'] });
    const { owner, vendorId } = business;
    await decide(app, admin, { owner, vendorId }, 'deactivate', { reason: 'Three complaints in a week.', confirmedBookings: 'cancel' });
    await settled(app, { 'booking.end-bookings-of-suspended': ['VendorSuspendedV3'] });
    const suspended = named(await eventsOf(`vendor-${vendorId}`), 'VendorSuspendedV3');
    const cancelled = named(await eventsOf(`booking-${id}`), 'BookingCancelled');
    expect(suspended.meta).toMatchObject({ actor: admin.userId, correlation: suspended.meta.command });
    expect(cancelled.meta).toMatchObject({ cause: suspended.id, correlation: suspended.meta.correlation, build: BUILD });
    expect(cancelled.meta.command).not.toBe(suspended.meta.command);
  });
});
