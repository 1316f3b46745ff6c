import type { BookingSummaryDto } from '../../src/booking/view/booking.dto.js';
import { type TestApp, testApp } from '../support/app.js';
import { settled, TELLING } from './account-support.js';
import { Life } from './booking-life-support.js';

/** The booking is for 1:00 PM in Austin, an hour long. */
const TWO_HOURS_BEFORE = '2026-03-10T16:00:00.000Z';
const START = '2026-03-10T18:00:00.000Z';

describe('a provider on the way', () => {
  let app: TestApp;
  let life: Life;
  beforeAll(async () => {
    app = await testApp();
  });
  afterAll(() => app?.close());
  beforeEach(async () => {
    life = await Life.confirmed(app);
  });

  test('can say so from two hours before the start, and their customer reads it', async () => {
    await life.comes('2026-03-10T15:59:59.999Z');
    expect(await life.seen('vendor')).toMatchObject({ arrival: null, possibleDelays: [], changesAt: TWO_HOURS_BEFORE });
    expect(await life.refuses('vendor', 'set-out')).toMatchObject({ code: 'booking/arrival-too-early' });

    await life.comes('2026-03-10T16:40:00.000Z');
    const offered = await life.seen('vendor');
    expect(offered.actions).toEqual(expect.arrayContaining(['set-out', 'delay']));
    expect(offered).toMatchObject({ arrival: null, possibleDelays: [10, 15, 30, 45, 60] });
    const arrival = { setOutAt: '2026-03-10T16:40:00.000Z', delayMinutes: null, expectedAt: START };
    const said = await life.does('vendor', 'set-out');
    expect(said).toMatchObject({ status: 'confirmed', arrival });
    expect(said.actions).not.toContain('set-out');
    expect(await life.seen('customer')).toMatchObject({ status: 'confirmed', arrival, possibleDelays: [] });
    expect((await life.of<BookingSummaryDto>('customer', 'summary')).nextVisit).toMatchObject({ arrival });
    expect((await life.seen('customer')).actions).not.toContain('delay');
  });

  test('says by how much they come later, and what is said last counts', async () => {
    await life.comes('2026-03-10T18:01:00.000Z');
    await life.does('vendor', 'delay', { minutes: 30 });
    expect(await life.does('vendor', 'delay', { minutes: 15 })).toMatchObject({
      arrival: { setOutAt: null, delayMinutes: 15, expectedAt: '2026-03-10T18:15:00.000Z' },
      possibleDelays: [10, 30, 45, 60],
      changesAt: '2026-03-10T18:10:00.000Z',
    });
    await life.comes('2026-03-10T18:10:00.000Z');
    expect(await life.seen('vendor')).toMatchObject({ possibleDelays: [30, 45, 60] });
    expect(await life.refuses('vendor', 'delay', { minutes: 10 })).toMatchObject({ code: 'booking/delay-over' });
    for (const minutes of [20, 0, '15', null]) expect(await life.refuses('vendor', 'delay', { minutes })).toMatchObject({ status: 400 });
  });

  test('is not told any more once they should be there', async () => {
    await life.comes(TWO_HOURS_BEFORE);
    await life.does('vendor', 'set-out');
    await life.does('vendor', 'delay', { minutes: 15 });
    await life.comes('2026-03-10T18:44:59.999Z');
    expect(await life.seen('customer')).toMatchObject({ arrival: {}, changesAt: '2026-03-10T18:45:00.000Z' });
    await life.comes('2026-03-10T18:45:00.000Z');
    expect((await life.seen('customer')).arrival).toBeNull();
  });

  test('is forgotten with a new time', async () => {
    await life.comes(TWO_HOURS_BEFORE);
    await life.does('vendor', 'set-out');
    await life.does('vendor', 'delay', { minutes: 60 });
    const { proposal } = await life.does('customer', 'reschedule', { date: '2026-03-12', time: '09:00' });
    expect((await life.seen('vendor')).arrival).not.toBeNull();
    expect(await life.does('vendor', 'accept-time', { proposalId: proposal!.id })).toMatchObject({ arrival: null, possibleDelays: [] });
    await life.comes('2026-03-12T13:00:00.000Z');
    expect((await life.seen('vendor')).actions).toContain('set-out');
  });

  test.each([
    ['is cancelled', '2026-03-10T17:00:00.000Z', ['vendor', 'cancel', { reason: 'The van has broken down.' }]],
    ['is missed', '2026-03-10T18:30:00.000Z', ['customer', 'claim', {}]],
  ] as const)('is forgotten with a booking that %s', async (_, instant, [side, deed, body]) => {
    await life.comes(instant);
    await life.does('vendor', 'set-out');
    await life.does('vendor', 'delay', { minutes: 60 });
    expect((await life.seen('customer')).arrival).not.toBeNull();
    await life.does(side, deed, body);
    for (const each of ['customer', 'vendor'] as const) {
      const seen = await life.seen(each);
      expect(seen).toMatchObject({ arrival: null, possibleDelays: [] });
      expect(seen.actions).not.toContain('delay');
    }
  });

  test('stands in the timeline, and the customer alone gets a mail of each', async () => {
    await life.comes(TWO_HOURS_BEFORE);
    await life.does('vendor', 'set-out');
    await life.does('vendor', 'delay', { minutes: 15 });
    await settled(app, TELLING);
    const sent = [{ to: 'customer', channel: 'email' }];
    const { items } = await life.get<{ items: object[] }>('customer', 'timeline');
    expect(items.slice(-2)).toMatchObject([
      { kind: 'ProviderSetOut', by: 'vendor', at: TWO_HOURS_BEFORE, due: null, sent },
      { kind: 'ProviderDelayed', by: 'vendor', due: '2026-03-10T18:15:00.000Z', sent },
    ]);
  });
});
