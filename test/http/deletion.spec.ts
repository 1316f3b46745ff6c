import { setTimeout as pause } from 'node:timers/promises';
import type { Response } from 'supertest';
import { ReportProblem } from '../../src/booking/claims/report-problem.command.js';
import { CancelBooking, CompleteBooking, ConfirmBooking, CreateBooking } from '../../src/booking/index.js';
import { AddFavorite } from '../../src/catalog/index.js';
import { DeleteAccount } from '../../src/identity/index.js';
import { Outbox } from '../../src/notifications/outbox.js';
import { SentNotices } from '../../src/notifications/sent/sent-notices.queries.js';
import { asCommand } from '../../src/platform/events/command-context.js';
import { newId } from '../../src/platform/ids.js';
import { Mailer } from '../../src/platform/mail/mailer.js';
import { PersonalData } from '../../src/platform/personal-data/personal-data.js';
import { SealedPictures } from '../../src/platform/pictures/sealed-pictures.js';
import { Rebuild } from '../../src/platform/rebuild/rebuild.js';
import { PostReview } from '../../src/reviews/index.js';
import { ApplyAsVendor, ApproveVendor, RejectVendor, UpdateBusinessProfile } from '../../src/vendor-onboarding/index.js';
import { anyEvent } from '../support/any-event.js';
import { type Member, PASSWORD, type TestApp, testApp } from '../support/app.js';
import { applicant } from '../support/vendors.js';
import { beforeWriting } from '../support/writes.js';
import { account, LEAVING, loseRole, settled } from './account-support.js';
import { API, asked, by, type Provider, provider, signedIn } from './booking-support.js';
import { cookieOf, door, later, MINUTE, SECOND } from './identity-support.js';

const types = async (app: TestApp, userId: string) => (await app.streams.read(`user-${userId}`)).events.map(({ type }) => type);
const requested = (app: TestApp, { userId }: Member) => append(app, userId, 'DeletionRequested', { userId, requestedAt: app.clock.now() });

async function append(app: TestApp, userId: string, type: string, data: object): Promise<void> {
  const { expected } = await app.streams.read(`user-${userId}`);
  await app.streams.append(`user-${userId}`, [anyEvent(type, data)], expected);
}

describe('deleting an account', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp();
  });
  afterAll(() => app?.close());

  test('ends it: nobody is signed in any more, and the address is free for somebody new', async () => {
    const ada = await app.member({ fullName: 'Ada Lovelace' });
    const signIn = await door(app).signIn(ada.email).expect(200);
    expect((await account(app, ada).get('deletion').expect(200)).body).toEqual({ reasons: [] });

    const answer = await account(app, ada).leave().expect(204);
    expect(answer.headers['set-cookie']).toEqual([expect.stringMatching(/^session=;.*Expires=Thu, 01 Jan 1970/)]);
    await account(app, ada).get('profile').expect(401);
    await door(app).refresh(cookieOf(signIn)).expect(401);
    await door(app).signIn(ada.email).expect(401);

    const again = await app.member({ email: ada.email, fullName: 'Another Ada' });
    expect(again.userId).not.toBe(ada.userId);
    expect((await account(app, again).get('profile').expect(200)).body).toMatchObject({ fullName: 'Another Ada', phone: null });
  });

  test('is visible in every read table when it is answered', async () => {
    const ada = await app.member({ fullName: 'Ada Lovelace' });
    await account(app, ada)
      .put('settings', { ...everythingOff })
      .expect(200);
    await account(app, ada).leave().expect(204);
    const { rows } = await app.database.pool.query('select full_name, email from read.account_directory where id = $1', [ada.userId]);
    expect(rows).toEqual([{ full_name: null, email: null }]);
    const settings = await app.database.pool.query('select 1 from read.account_settings where user_id = $1', [ada.userId]);
    expect(settings.rows).toEqual([]);
  });

  test('leaves a history that says so, under a key that is gone', async () => {
    const ada = await app.member();
    await account(app, ada).leave().expect(204);
    const { events } = await app.streams.read(`user-${ada.userId}`);
    expect(events.map(({ type }) => type).slice(-2)).toEqual(['DeletionRequested', 'PersonalDataErased']);
    const personalData = app.app.get(PersonalData);
    const keys = await personalData.keysForEvents(events);
    expect(personalData.open(events[0]!, keys)).toEqual({ email: '[erased]', fullName: '[erased]' });
  });

  test('twice at the same moment deletes once', async () => {
    const ada = await app.member();
    const answers = await Promise.all([account(app, ada).leave(), account(app, ada).leave()]);
    expect(answers.map(({ status }) => status)).toContain(204);
    expect((await types(app, ada.userId)).filter((type) => type === 'PersonalDataErased')).toHaveLength(1);
  });

  describe('is refused', () => {
    test('without the right password, and after five wrong ones for a while with it, too', async () => {
      const ada = await app.member();
      const { body } = await account(app, ada).leave('not the password').expect(401);
      expect(body).toMatchObject({ code: 'identity/wrong-password' });
      for (let n = 0; n < 4; n++) await account(app, ada).leave('not the password');
      await account(app, ada).leave().expect(429);
      expect(await types(app, ada.userId)).not.toContain('DeletionRequested');
    });

    test.each([
      ['no password', {}],
      ['an empty one', { password: '' }],
      ['a list', { password: [PASSWORD] }],
      ['another account', { password: PASSWORD, userId: newId() }],
    ])('with %s', async (_what, body) => {
      const ada = await app.member();
      await app.http().post(`${API}/account/deletion`).set('Authorization', ada.bearer).send(body).expect(400);
    });

    test('to visitors, and to auditors', async () => {
      await app.http().post(`${API}/account/deletion`).send({ password: PASSWORD }).expect(401);
      const auditor = account(app, await app.member({ roles: ['auditor'] }));
      await auditor.leave().expect(403);
      await auditor.get('deletion').expect(403);
    });

    test('to a customer whose bookings are open, with the reason; afterwards everything goes on', async () => {
      const salon = await provider(app);
      const ada = await app.member();
      const { body: booking } = await by(app, ada).post('/bookings', asked(salon.serviceId)).expect(201);
      const reasons = ['You have 1 open booking. Cancel it, or wait until the work is done.'];
      await app.caughtUp();
      expect((await account(app, ada).get('deletion').expect(200)).body).toEqual({ reasons });

      const { body } = await account(app, ada).leave().expect(409);
      expect(body).toMatchObject({ code: 'identity/cannot-delete', reasons, detail: expect.stringContaining(reasons[0]!) });
      expect((await types(app, ada.userId)).slice(-2)).toEqual(['DeletionRequested', 'DeletionRefused']);
      await by(app, ada)
        .post('/bookings', asked(salon.serviceId, { time: '15:00' }))
        .expect(201);

      for (const { id } of (await by(app, ada).get('/bookings').expect(200)).body.items)
        await by(app, ada).post(`/bookings/${id}/cancel`).expect(200);
      expect(booking).toMatchObject({ status: 'pending' });
      await account(app, ada).leave().expect(204);
    });

    test('to a provider whose bookings are open', async () => {
      const salon = await provider(app);
      const ada = await app.member();
      const { body } = await by(app, ada).post('/bookings', asked(salon.serviceId)).expect(201);
      const { id } = body as { id: string };
      await by(app, salon.owner).post(`/bookings/${id}/confirm`).expect(200);
      const refused = await account(app, salon.owner).leave().expect(409);
      expect(refused.body.reasons).toEqual(['Your business has 1 open booking. Decline, cancel or complete them first.']);
      await by(app, ada).post(`/bookings/${id}/cancel`).expect(200);
      await account(app, salon.owner).leave().expect(204);
    });

    test('to either side, while nobody has decided about a problem with the work', async () => {
      const salon = await provider(app);
      const [ada, stranger] = [await app.member(), await app.member()];
      const { body } = await by(app, ada).post('/bookings', asked(salon.serviceId)).expect(201);
      const { id } = body as { id: string };
      await app.execute(new ConfirmBooking(salon.owner.userId, id));
      app.clock.set('2026-03-11T18:00:00.000Z');
      await app.execute(new CompleteBooking(salon.owner.userId, id));
      await app.execute(new ReportProblem(ada.userId, id, 'It drips again.'));
      for (const side of [ada, salon.owner]) {
        const { body: refused } = await account(app, await signedIn(app, side))
          .leave()
          .expect(409);
        expect(refused).toMatchObject({ reasons: ['A problem with completed work has been reported and not been decided yet.'] });
      }
      await account(app, await signedIn(app, stranger))
        .leave()
        .expect(204);
    });
  });
});

const everythingOff = {
  notifications: { email: false, push: false, sms: false, marketing: false },
  privacy: { publicProfile: false, dataSharing: false, trackingCookies: false },
};

describe('the last administrator', () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await testApp();
  });
  afterEach(() => app?.close());
  const REASON = 'You are the only administrator. Make somebody else one first.';

  test('stays', async () => {
    const admin = await app.member({ roles: ['admin'] });
    await app.caughtUp();
    expect((await account(app, admin).get('deletion').expect(200)).body).toEqual({ reasons: [REASON] });
    expect((await account(app, admin).leave().expect(409)).body).toMatchObject({ reasons: [REASON] });
  });

  test('may go when there is another; then that one stays', async () => {
    const [first, second] = [await app.member({ roles: ['admin'] }), await app.member({ roles: ['admin'] })];
    await account(app, first).leave().expect(204);
    await account(app, second).leave().expect(409);
  });

  const adminsLeft = async () => {
    await app.caughtUp();
    const { rows } = await app.database.pool.query('select id from read.account_directory where is_admin');
    return rows.length;
  };

  test('is still there when two go at the same moment', async () => {
    const [first, second] = [await app.member({ roles: ['admin'] }), await app.member({ roles: ['admin'] })];
    await app.caughtUp();
    await Promise.all([account(app, first).leave(), account(app, second).leave()]);
    expect(await adminsLeft()).toBeGreaterThan(0);
  });

  test.each(['asks to go, too', 'loses the role'])('is whoever goes, when the other one %s in the very last moment', async (what) => {
    const [first, second] = [await app.member({ roles: ['admin'] }), await app.member({ roles: ['admin'] })];
    await app.caughtUp();
    const meanwhile = () =>
      what === 'loses the role' ? loseRole(app, second.userId, 'admin') : app.execute(new DeleteAccount(second.userId));
    beforeWriting(app.streams, () => meanwhile().catch(() => undefined), 'PersonalDataErased');
    await app.execute(new DeleteAccount(first.userId)).catch(() => undefined);
    expect(await adminsLeft()).toBe(1);
  });
});

describe('while somebody is being deleted', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp();
  });
  afterAll(() => app?.close());

  test('they begin nothing new, until the request has lapsed', async () => {
    const salon = await provider(app);
    const ada = await app.member();
    await requested(app, ada);
    const closing = { code: 'identity/account-closing' };
    expect((await by(app, ada).post('/bookings', asked(salon.serviceId)).expect(409)).body).toMatchObject(closing);
    const message = { name: 'Ada', email: 'ada@example.test', topic: 'other', message: 'Good bye, all of you.' };
    expect((await by(app, ada).post('/contact-messages', message).expect(409)).body).toMatchObject(closing);
    await expect(app.execute(new ApplyAsVendor(ada.userId, applicant()))).rejects.toMatchObject(closing);

    later(app, MINUTE);
    const fresh = await signedIn(app, ada);
    await by(app, fresh).post('/bookings', asked(salon.serviceId)).expect(201);
    await app.execute(new ApplyAsVendor(ada.userId, applicant()));
  });

  test('nobody books at their business, and their business profile stays', async () => {
    const salon = await provider(app);
    await requested(app, salon.owner);
    const ada = await app.member();
    const { body } = await by(app, ada).post('/bookings', asked(salon.serviceId)).expect(409);
    expect(body).toMatchObject({ code: 'booking/service-unavailable' });
    const profile = { businessName: 'Elsewhere', businessDescription: 'Gone.', serviceAreaRadius: 10, businessLicense: 'TX-1' };
    await expect(app.execute(new UpdateBusinessProfile(salon.owner.userId, profile))).rejects.toMatchObject({
      code: 'identity/account-closing',
    });
  });

  test('an old request that was not carried out does not count', async () => {
    const ada = await app.member();
    await requested(app, ada);
    later(app, 2 * MINUTE);
    await account(app, await signedIn(app, ada))
      .leave()
      .expect(204);
  });
});

describe('a deletion that is asked for between a look at the account and the append', () => {
  let app: TestApp;
  let salon: Provider;
  beforeAll(async () => {
    app = await testApp({ reactions: false });
    salon = await provider(app);
  });
  afterAll(() => app?.close());

  /** The next append finds that this person has asked to be deleted a moment ago. */
  const overtake = (leaving: Member) => beforeWriting(app.streams, () => asCommand({ commandId: newId() }, () => requested(app, leaving)));

  const wish = (customer: Member, serviceId: string) => ({ ...asked(serviceId), customerId: customer.userId, instructions: null });
  const closing = { code: 'identity/account-closing' };

  test('keeps a customer from booking', async () => {
    const ada = await app.member();
    overtake(ada);
    await expect(app.execute(new CreateBooking(wish(ada, salon.serviceId)))).rejects.toMatchObject(closing);
  });

  test('keeps others from booking at the business', async () => {
    const leaving = await provider(app);
    const ada = await app.member();
    overtake(leaving.owner);
    await expect(app.execute(new CreateBooking(wish(ada, leaving.serviceId)))).rejects.toMatchObject({
      code: 'booking/service-unavailable',
    });
  });

  test('keeps a person from applying, writing to us, and describing their business', async () => {
    const [ada, eve] = [await app.member(), await app.member()];
    overtake(ada);
    await expect(app.execute(new ApplyAsVendor(ada.userId, applicant()))).rejects.toMatchObject(closing);
    overtake(eve);
    const message = { name: 'Eve', email: eve.email, topic: 'other', message: 'Good bye, all of you.' };
    expect((await by(app, eve).post('/contact-messages', message).expect(409)).body).toMatchObject(closing);
    const { owner } = await provider(app);
    overtake(owner);
    const profile = { businessName: 'Elsewhere', businessDescription: 'Gone.', serviceAreaRadius: 10, businessLicense: 'TX-1' };
    await expect(app.execute(new UpdateBusinessProfile(owner.userId, profile))).rejects.toMatchObject(closing);
  });

  test('keeps a person from putting a heart to something', async () => {
    const ada = await app.member();
    overtake(ada);
    const favorite = { userId: ada.userId, kind: 'service' as const, targetId: salon.serviceId };
    await expect(app.execute(new AddFavorite(favorite))).rejects.toMatchObject(closing);
  });

  test('keeps a customer from reviewing, and from reporting a problem that nobody could decide', async () => {
    const ada = await app.member();
    const { bookingId } = await app.execute<{ bookingId: string }>(new CreateBooking({ ...wish(ada, salon.serviceId), time: '16:00' }));
    await app.execute(new ConfirmBooking(salon.owner.userId, bookingId));
    app.clock.set('2026-03-11T18:00:00.000Z');
    await app.execute(new CompleteBooking(salon.owner.userId, bookingId));
    overtake(ada);
    await expect(app.execute(new ReportProblem(ada.userId, bookingId, 'It drips again.'))).rejects.toMatchObject(closing);
    overtake(ada);
    await expect(app.execute(new PostReview(ada.userId, bookingId, 5, 'Fine.'))).rejects.toMatchObject(closing);
  });

  test('keeps an application from being approved once it is carried out', async () => {
    const ada = await app.member();
    const { vendorId } = await app.execute<{ vendorId: string }>(new ApplyAsVendor(ada.userId, applicant()));
    beforeWriting(app.streams, () => app.execute(new DeleteAccount(ada.userId)));
    await expect(app.execute(new ApproveVendor(vendorId))).rejects.toMatchObject({ status: 409 });
  });
});

describe('deletions race with bookings', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp();
  });
  afterAll(() => app?.close());

  /** Either the booking is there and the person too, or neither. */
  async function oneOf(leaving: Member, book: () => Promise<unknown>): Promise<void> {
    const [deleted, booked] = await Promise.allSettled([app.execute(new DeleteAccount(leaving.userId)), book()]);
    expect([deleted.status, booked.status].sort()).toEqual(['fulfilled', 'rejected']);
  }

  test('of the customer: one wins', async () => {
    const salon = await provider(app);
    for (let round = 0; round < 20; round++) {
      const ada = await app.member();
      const wish = { ...asked(salon.serviceId), customerId: ada.userId, instructions: null };
      await oneOf(ada, async () => {
        await pause(Math.random() * 12);
        await app.execute(new CreateBooking({ ...wish, date: day(round), time: '10:00' }));
      });
    }
  });

  test('of the provider: one wins', async () => {
    for (let round = 0; round < 10; round++) {
      const salon = await provider(app);
      const ada = await app.member();
      const wish = { ...asked(salon.serviceId), customerId: ada.userId, instructions: null };
      await oneOf(salon.owner, async () => {
        await pause(Math.random() * 12);
        await app.execute(new CreateBooking(wish));
      });
    }
  });

  const day = (round: number) => new Date(Date.UTC(2026, 2, 9 + round)).toISOString().slice(0, 10);
});

describe('a deletion whose process died', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp();
  });
  afterAll(() => app?.close());

  test('before the erasure has changed nothing', async () => {
    const ada = await app.member();
    await requested(app, ada);
    await door(app).signIn(ada.email).expect(200);
  });

  test('after the erasure is finished by a reaction', async () => {
    const ada = await app.member();
    await account(app, ada).put('profile', { phone: '2065550199' }).expect(200);
    await append(app, ada.userId, 'PersonalDataErased', { userId: ada.userId, erasedAt: app.clock.now() });
    await settled(app, LEAVING);
    const tables = ['identity_session', 'identity_credential', 'identity_mail_token', 'kept_mail'];
    for (const table of tables) {
      const { rows } = await app.database.pool.query(`select 1 from ${table} where user_id = $1`, [ada.userId]);
      expect({ table, rows }).toEqual({ table, rows: [] });
    }
    const { rows } = await app.database.pool.query('select wrapped_key from subject_keys where subject_id = $1', [ada.userId]);
    expect(rows).toEqual([{ wrapped_key: null }]);
  });

  test('an address that is released is forgiven its failed sign-ins', async () => {
    const ada = await app.member();
    await account(app, ada).leave('not the password').expect(401);
    await account(app, ada).leave().expect(204);
    await settled(app, LEAVING);
    const { rows } = await app.database.pool.query('select 1 from identity_sign_in_attempt');
    expect(rows).toEqual([]);
  });
});

describe('about somebody who is erased', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp();
  });
  afterAll(() => app?.close());

  test('no mail, no message and no photo is kept, even by whoever has not heard of it yet', async () => {
    const ada = await app.member();
    await account(app, ada).leave().expect(204);
    const { userId } = ada;
    await app.app.get(Mailer).send({ id: newId(), userId, to: ada.email, subject: 'Late', text: 'Too late', html: '<p>Too late</p>' });
    await app.app.get(Outbox).send({ id: newId(), userId, channel: 'sms', to: '2065550123', text: 'Too late' });
    await expect(
      app.app.get(SealedPictures).add({ id: newId(), userId, renditions: { portrait: Buffer.from('late') } }),
    ).rejects.toMatchObject({ status: 404 });
    await app.app.get(SentNotices).remember(newId(), 'email', userId);
    for (const table of ['kept_mail', 'kept_message', 'sent_notice', 'picture']) {
      const { rows } = await app.database.pool.query(`select 1 from ${table} where user_id = $1`, [userId]);
      expect({ table, rows }).toEqual({ table, rows: [] });
    }
  });
});

describe('what is left of a deleted customer', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp();
  });
  afterAll(() => app?.close());

  test('is the work with its price, and the stars', async () => {
    const salon = await provider(app);
    const ada = await app.member({ fullName: 'Ada Lovelace' });
    const { body } = await by(app, ada)
      .post('/bookings', asked(salon.serviceId, { instructions: 'The key is under the mat.' }))
      .expect(201);
    const { id } = body as { id: string };
    await app.execute(new ConfirmBooking(salon.owner.userId, id));
    app.clock.set('2026-03-11T18:00:00.000Z');
    await app.execute(new CompleteBooking(salon.owner.userId, id));
    await app.execute(new PostReview(ada.userId, id, 4, 'Quick and clean.'));
    await app.caughtUp();
    const before = await app.http().get(`${API}/vendors/${salon.vendorId}/reviews`).expect(200);
    expect(before.body.items).toMatchObject([{ authorName: 'Ada Lovelace', comment: 'Quick and clean.' }]);

    await account(app, await signedIn(app, ada))
      .leave()
      .expect(204);
    const after = await app.http().get(`${API}/vendors/${salon.vendorId}/reviews`).expect(200);
    expect(after.body).toMatchObject({ averageRating: 4, total: 1 });
    expect(after.body.items).toMatchObject([{ authorName: 'Anonymous', comment: null, rating: 4, serviceTitle: 'Drain cleaning' }]);
    const owner = await signedIn(app, salon.owner);
    const { items } = (await by(app, owner).get('/vendor/bookings').expect(200)).body;
    expect(items).toMatchObject([
      {
        service: { title: 'Drain cleaning' },
        date: '2026-03-10',
        time: '13:00',
        priceCents: 8900,
        customer: { fullName: 'Unknown Customer', phone: null },
        address: { street: null, zip: null },
        instructions: null,
      },
    ]);
  });

  test('can not be added to', async () => {
    const salon = await provider(app);
    const ada = await app.member();
    await account(app, ada).leave().expect(204);
    const wish = { ...asked(salon.serviceId, { date: '2026-03-17' }), customerId: ada.userId, instructions: null };
    await expect(app.execute(new CreateBooking(wish))).rejects.toMatchObject({ status: 404 });
    await expect(app.execute(new ApplyAsVendor(ada.userId, applicant()))).rejects.toMatchObject({ status: 404 });
    expect((await types(app, ada.userId)).at(-1)).toBe('PersonalDataErased');
  });
});

describe('the business of a deleted provider', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp();
  });
  afterAll(() => app?.close());

  test('is gone from every public page, and nobody can book there', async () => {
    const salon = await provider(app, {}, { businessName: 'Gone & Away' });
    const pages = [
      `/vendors/${salon.vendorId}`,
      `/vendors/${salon.vendorId}/reviews`,
      `/services/${salon.serviceId}`,
      `/services/${salon.serviceId}/slots?date=2026-03-10`,
      `/services/${salon.serviceId}/next-slots`,
      `/vendors/${salon.vendorId}/services`,
    ];
    const lists = ['/services', '/vendors/newest', '/services/popular'];
    const shown = async () => Promise.all(lists.map(async (list) => (await app.http().get(`${API}${list}`).expect(200)).text));
    for (const page of pages) await app.http().get(`${API}${page}`).expect(200);
    expect((await shown()).join()).toContain('Gone & Away');
    expect((await app.http().get('/sitemaps/vendors-1.xml').expect(200)).text).toContain(salon.vendorId);

    await account(app, salon.owner).leave().expect(204);
    for (const page of pages) await app.http().get(`${API}${page}`).expect(404);
    expect((await shown()).join()).not.toContain('Gone & Away');
    await app.http().get('/sitemaps/vendors-1.xml').expect(404);
    const { body }: Response = await by(app, await app.member())
      .post('/bookings', asked(salon.serviceId))
      .expect(409);
    expect(body).toMatchObject({ code: 'booking/service-unavailable' });
  });

  test('that waited for approval is not waited for any more', async () => {
    const [ada, admin] = [await app.member(), await app.member({ roles: ['admin'] })];
    const { vendorId } = await app.execute<{ vendorId: string }>(
      new ApplyAsVendor(ada.userId, applicant({ businessName: 'Never Opened' })),
    );
    await account(app, await signedIn(app, ada))
      .leave()
      .expect(204);
    await settled(app, LEAVING);
    await app.caughtUp();
    expect((await by(app, admin).get('/admin/vendor-applications').expect(200)).body).toEqual([]);
    expect((await by(app, admin).get('/admin/counts').expect(200)).body).toMatchObject({ pendingVendors: 0 });
    for (const decision of [new ApproveVendor(vendorId), new RejectVendor(vendorId, 'The licence has expired.')])
      await expect(app.execute(decision)).rejects.toMatchObject({ code: 'vendor-onboarding/applicant-gone' });
    const { body } = await by(app, admin).get(`/admin/vendors/${vendorId}/application`).expect(200);
    expect(body).toMatchObject({ verificationStatus: 'rejected', rejectionReason: null });
    expect(await app.app.get(Rebuild).rebuildAndCompare()).toEqual([]);
  });

  test('keeps its place in what customers have booked there', async () => {
    const salon = await provider(app, { title: 'Window cleaning' }, { businessName: 'Bright Windows' });
    const ada = await app.member();
    const { body } = await by(app, ada).post('/bookings', asked(salon.serviceId)).expect(201);
    await app.execute(new CancelBooking(ada.userId, (body as { id: string }).id));
    later(app, SECOND);
    await account(app, salon.owner).leave().expect(204);
    expect((await by(app, ada).get('/bookings').expect(200)).body.items).toMatchObject([
      { vendor: { businessName: 'Bright Windows' }, service: { title: 'Window cleaning' }, priceCents: 8900 },
    ]);
  });
});
