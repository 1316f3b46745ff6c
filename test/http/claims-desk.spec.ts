import { BOOKING_STATUSES } from '../../src/booking/booking.js';
import { GrantRole } from '../../src/identity/index.js';
import { newId } from '../../src/platform/ids.js';
import { type Member, type TestApp, testApp } from '../support/app.js';
import { asked, by, type Provider, provider, signedIn } from './booking-support.js';

/** Forty-five minutes after the start of what was booked for one o'clock. */
const CLAIMABLE = '2026-03-10T18:45:00.000Z';
const REASON = 'Both sides have sent us photos.';

interface Case {
  readonly bookingId: string;
  readonly outcomes: readonly string[];
}

let app: TestApp;
let admin: Member;
beforeAll(async () => {
  app = await testApp();
  admin = await app.member({ roles: ['admin'], fullName: 'Eve Stone' });
});
afterAll(() => app?.close());

/** A confirmed booking for one o'clock, at a business of its own; everybody is signed in when one of them may say that the other has not come. */
async function begun() {
  await at('2026-03-04T18:00:00.000Z');
  const salon: Provider = await provider(app);
  const guest = await app.member({ fullName: 'Carla Gomez' });
  const { body } = await by(app, guest).post('/bookings', asked(salon.serviceId)).expect(201);
  const { id } = body as { id: string };
  await by(app, salon.owner).post(`/bookings/${id}/confirm`).expect(200);
  const [customer, owner] = await at(CLAIMABLE, guest, salon.owner);
  return { id, customer: customer!, owner: owner! };
}
async function at(instant: string, ...members: Member[]): Promise<Member[]> {
  app.clock.set(instant);
  admin = await signedIn(app, admin);
  return Promise.all(members.map((member) => signedIn(app, member)));
}
const act = (member: Member, id: string, what: string, body: object = {}, status = 200) =>
  by(app, member).post(`/bookings/${id}/${what}`, body).expect(status);
const decide = (id: string, what: string, body: object, status = 204) =>
  by(app, admin)
    .post(`/admin/bookings/${id}/${what}`, { reason: REASON, ...body })
    .expect(status);
/** What waits for an admin of these bookings. */
async function cases(...ids: string[]): Promise<Case[]> {
  await app.caughtUp();
  const { body } = await by(app, admin).get('/admin/claims').expect(200);
  return (body as Case[]).filter(({ bookingId }) => ids.includes(bookingId));
}
async function booking(member: Member, id: string) {
  const { body } = await by(app, member).get('/bookings').expect(200);
  return (body as { items: { id: string; status: string; reason: string | null; chargeCents: number | null }[] }).items.find(
    (each) => each.id === id,
  );
}

describe('the claims desk', () => {
  test('shows what both sides say once a claim is contested; until then the clock will settle it', async () => {
    const { id, customer, owner } = await begun();
    await act(owner, id, 'claim', { statement: 'Nobody opened the door.' });
    expect(await cases(id)).toEqual([]);
    await decide(id, 'claim', { outcome: 'no_show_customer' }, 409);

    await act(customer, id, 'contest', { statement: 'The bell is broken.' });
    expect(await cases(id)).toEqual([
      expect.objectContaining({
        bookingId: id,
        kind: 'no_show',
        serviceTitle: 'Drain cleaning',
        customerName: 'Carla Gomez',
        date: '2026-03-10',
        time: '13:00',
        timeZone: 'America/Chicago',
        priceCents: 8900,
        paidCents: 0,
        openedAt: CLAIMABLE,
        claims: [{ by: 'vendor', text: 'Nobody opened the door.', at: CLAIMABLE }],
        contest: { by: 'customer', text: 'The bell is broken.', at: CLAIMABLE },
        problem: null,
        outcomes: ['no_show_customer', 'dismissed'],
      }),
    ]);
  });

  test('shows claims that stand against each other, and either may be upheld', async () => {
    const { id, customer, owner } = await begun();
    await act(owner, id, 'claim');
    await act(customer, id, 'claim', { statement: 'I waited for an hour.' });
    expect(await cases(id)).toMatchObject([
      {
        bookingId: id,
        claims: [
          { by: 'vendor', text: null },
          { by: 'customer', text: 'I waited for an hour.' },
        ],
        contest: null,
        outcomes: ['no_show_customer', 'no_show_vendor', 'dismissed'],
      },
    ]);
    await decide(id, 'claim', { outcome: 'no_show_vendor' });
    expect(await cases(id)).toEqual([]);
    expect(await booking(customer, id)).toMatchObject({ status: 'cancelled', reason: 'no_show_vendor', chargeCents: 0 });
  });

  test('who was not there as a customer pays the price; deciding the same twice changes nothing', async () => {
    const { id, customer, owner } = await begun();
    await act(owner, id, 'claim');
    await act(customer, id, 'contest');
    await decide(id, 'claim', { outcome: 'no_show_vendor' }, 409);
    await decide(id, 'claim', { outcome: 'no_show_customer' });
    await decide(id, 'claim', { outcome: 'no_show_customer' });
    await decide(id, 'claim', { outcome: 'dismissed' }, 409);
    await app.caughtUp();
    expect(await booking(customer, id)).toMatchObject({ status: 'cancelled', reason: 'no_show_customer', chargeCents: 8900 });
  });

  test('of two admins the second reads who was first, whatever they would have decided', async () => {
    const { id, customer, owner } = await begun();
    await act(owner, id, 'claim');
    await act(customer, id, 'contest');
    await decide(id, 'claim', { outcome: 'no_show_customer' });
    const late = await app.member({ roles: ['admin'] });
    for (const outcome of ['no_show_customer', 'dismissed']) {
      const { body } = await by(app, late).post(`/admin/bookings/${id}/claim`, { reason: REASON, outcome }).expect(409);
      expect(body).toMatchObject({ code: 'moderation/decided-already', detail: 'Eve Stone has decided this a moment ago.' });
    }
  });

  test('a dismissed claim leaves the booking as it was', async () => {
    const { id, customer, owner } = await begun();
    await act(customer, id, 'claim');
    await act(owner, id, 'contest');
    await decide(id, 'claim', { outcome: 'dismissed' });
    expect(await cases(id)).toEqual([]);
    expect(await booking(customer, id)).toMatchObject({ status: 'confirmed', reason: null });
  });

  test('shows a reported problem with what was paid, of which at most all is given back', async () => {
    const { id, customer, owner } = await begun();
    const [client, provider] = await at('2026-03-10T19:30:00.000Z', customer, owner);
    await decide(id, 'problem', { refundCents: 100 }, 409);
    await act(provider!, id, 'complete');
    await act(client!, id, 'problem', { description: 'It leaks again already.' });
    expect(await cases(id)).toMatchObject([
      {
        bookingId: id,
        kind: 'problem',
        paidCents: 9400,
        problem: { by: 'customer', text: 'It leaks again already.' },
        claims: [],
        contest: null,
        outcomes: [],
      },
    ]);
    const { body } = await decide(id, 'problem', { refundCents: 9401 }, 400);
    expect((body as { fields: object }).fields).toEqual({ refundCents: 'Choose an amount from $0.00 to $94.00.' });
    await decide(id, 'problem', { refundCents: 9400 });
    expect(await cases(id)).toEqual([]);
    expect(await booking(client!, id)).toMatchObject({ status: 'completed', problem: { refundCents: 9400 } });
  });

  test('what has waited longest comes first', async () => {
    const first = await begun();
    const second = await begun();
    await act(first.customer, first.id, 'claim');
    await act(second.customer, second.id, 'claim');
    await act(second.owner, second.id, 'contest');
    const [owner] = await at('2026-03-10T18:50:00.000Z', first.owner);
    await act(owner!, first.id, 'contest');
    expect((await cases(first.id, second.id)).map(({ bookingId }) => bookingId)).toEqual([second.id, first.id]);
    const { body: all } = await by(app, admin).get('/admin/claims').expect(200);
    const { body: waiting } = await by(app, admin).get('/admin/waiting').expect(200);
    expect(waiting).toContainEqual({ kind: 'claim', count: all.length, since: all[0].openedAt });
  });
});

describe('an admin who is one of the sides', () => {
  test('decides nothing about the booking, as its customer or as its provider', async () => {
    const { id, customer, owner } = await begun();
    await act(customer, id, 'claim');
    await act(owner, id, 'contest');
    for (const side of [customer, owner]) {
      await app.execute(new GrantRole(side.userId, 'admin', true));
      const both = await signedIn(app, side);
      const decisions = { claim: { outcome: 'dismissed' }, problem: { refundCents: 0 }, cancel: { chargeCents: 0 } };
      for (const [what, body] of Object.entries(decisions)) {
        const refused = await by(app, both)
          .post(`/admin/bookings/${id}/${what}`, { reason: REASON, ...body })
          .expect(409);
        expect(refused.body).toMatchObject({ code: 'booking/own-case' });
      }
    }
    await decide(id, 'claim', { outcome: 'dismissed' });
  });
});

describe('cancelling as an admin', () => {
  test('ends a request or a confirmed booking, for what the admin chooses', async () => {
    const { id, customer } = await begun();
    const { body } = await decide(id, 'cancel', { chargeCents: 8901 }, 400);
    expect((body as { fields: object }).fields).toEqual({ chargeCents: 'Choose an amount from $0.00 to $89.00.' });
    await decide(id, 'cancel', { chargeCents: 3000 });
    await app.caughtUp();
    expect(await booking(customer, id)).toMatchObject({ status: 'cancelled', reason: 'by_admin', chargeCents: 3000 });
    await decide(id, 'cancel', { chargeCents: 3000 });

    const { body: asking } = await by(app, customer)
      .post('/bookings', asked((await provider(app)).serviceId, { date: '2026-03-20' }))
      .expect(201);
    await decide((asking as { id: string }).id, 'cancel', { chargeCents: 0 });
    await app.caughtUp();
    expect(await booking(customer, (asking as { id: string }).id)).toMatchObject({
      status: 'cancelled',
      reason: 'by_admin',
      chargeCents: 0,
    });
  });

  test('is refused for what is over, or is not there', async () => {
    const { id } = await begun();
    await decide(newId(), 'cancel', { chargeCents: 0 }, 404);
    await decide('x', 'claim', { outcome: 'dismissed' }, 404);
    await decide(newId(), 'problem', { refundCents: 0 }, 404);
    await decide(id, 'claim', { outcome: 'dismissed' }, 409);
    await decide(id, 'problem', { refundCents: 0 }, 409);
  });

  test.each([
    ['cancel', 'reason', { chargeCents: 0, reason: 'too short' }],
    ['cancel', 'reason', { chargeCents: 0, reason: '          ' }],
    ['cancel', 'chargeCents', { chargeCents: -1 }],
    ['cancel', 'chargeCents', { chargeCents: 1.5 }],
    ['cancel', 'chargeCents', { chargeCents: '0' }],
    ['claim', 'outcome', { outcome: 'by_admin' }],
    ['problem', 'refundCents', {}],
    ['problem', 'reason', { refundCents: 0, reason: 'x'.repeat(501) }],
  ])('%s with a wrong %s is 400 with a message for the field', async (what, field, sent) => {
    const { body } = await decide(newId(), what, sent, 400);
    expect(Object.keys((body as { fields: object }).fields)).toEqual([field]);
  });
});

describe('all bookings', () => {
  test('are found by status, service, business, customer or id, newest first, without an address', async () => {
    await at('2026-03-04T18:00:00.000Z');
    const salon = await provider(app, { title: 'Gutter repair' }, { businessName: 'Rain & Sons' });
    const [carla, dora] = [await app.member({ fullName: 'Carola Diaz' }), await app.member({ fullName: 'Dora 100% Kim' })];
    const book = async (member: Member, time: string) => {
      const { body } = await by(app, member).post('/bookings', asked(salon.serviceId, { time })).expect(201);
      return (body as { id: string }).id;
    };
    const first = await book(carla, '09:00');
    app.clock.set('2026-03-04T18:01:00.000Z');
    const second = await book(dora, '10:00');
    await act(salon.owner, first, 'confirm');

    const found = async (query: string) => {
      const { body } = await by(app, admin).get(`/admin/bookings${query}`).expect(200);
      expect(JSON.stringify(body)).not.toContain('Elm');
      return (body as { items: { id: string }[] }).items.map(({ id }) => id);
    };
    expect((await found('')).length).toBeGreaterThanOrEqual(2);
    expect(await found('?search=gutter&status=confirmed')).toEqual([first]);
    for (const term of ['gutter', 'RAIN %26']) expect(await found(`?search=${term}`)).toEqual([second, first]);
    expect(await found('?search=carola')).toEqual([first]);
    expect(await found('?search=100%25')).toEqual([second]);
    expect(await found(`?search=${first.toUpperCase()}`)).toEqual([first]);
    expect(await found('?search=carola&status=pending')).toEqual([]);
    expect(await found('?page=2')).toEqual([]);
    const totalOf = async (query: string) =>
      ((await by(app, admin).get(`/admin/bookings${query}`).expect(200)).body as { total: number }).total;
    const totals = await Promise.all(BOOKING_STATUSES.map((status) => totalOf(`?status=${status}`)));
    expect(totals.reduce((sum, total) => sum + total)).toBe(await totalOf(''));
    expect(await totalOf('?search=gutter')).toBe(2);
    for (const query of ['?status=open', '?page=0', `?search=${'x'.repeat(101)}`, '?q=1'])
      await by(app, admin).get(`/admin/bookings${query}`).expect(400);

    const { body } = await by(app, admin).get(`/admin/bookings?search=${first}`).expect(200);
    expect(body).toEqual({
      items: [
        {
          id: first,
          status: 'confirmed',
          reason: null,
          serviceTitle: 'Gutter repair',
          vendorId: salon.vendorId,
          businessName: 'Rain & Sons',
          customerId: carla.userId,
          customerName: 'Carola Diaz',
          date: '2026-03-10',
          time: '09:00',
          timeZone: 'America/Chicago',
          priceCents: 8900,
          platformFeeCents: 500,
          chargeCents: null,
          refundCents: null,
          createdAt: '2026-03-04T18:00:00.000Z',
          canCancel: true,
        },
      ],
      total: 1,
      more: false,
      page: 1,
      pageSize: 20,
      pageCount: 1,
    });
  });
});
