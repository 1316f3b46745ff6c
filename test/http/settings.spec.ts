import { CompleteBooking } from '../../src/booking/index.js';
import { TellBothSides } from '../../src/booking-notices/sending/tell-both-sides.reaction.js';
import { newId } from '../../src/platform/ids.js';
import { PostReview } from '../../src/reviews/index.js';
import { anyEvent } from '../support/any-event.js';
import { type Member, type TestApp, testApp } from '../support/app.js';
import { account, keptFor } from './account-support.js';
import { API, asked, by, type Provider, provider, signedIn } from './booking-support.js';

const DEFAULTS = {
  notifications: { email: true, push: true, sms: false, marketing: true },
  privacy: { publicProfile: true, dataSharing: false, trackingCookies: true },
};
const OTHERS = {
  notifications: { email: false, push: false, sms: true, marketing: false },
  privacy: { publicProfile: false, dataSharing: true, trackingCookies: false },
};
const chosen = (notifications: object, privacy: object = {}) => ({
  notifications: { ...DEFAULTS.notifications, ...notifications },
  privacy: { ...DEFAULTS.privacy, ...privacy },
});

describe('settings', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp();
  });
  afterAll(() => app?.close());

  const settingsOf = async (member: Member) => {
    await app.caughtUp();
    return (await account(app, member).get('settings').expect(200)).body;
  };

  test('are those of everybody, until the person chooses', async () => {
    expect(await settingsOf(await app.member())).toEqual({ ...DEFAULTS, changedAt: null });
  });

  test('are kept, every toggle of them', async () => {
    const ada = await app.member();
    await account(app, ada).put('settings', OTHERS).expect(200);
    expect(await settingsOf(ada)).toEqual({ ...OTHERS, changedAt: app.clock.now() });
    await account(app, ada).put('settings', DEFAULTS).expect(200);
    expect(await settingsOf(ada)).toEqual({ ...DEFAULTS, changedAt: app.clock.now() });
  });

  test('saved without a change leave no trace in the history', async () => {
    const ada = await app.member();
    await account(app, ada).put('settings', DEFAULTS).expect(200);
    const { events } = await app.streams.read(`user-${ada.userId}`);
    expect(events.map(({ type }) => type)).not.toContain('SettingsChanged');
  });

  test.each([
    ['half of them', { notifications: DEFAULTS.notifications }, 'privacy'],
    ['a toggle too few', { ...DEFAULTS, notifications: { email: true, push: true, sms: false } }, 'notifications.marketing'],
    ['a word for a toggle', chosen({ sms: 'yes' }), 'notifications.sms'],
    ['a number for a toggle', chosen({}, { dataSharing: 1 }), 'privacy.dataSharing'],
    ['a toggle that there is not', chosen({ fax: true }), 'notifications.fax'],
    ['a list', { ...DEFAULTS, privacy: [] }, 'privacy'],
    ['somebody else', { ...DEFAULTS, userId: newId() }, 'userId'],
  ])('are refused with %s', async (_what, body, field) => {
    const answer = await account(app, await app.member())
      .put('settings', body)
      .expect(400);
    expect(Object.keys((answer.body as { fields: object }).fields).some((name) => name.startsWith(field))).toBe(true);
  });

  test('are the person’s own: a visitor has none, nor has an auditor', async () => {
    await app.http().put(`${API}/account/settings`).send(DEFAULTS).expect(401);
    const auditor = account(app, await app.member({ roles: ['auditor'] }));
    await auditor.get('settings').expect(403);
    await auditor.put('settings', DEFAULTS).expect(403);
  });
});

describe('a profile that is not public', () => {
  let app: TestApp;
  let author: Member;
  let reviewed: Provider;
  beforeAll(async () => {
    app = await testApp();
    reviewed = await provider(app);
    author = await app.member({ fullName: 'Carla Gomez' });
    const { body } = await by(app, author).post('/bookings', asked(reviewed.serviceId)).expect(201);
    const { id } = body as { id: string };
    await by(app, reviewed.owner).post(`/bookings/${id}/confirm`).expect(200);
    app.clock.set('2026-03-11T18:00:00.000Z');
    await app.execute(new CompleteBooking(reviewed.owner.userId, id));
    await app.execute(new PostReview(author.userId, id, 5, 'Spotless.'));
  });
  afterAll(() => app?.close());

  const reviews = async () => {
    await app.caughtUp();
    return app.http().get(`${API}/vendors/${reviewed.vendorId}/reviews`).expect(200);
  };
  const setPublic = async (publicProfile: boolean) => {
    const fresh = await app.http().post(`${API}/auth/sign-in`).send({ email: author.email, password: 'a very good password' }).expect(200);
    const bearer = `Bearer ${(fresh.body as { accessToken: string }).accessToken}`;
    await account(app, { bearer }).put('settings', chosen({}, { publicProfile })).expect(200);
  };

  test('is told like any other that the work is done', async () => {
    expect((await keptFor(app, author.email)).map(({ subject }) => subject)).toContain('Your booking is completed');
  });

  test('shows "Anonymous" beside its reviews, at once, and the name again when it is', async () => {
    const named = await reviews();
    expect(named.body.items).toMatchObject([{ authorName: 'Carla Gomez', comment: 'Spotless.', rating: 5 }]);
    await reviews(); // from memory

    await setPublic(false);
    const hidden = await reviews();
    expect(hidden.body.items).toMatchObject([{ authorName: 'Anonymous', comment: 'Spotless.', rating: 5 }]);
    expect(hidden.headers['etag']).not.toBe(named.headers['etag']);
    expect(JSON.stringify(hidden.body)).not.toContain('Carla');

    await setPublic(true);
    expect((await reviews()).body.items).toMatchObject([{ authorName: 'Carla Gomez' }]);
  });

  test('cannot be told by the stars that stand beside a customer’s name', async () => {
    const owner = await signedIn(app, reviewed.owner);
    const customers = async () => {
      await app.caughtUp();
      return (await by(app, owner).get('/vendor/customers').expect(200)).body.items;
    };
    await setPublic(false);
    expect(await customers()).toMatchObject([{ fullName: 'Carla Gomez', averageRating: null, ratingCount: 0 }]);
    await setPublic(true);
    expect(await customers()).toMatchObject([{ fullName: 'Carla Gomez', averageRating: 5, ratingCount: 1 }]);
  });
});

describe('notices', () => {
  let app: TestApp;
  let salon: Provider;
  let hour: number;
  beforeAll(async () => {
    app = await testApp();
    salon = await provider(app);
    hour = 9;
  });
  afterAll(() => app?.close());

  const booked = async (customer: Member): Promise<string> => {
    const time = `${String(hour++).padStart(2, '0')}:00`;
    const { body } = await by(app, customer).post('/bookings', asked(salon.serviceId, { time })).expect(201);
    return (body as { id: string }).id;
  };
  const answer = (id: string, what: string) => by(app, salon.owner).post(`/bookings/${id}/${what}`).expect(200);
  /** Goes to everybody. */
  const confirmation = 'Confirm your email for Plumb & Level';
  const subjects = async (to: string) =>
    (await keptFor(app, to)).map(({ subject }) => subject).filter((subject) => subject !== confirmation);

  test('tell the provider of a new booking and of what the customer makes of it, and the customer what becomes of it', async () => {
    const customer = await app.member();
    const confirmed = await booked(customer);
    const declined = await booked(customer);
    await answer(confirmed, 'confirm');
    await answer(declined, 'decline');
    await by(app, customer).post(`/bookings/${confirmed}/cancel`).expect(200);

    const heard = (await subjects(salon.owner.email)).filter((subject) => subject.includes('booking'));
    expect(heard.sort()).toEqual(['A booking is cancelled', ...Array<string>(2).fill('You have a new booking request')]);
    expect((await subjects(customer.email)).sort()).toEqual([
      'Your booking is cancelled',
      'Your booking is confirmed',
      'Your request is sent',
      'Your request is sent',
      'Your request was declined',
    ]);
    const [mail] = (await keptFor(app, customer.email)).filter(({ subject }) => subject === 'Your booking is confirmed');
    expect(mail!.text).toContain('“Drain cleaning” on Tuesday, March 10, 2026 at 9:00 AM is confirmed.');
    expect(mail!.text).toContain('http://localhost:3000/dashboard/settings');
    expect(mail!.text).not.toContain('Victoria');
  });

  test('come once, however often their event comes', async () => {
    const customer = await app.member();
    const id = await booked(customer);
    await answer(id, 'confirm');
    await keptFor(app, customer.email);
    const { events } = await app.streams.read(`booking-${id}`);
    const { handlers } = app.app.get(TellBothSides).reaction;
    for (const { type, data, ...fact } of events) {
      const handler = handlers[type] as (data: object, fact: object) => Promise<void>;
      await handler(data, fact);
    }
    expect((await subjects(customer.email)).sort()).toEqual(['Your booking is confirmed', 'Your request is sent']);
  });

  test('come on the ways that are switched on, and on no other', async () => {
    const customer = await app.member();
    const push = `devices of ${customer.userId}`;
    const phone = '+1 206 555 0177';
    await account(app, customer).put('profile', { phone }).expect(200);

    await account(app, customer)
      .put('settings', chosen({ email: false, push: false, sms: false }))
      .expect(200);
    await answer(await booked(customer), 'confirm');
    expect([await subjects(customer.email), await subjects(push), await subjects(phone)]).toEqual([[], [], []]);

    await account(app, customer)
      .put('settings', chosen({ email: false, push: true, sms: true }))
      .expect(200);
    await answer(await booked(customer), 'confirm');
    expect([await subjects(customer.email), await subjects(push), await subjects(phone)]).toEqual([
      [],
      Array<string>(2).fill('Push notification'),
      Array<string>(2).fill('Text message'),
    ]);
    // Both were kept at the same moment: neither is the newer one.
    const texts = (await keptFor(app, phone)).map(({ text }) => text);
    expect(texts).toContainEqual(expect.stringMatching(/^Your booking of “Drain cleaning” on .* is confirmed\.$/));
  });

  test('are no text messages for who has told no phone number', async () => {
    const customer = await app.member();
    await account(app, customer)
      .put('settings', chosen({ email: false, push: false, sms: true }))
      .expect(200);
    await answer(await booked(customer), 'confirm');
    expect(await subjects(customer.email)).toEqual([]);
  });

  test('go to nobody who has not confirmed their address, or is erased', async () => {
    const stranger = await app.member({ verified: false });
    const gone = await app.member();
    const { expected } = await app.streams.read(`user-${gone.userId}`);
    await app.streams.append(
      `user-${gone.userId}`,
      [anyEvent('PersonalDataErased', { userId: gone.userId, erasedAt: app.clock.now() })],
      expected,
    );
    const { handlers } = app.app.get(TellBothSides).reaction;
    const id = await booked(await app.member());
    const [created] = (await app.streams.read(`booking-${id}`)).events;
    for (const { userId } of [stranger, gone]) {
      const bookingId = newId();
      await app.streams.append(
        `booking-${bookingId}`,
        [anyEvent('BookingCreated', { ...created!.data, bookingId, customerId: userId })],
        'noStream',
      );
      const handler = handlers['BookingConfirmed'] as unknown as (data: object, fact: object) => Promise<void>;
      await handler({ ...created!.data, bookingId, customerId: userId }, { id: newId(), stream: `booking-${bookingId}`, version: 0 });
    }
    expect(await subjects(stranger.email)).toEqual([]);
    expect(await subjects(gone.email)).not.toContain('Your booking is confirmed');
  });
});
