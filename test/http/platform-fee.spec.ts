import { fold, streamOf } from '../../src/platform/events/decider.js';
import { plusHours, plusMinutes } from '../../src/platform/time/durations.js';
import { feeAt, PLATFORM, PlatformFee, SchedulePlatformFee } from '../../src/platform-settings/index.js';
import { anyEvent } from '../support/any-event.js';
import { type Member, type TestApp, testApp } from '../support/app.js';
import { API, asked, by, provider, signedIn } from './booking-support.js';

interface Setting {
  readonly feeCents: number;
  readonly since: string | null;
  readonly changes: readonly { readonly id: string; readonly state: string }[];
}

const REASON = 'The gateway has become dearer.';

let app: TestApp;
let ada: Member;
let eve: Member;
beforeEach(async () => {
  app = await testApp();
  ada = await app.member({ roles: ['admin'], fullName: 'Ada Moss' });
  eve = await app.member({ roles: ['admin'], fullName: 'Eve Stone' });
});
afterEach(() => app.close());

const ahead = (hours: number) => plusHours(app.clock.now(), hours);
const wanted = (feeCents: number, from: string) => ({ feeCents, from, reason: REASON });
const schedule = (who: Member, feeCents: number, from = ahead(2)) =>
  by(app, who).post('/admin/platform-fee/changes', wanted(feeCents, from));
const takeBack = (who: Member, id: string) => by(app, who).post(`/admin/platform-fee/changes/${id}/take-back`, { reason: 'Too early.' });
const setting = async () => {
  await app.caughtUp();
  return (await by(app, ada).get('/admin/platform-fee').expect(200)).body as Setting;
};
const shown = async (serviceId: string) => {
  const { body } = await app.http().get(`${API}/services/${serviceId}`).expect(200);
  const { platformFeeCents, totalPriceCents } = body as { platformFeeCents: number; totalPriceCents: number };
  return { platformFeeCents, totalPriceCents };
};
const publicFee = async () => ((await app.http().get(`${API}/platform-fee`).expect(200)).body as { feeCents: number }).feeCents;

/** Some hours later everybody signs in anew. */
async function later(instant: string): Promise<void> {
  app.clock.set(instant);
  ada = await signedIn(app, ada);
  eve = await signedIn(app, eve);
}

describe('a scheduled fee', () => {
  test('stands on every public answer from its instant on, and not a millisecond before', async () => {
    const { serviceId } = await provider(app);
    const from = ahead(2);
    await schedule(ada, 650, from).expect(204);
    await app.caughtUp();
    for (const [instant, fee] of [
      [app.clock.now(), 500],
      [new Date(Date.parse(from) - 1).toISOString(), 500],
      [from, 650],
    ] as const) {
      app.clock.set(instant);
      expect(await shown(serviceId)).toEqual({ platformFeeCents: fee, totalPriceCents: 8900 + fee });
      expect(await publicFee()).toBe(fee);
    }
  });

  test('is told with who, when and why, and goes from to come to in force to over', async () => {
    expect(await setting()).toMatchObject({ feeCents: 500, since: null, changes: [], mostCents: 5000 });
    const at = app.clock.now();
    const from = ahead(2);
    await schedule(ada, 650, from).expect(204);
    const change = { feeCents: 650, from, scheduledBy: 'Ada Moss', scheduledAt: at, reason: REASON, takenBackAt: null };
    expect(await setting()).toMatchObject({ feeCents: 500, since: null, changes: [{ ...change, state: 'scheduled' }] });

    await later(from);
    expect(await setting()).toMatchObject({ feeCents: 650, since: from, changes: [{ ...change, state: 'holds' }] });
    const next = ahead(2);
    await schedule(eve, 0, next).expect(204);
    await later(next);
    const { feeCents, since, changes } = await setting();
    expect({ feeCents, since, states: changes.map(({ state }) => state) }).toEqual({ feeCents: 0, since: next, states: ['holds', 'held'] });
  });

  test('can be taken back, with a reason, as long as it does not hold', async () => {
    const { serviceId } = await provider(app);
    const from = ahead(2);
    await schedule(ada, 650, from).expect(204);
    const { id } = (await setting()).changes[0]!;
    await by(app, eve).post(`/admin/platform-fee/changes/${id}/take-back`).expect(400);
    await takeBack(eve, id).expect(204);
    expect(await setting()).toMatchObject({
      changes: [{ id, state: 'taken-back', takenBackBy: 'Eve Stone', takenBackReason: 'Too early.' }],
    });
    app.clock.set(from);
    expect((await shown(serviceId)).platformFeeCents).toBe(500);

    await later(from);
    const next = ahead(2);
    await schedule(ada, 700, next).expect(204);
    const second = (await setting()).changes[0]!;
    await later(plusMinutes(next, -1));
    expect((await takeBack(ada, second.id).expect(409)).body).toMatchObject({ code: 'platform-settings/fee-holds' });
  });

  test('out of bounds, or without a reason, is refused by field', async () => {
    for (const [other, fields] of [
      [{ feeCents: 5001 }, { feeCents: 'The fee can be up to $50.00.' }],
      [{ feeCents: 5.5 }, { feeCents: 'The fee can be up to $50.00.' }],
      [{ feeCents: 500 }, { feeCents: 'The fee is $5.00 already.' }],
      [{ from: '2026-03-04T18:30:00Z' }, { from: 'Choose a time that is at least an hour ahead.' }],
      [{ from: '2026-02-30T18:30:00Z' }, { from: 'Choose a date and a time.' }],
      [{ from: 'tomorrow' }, { from: 'Choose a date and a time.' }],
      [{ reason: ' ' }, { reason: 'Reason is required' }],
    ]) {
      const body = { ...wanted(650, '2026-03-05T18:00:00Z'), ...other };
      expect((await by(app, ada).post('/admin/platform-fee/changes', body).expect(400)).body).toMatchObject({ fields });
    }
  });
});

describe('what was agreed', () => {
  test('stays: bookings, and times that are held', async () => {
    const { serviceId } = await provider(app);
    const [first, holder] = [await app.member(), await app.member()];
    const made = (await by(app, first).post('/bookings', asked(serviceId)).expect(201)).body as { id: string };
    const from = ahead(2);
    await schedule(ada, 650, from).expect(204);

    app.clock.set(plusMinutes(from, -5));
    const late = await signedIn(app, holder);
    const slot = { date: '2026-03-10', time: '15:00', serviceRevision: 0 };
    const held = (await by(app, late).post(`/services/${serviceId}/holds`, slot).expect(201)).body as { id: string };
    app.clock.set(from);
    const ofHold = asked(serviceId, { time: '15:00', holdId: held.id });
    expect((await by(app, late).post('/bookings', ofHold).expect(201)).body).toMatchObject({ platformFeeCents: 500, totalCents: 9400 });
    const mine = (
      await by(app, await signedIn(app, first))
        .get('/bookings')
        .expect(200)
    ).body as { items: object[] };
    expect(mine.items).toContainEqual(expect.objectContaining({ id: made.id, platformFeeCents: 500, totalCents: 9400 }));
  });

  test('is what was shown: who saw another fee is told, and books nothing', async () => {
    const { serviceId } = await provider(app);
    const customer = await app.member();
    const from = ahead(2);
    await schedule(ada, 650, from).expect(204);
    // Before it holds nobody can have seen it.
    const early = asked(serviceId, { platformFeeCents: 650 });
    expect((await by(app, customer).post('/bookings', early).expect(409)).body).toMatchObject({
      code: 'booking/fee-changed',
      platformFeeCents: 500,
    });

    app.clock.set(from);
    const back = await signedIn(app, customer);
    const changed = {
      code: 'booking/fee-changed',
      platformFeeCents: 650,
      priceCents: 8900,
      lines: [{ kind: 'base', cents: 8900, percent: null }],
    };
    for (const other of [{}, { platformFeeCents: 500 }]) {
      expect((await by(app, back).post('/bookings', asked(serviceId, other)).expect(409)).body).toMatchObject(changed);
      const slot = { date: '2026-03-10', time: '13:00', serviceRevision: 0, ...other };
      expect((await by(app, back).post(`/services/${serviceId}/holds`, slot).expect(409)).body).toMatchObject(changed);
    }
    const seen = asked(serviceId, { platformFeeCents: 650 });
    expect((await by(app, back).post('/bookings', seen).expect(201)).body).toMatchObject({ platformFeeCents: 650, totalCents: 9550 });
  });

  test('is the fee of the moment of each booking, while changes are scheduled and taken back beside them', async () => {
    const { serviceId } = await provider(app);
    const from = ahead(2);
    const customers = await Promise.all(Array.from({ length: 6 }, () => app.member()));
    const times = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00'];
    const answers = await Promise.all([
      ...customers.map((customer, index) => by(app, customer).post('/bookings', asked(serviceId, { time: times[index] }))),
      schedule(ada, 650, from),
    ]);
    // No booking is in the way of another, or of who schedules.
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201, 204]);
    const { events } = await app.streams.read(streamOf(PlatformFee, PLATFORM));
    const { changes } = fold(PlatformFee, events);
    for (const { body } of answers.slice(0, -1)) {
      const { platformFeeCents, createdAt } = body as { platformFeeCents: number; createdAt: string };
      expect(platformFeeCents).toBe(feeAt(changes, createdAt));
    }
  });
});

describe('what it would change', () => {
  const preview = (feeCents: number, from: string) =>
    by(app, ada).get(`/admin/platform-fee/preview?${new URLSearchParams({ feeCents: String(feeCents), from }).toString()}`);

  test('is told before, and is what comes of it', async () => {
    const from = ahead(2);
    expect((await preview(650, from).expect(200)).body).toEqual({
      ...{ feeCents: 650, insteadOfCents: 500 },
      ...{ recentBookings: 0, averagePriceCents: null, openBookings: 0, liveHolds: 0 },
    });
    const [{ serviceId }, other] = [await provider(app), await provider(app, { basePriceCents: 4400 })];
    const customer = await app.member();
    await by(app, customer).post('/bookings', asked(serviceId)).expect(201);
    const gone = (
      await by(app, customer)
        .post('/bookings', asked(other.serviceId, { time: '15:00' }))
        .expect(201)
    ).body as { id: string };
    await by(app, customer).post(`/bookings/${gone.id}/cancel`).expect(200);
    await by(app, customer).post(`/services/${serviceId}/holds`, { date: '2026-03-11', time: '13:00', serviceRevision: 0 }).expect(201);
    await app.caughtUp();
    expect((await preview(650, from).expect(200)).body).toMatchObject({
      ...{ recentBookings: 2, averagePriceCents: 6650, openBookings: 1, liveHolds: 1 },
    });
    expect((await setting()).changes).toEqual([]);
    await schedule(ada, 650, from).expect(204);
    app.clock.set(from);
    await app.caughtUp();
    expect(await publicFee()).toBe(650);
  });

  test('is refused by the words of the decision', async () => {
    expect((await preview(500, ahead(2)).expect(400)).body).toMatchObject({ fields: { feeCents: 'The fee is $5.00 already.' } });
    expect((await preview(650, ahead(0.5)).expect(400)).body).toMatchObject({
      fields: { from: 'Choose a time that is at least an hour ahead.' },
    });
    await schedule(eve, 650).expect(204);
    expect((await preview(700, ahead(3)).expect(409)).body).toMatchObject({ code: 'platform-settings/fee-scheduled-already' });
  });
});

describe('two administrators', () => {
  const ALREADY = 'moderation/decided-already';

  test('one schedules, the other reads who was faster', async () => {
    const answers = await Promise.all([schedule(ada, 650), schedule(eve, 700)]);
    const statuses = answers.map(({ status }) => status);
    expect([...statuses].sort()).toEqual([204, 409]);
    const winner = statuses[0] === 204 ? 'Ada Moss' : 'Eve Stone';
    expect(answers[statuses.indexOf(409)]!.body).toMatchObject({ code: ALREADY, detail: `${winner} has changed this a moment ago.` });
    expect((await setting()).changes).toHaveLength(1);
  });

  test('one takes it back, the other is told; who presses twice has done it once', async () => {
    await schedule(ada, 650).expect(204);
    const { id } = (await setting()).changes[0]!;
    const answers = await Promise.all([takeBack(ada, id), takeBack(eve, id)]);
    const statuses = answers.map(({ status }) => status);
    expect([...statuses].sort()).toEqual([204, 409]);
    const [winner, name] = statuses[0] === 204 ? [ada, 'Ada Moss'] : [eve, 'Eve Stone'];
    expect(answers[statuses.indexOf(409)]!.body).toMatchObject({ code: ALREADY, detail: `${name} has withdrawn this a moment ago.` });
    await takeBack(winner!, id).expect(204);
  });

  test('who sees one that is to come schedules no other', async () => {
    await schedule(ada, 650).expect(204);
    expect((await schedule(ada, 700).expect(409)).body).toMatchObject({ code: 'platform-settings/fee-scheduled-already' });
  });
});

test('who is leaving sets nothing any more', async () => {
  const stream = `user-${eve.userId}`;
  const { expected } = await app.streams.read(stream);
  await app.streams.append(stream, [anyEvent('DeletionRequested', { userId: eve.userId, requestedAt: app.clock.now() })], expected);
  const command = new SchedulePlatformFee(eve.userId, { feeCents: 650, from: ahead(2) }, REASON);
  await expect(app.execute(command)).rejects.toMatchObject({ code: 'identity/account-closing' });
});
