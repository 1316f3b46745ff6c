import { type Member, NOW, type TestApp, testApp } from '../support/app.js';
import { photo } from '../support/photo.js';
import { account } from './account-support.js';
import { by, provider } from './booking-support.js';

const SETTINGS = {
  notifications: { email: true, push: false, sms: false, marketing: false },
  privacy: { publicProfile: true, dataSharing: false, trackingCookies: true },
};
const CHOICES = {
  notifications: { newBookings: true, bookingUpdates: true, reviews: true, payments: true, marketing: false },
  availability: { autoAccept: true, instantBooking: true, advanceNoticeHours: 24 },
  pricing: { dynamicPricing: false, weekendPercent: 0, eveningPercent: 0, minimumBookingCents: 0, cancellationFeeCents: 2500 },
};
const HOURS = { weeklyHours: Array.from({ length: 7 }, () => [{ from: 8, to: 18 }]), lanes: 1, bufferMinutes: 0, horizonDays: 90 };
const BUSINESS = { businessName: 'Bright & Co', businessDescription: 'Homes cleaned from top to bottom.', serviceAreaRadius: 30 };
const CONTACT = {
  contactPerson: 'Victoria Brandt',
  phone: '(512) 555-0100',
  businessAddress: '1 Elm Street',
  businessCity: 'Austin',
  businessState: 'TX',
  businessZip: '78701',
};

/** Something that two windows may have open. */
interface Topic {
  readonly path: string;
  /** Where it is read, and under which name it says when it was changed. */
  readonly from?: string;
  readonly changedAt?: string;
  /** Before anybody has changed it. */
  readonly begins: string | null;
  readonly mine: object;
  readonly theirs: object;
  readonly unrelated: (owner: Member) => Promise<unknown>;
}

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
beforeEach(() => app.clock.set(NOW));
afterAll(() => app?.close());

const put = async (owner: Member, path: string, body: object) => by(app, owner).put(path, body).expect(200);

const TOPICS: readonly Topic[] = [
  {
    path: '/account/profile',
    begins: null,
    mine: { fullName: 'Vera Brandt' },
    theirs: { fullName: 'Victoria Brandt', city: 'Austin' },
    unrelated: async (owner) => {
      await account(app, owner)
        .upload(await photo(64))
        .expect(201);
      await put(owner, '/account/settings', SETTINGS);
    },
  },
  {
    path: '/account/settings',
    begins: null,
    mine: { ...SETTINGS, privacy: { ...SETTINGS.privacy, publicProfile: false } },
    theirs: SETTINGS,
    unrelated: (owner) => put(owner, '/account/profile', { fullName: 'Vera Brandt' }),
  },
  {
    path: '/vendor/profile',
    changedAt: 'profileChangedAt',
    begins: NOW,
    mine: BUSINESS,
    theirs: { ...BUSINESS, serviceAreaRadius: 40 },
    unrelated: async (owner) => {
      await put(owner, '/vendor/contact', CONTACT);
      await by(app, owner).post('/vendor/profile/pause').expect(204);
    },
  },
  {
    path: '/vendor/contact',
    from: '/vendor/profile',
    changedAt: 'contactChangedAt',
    begins: NOW,
    mine: CONTACT,
    theirs: { ...CONTACT, businessAddress: '2 Oak Street' },
    unrelated: (owner) => put(owner, '/vendor/profile', BUSINESS),
  },
  {
    path: '/vendor/settings',
    begins: null,
    mine: CHOICES,
    theirs: { ...CHOICES, availability: { ...CHOICES.availability, advanceNoticeHours: 12 } },
    unrelated: (owner) => put(owner, '/vendor/working-hours', HOURS),
  },
  {
    path: '/vendor/working-hours',
    begins: null,
    mine: HOURS,
    theirs: { ...HOURS, lanes: 2 },
    unrelated: async (owner) => {
      await by(app, owner).put('/vendor/days/2026-12-24', { hours: [], note: null }).expect(204);
      await put(owner, '/vendor/settings', CHOICES);
    },
  },
];

describe.each(TOPICS)('$path in two windows', ({ path, from = path, changedAt = 'changedAt', begins, mine, theirs, unrelated }) => {
  let owner: Member;
  beforeEach(async () => {
    ({ owner } = await provider(app));
    soon();
  });
  /** Nothing happens at the same instant. */
  const soon = () => app.clock.set(new Date(Date.parse(app.clock.now()) + 1000).toISOString());
  const read = async () => {
    await app.caughtUp();
    return (await by(app, owner).get(from).expect(200)).body as Record<string, string | null>;
  };
  const seen = async () => (await read())[changedAt]!;
  const save = (body: object) => {
    soon();
    return by(app, owner).put(path, body);
  };

  test('what the other has saved meanwhile is not overwritten, until it was seen', async () => {
    const before = await seen();
    expect(before).toBe(begins);
    const { headers } = await save({ ...theirs, changedAt: before }).expect(200);
    const position = headers['x-position'];
    const stored = await read();
    const refused = await save({ ...mine, changedAt: before }).expect(409);
    expect(refused.body).toMatchObject({ code: 'platform/changed-meanwhile' });
    // As far as one must read to see why.
    expect(refused.headers['x-position']).toBe(position);
    expect(await read()).toEqual(stored);

    await save({ ...mine, changedAt: stored[changedAt] }).expect(200);
    expect(await seen()).toBe(app.clock.now());
  });

  test('saving again right after does not meet its own change', async () => {
    const { body: first } = await save({ ...theirs, changedAt: begins }).expect(200);
    expect(first).toEqual({ changedAt: app.clock.now() });
    const { body: second } = await save({ ...mine, changedAt: first.changedAt }).expect(200);
    expect(second).toEqual({ changedAt: await seen() });
  });

  test('who does not say what they have seen replaces whatever stands', async () => {
    await save(theirs).expect(200);
    await save(mine).expect(200);
  });

  test('what else is changed is no reason to refuse', async () => {
    soon();
    await unrelated(owner);
    expect(await seen()).toBe(begins);
    await save({ ...mine, changedAt: begins }).expect(200);
  });

  test('who sends it again is answered what it came to, not what others have made of it since', async () => {
    const again = () =>
      by(app, owner)
        .put(path, { ...mine, changedAt: begins })
        .set('Idempotency-Key', 'the-same-key');
    soon();
    const { body: first } = await again().expect(200);
    await save(theirs).expect(200);
    expect((await again().expect(200)).body).toEqual(first);
    // The answer was lost before it was kept.
    await app.database.pool.query('update idempotency_record set status = null, answer = null, lease_until = now()');
    expect((await again().expect(200)).body).toEqual(first);
  });

  test('what was seen is an instant, or nothing', async () => {
    const { body } = await save({ ...mine, changedAt: 'yesterday' }).expect(400);
    expect(body).toMatchObject({ fields: { changedAt: 'Send changedAt as it was read, or leave it out' } });
  });
});

describe('the same chosen in two windows', () => {
  test.each([
    ['/account/settings', SETTINGS],
    ['/vendor/settings', CHOICES],
    ['/vendor/working-hours', HOURS],
  ])('is nothing to refuse: %s', async (path, body) => {
    const { owner } = await provider(app);
    const { body: first } = await put(owner, path, { ...body, changedAt: null });
    app.clock.set('2026-03-04T18:05:00.000Z');
    expect((await put(owner, path, { ...body, changedAt: null })).body).toEqual(first);
  });
});

test('the name in a business’s contact is not overwritten where the owner has told another in their own profile', async () => {
  const { owner } = await provider(app);
  app.clock.set('2026-03-04T18:05:00.000Z');
  const renamed = await put(owner, '/account/profile', { fullName: 'Vera Brandt' });
  expect(renamed.headers['x-changed']).toContain('Vendor');
  await app.caughtUp();
  const { body } = await by(app, owner).get('/vendor/profile').expect(200);
  expect(body).toMatchObject({ ownerName: 'Vera Brandt', contactChangedAt: app.clock.now(), profileChangedAt: NOW });
  const { body: refused } = await by(app, owner)
    .put('/vendor/contact', { ...CONTACT, changedAt: NOW })
    .expect(409);
  expect(refused).toMatchObject({ code: 'platform/changed-meanwhile' });
  await put(owner, '/vendor/contact', { ...CONTACT, changedAt: app.clock.now() });
});
