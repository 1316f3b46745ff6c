import sharp from 'sharp';
import { CompleteBooking, ConfirmBooking } from '../../src/booking/index.js';
import { MakeCalendarAddress } from '../../src/calendar-address/own/make-address.command.js';
import { ArchiveService } from '../../src/catalog/index.js';
import { DescribeWorkPhoto } from '../../src/portfolio/index.js';
import { PostReview, ReplyToReview, ReportReview } from '../../src/reviews/index.js';
import { SetDayHours, UpdateBusinessProfile } from '../../src/vendor-onboarding/index.js';
import { type Member, type TestApp, testApp } from '../support/app.js';
import { photo } from '../support/photo.js';
import { account } from './account-support.js';
import { API, asked, by, type Provider, provider, signedIn } from './booking-support.js';

interface PersonalFile {
  readonly writtenAt: string;
  readonly records: Record<string, never>;
  readonly events: readonly {
    type: string;
    stream: string;
    version: number;
    at: string;
    data: object;
    personal?: Record<string, unknown>;
  }[];
}

describe('the file of everything that is held on a person', () => {
  let app: TestApp;
  let salon: Provider;
  let carla: Member;
  let reporter: Member;
  let file: PersonalFile;

  beforeAll(async () => {
    app = await testApp();
    salon = await provider(app);
    carla = await app.member({ fullName: 'Carla Gomez' });
    const mine = account(app, carla);
    await mine.put('profile', {
      fullName: 'Carla Gomez',
      phone: '512-555-0142',
      address: '7 Cedar Lane',
      city: 'Austin',
      state: 'TX',
      zipCode: '78704',
    });
    await mine.put('settings', {
      notifications: { email: true, push: false, sms: true, marketing: false },
      privacy: { publicProfile: false, dataSharing: true, trackingCookies: false },
    });
    await mine.upload(
      await sharp({ create: { width: 64, height: 64, channels: 3, background: 'teal' } })
        .png()
        .toBuffer(),
      'image/png',
    );
    await by(app, carla).post('/contact-messages', { name: 'Carla', email: carla.email, topic: 'other', message: 'Where are you based?' });
    const { body } = await by(app, carla).post(
      '/bookings',
      asked(salon.serviceId, { street: '7 Cedar Lane', instructions: 'Ring twice.' }),
    );
    const { id } = body as { id: string };
    await app.execute(new ConfirmBooking(salon.owner.userId, id));
    app.clock.set('2026-03-11T18:00:00.000Z');
    await app.execute(new CompleteBooking(salon.owner.userId, id));
    const { reviewId } = await app.execute<{ reviewId: string }>(new PostReview(carla.userId, id, 5, 'Sparkling.'));
    await app.caughtUp();
    await app.execute(new ReplyToReview(salon.owner.userId, reviewId, 'Come again.'));
    reporter = await app.member({ fullName: 'Rita Reader' });
    await app.execute(new ReportReview(reporter.userId, reviewId, 'spam', 'Paid for, I think.'));
    carla = await signedIn(app, carla);
    await app.caughtUp();
    file = await fileOf(carla);
  });
  afterAll(() => app?.close());

  const fileOf = async (member: Member): Promise<PersonalFile> => {
    const { headers, body } = await app.http().get(`${API}/account/data`).set('Authorization', member.bearer).expect(200);
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="plumb-and-level-my-data.json"',
      'cache-control': 'no-store',
    });
    return body as PersonalFile;
  };

  test('holds what every module knows of a customer', () => {
    expect(file.records).toMatchObject({
      account: {
        id: carla.userId,
        email: carla.email,
        fullName: 'Carla Gomez',
        phone: '512-555-0142',
        roles: ['user'],
        settings: { sms: true, publicProfile: false },
        photo: { type: 'image/webp', base64: expect.stringMatching(/^UklGR/) },
        sessions: [{ openedAt: expect.any(String) }, { openedAt: expect.any(String) }],
      },
      business: null,
      businessSettings: null,
      calendarAddress: null,
      services: [],
      bookings: {
        made: [{ serviceTitle: 'Drain cleaning', street: '7 Cedar Lane', instructions: 'Ring twice.', status: 'completed' }],
        received: [],
      },
      reviews: { written: [{ rating: 5, comment: 'Sparkling.' }], replies: [], reports: [], decisions: [] },
      contactMessages: [{ message: 'Where are you based?' }],
      platformFees: [],
      bookingLimits: [],
      bookingDeadlines: [],
      featureSwitches: [],
      bulkActions: [],
      adminDeeds: [],
      savedViews: [],
      listDownloads: [],
    });
  });

  test('opens the events, and tells them in their order', () => {
    const found = (type: string) => file.events.find((event) => event.type === type);
    expect(found('UserRegistered')!.personal).toEqual({ email: carla.email, fullName: 'Carla Gomez' });
    expect(found('BookingCreated')!.personal).toMatchObject({ street: '7 Cedar Lane', instructions: 'Ring twice.' });
    expect(found('ReviewPosted')!.personal).toEqual({ comment: 'Sparkling.' });
    expect(found('ContactMessageReceived')!.personal).toMatchObject({ message: 'Where are you based?' });
    const times = file.events.map(({ at }) => at);
    expect(times).toEqual([...times].sort());
  });

  test('keeps no secret: nothing to sign in with is in it', () => {
    expect(JSON.stringify(file)).not.toMatch(/argon2|passwordHash|tokenHash|secret/i);
  });

  test('of a provider holds the business and all that was told in the application, its numbers masked, and nobody else’s personal data', async () => {
    await app.execute(
      new UpdateBusinessProfile(salon.owner.userId, {
        businessName: 'Bright & Co',
        businessDescription: 'Homes cleaned.',
        serviceAreaRadius: 25,
        businessLicense: 'TX-4711',
      }),
    );
    await app.execute(new SetDayHours(salon.owner.userId, { date: '2026-12-24', hours: [], note: 'At my sister’s.' }));
    await app.execute(new MakeCalendarAddress(salon.owner.userId));
    const { body: shown } = await app
      .http()
      .post(`${API}/vendor/photos`)
      .set({ Authorization: (await signedIn(app, salon.owner)).bearer, 'Content-Type': 'image/jpeg' })
      .send(await photo(400))
      .expect(201);
    await app.execute(new DescribeWorkPhoto(salon.owner.userId, (shown as { id: string }).id, 'Herringbone in the hall'));
    await app.execute(new ArchiveService(salon.owner.userId, salon.serviceId));
    await app.caughtUp();
    const business = await fileOf(await signedIn(app, salon.owner));
    expect(business.records).toMatchObject({
      account: { fullName: 'Victoria Brandt', roles: ['vendor', 'user'] },
      business: { businessName: 'Bright & Co', businessLicense: 'TX-4711', application: { taxId: '•••• 000', bankName: '•••• ank' } },
      businessSettings: { lanes: 1, horizonDays: 90, days: [{ date: '2026-12-24', hours: [], note: 'At my sister’s.' }] },
      calendarAddress: { madeAt: expect.any(String), readAt: null },
      workPhotos: {
        shown: [{ caption: 'Herringbone in the hall', picture: { type: 'image/webp', base64: expect.stringMatching(/^UklG/) } }],
        reports: [],
        decisions: [],
      },
      bookings: { made: [], received: [{ serviceTitle: 'Drain cleaning', status: 'completed', priceCents: 8900 }] },
      reviews: { written: [], replies: [{ reply: 'Come again.' }] },
    });
    const types = business.events.map(({ type }) => type);
    for (const type of [
      'VendorAppliedV2',
      'VendorApproved',
      'ServiceCreated',
      'ServiceArchived',
      'BookingCreated',
      'SlotReserved',
      'ReviewPosted',
      'CalendarAddressMade',
    ])
      expect(types).toContain(type);
    expect(business.events.find(({ type }) => type === 'BookingCreated')!.personal).toBeUndefined();
    expect(JSON.stringify(business)).not.toMatch(/Carla|7 Cedar Lane|Ring twice|Sparkling|Paid for/);
  });

  test.each(['customer', 'provider', 'reader'])('misses no event that names the %s, but who has reported a review', async (who) => {
    const { userId, bearer } = await signedIn(app, { customer: carla, provider: salon.owner, reader: reporter }[who]!);
    const names = who === 'provider' ? [userId, salon.vendorId] : [userId];
    const { rows } = await app.database.pool.query<{ place: string }>(
      `select distinct stream || ' ' || version as place from es.events, unnest($1::text[]) name
       where (stream like '%' || name || '%' or data::text like '%' || name || '%') and coalesce(data ->> 'reportedBy', $2) = $2 order by 1`,
      [names, userId],
    );
    const { events } = await fileOf({ bearer } as Member);
    const places = new Set(events.map(({ stream, version }) => `${stream} ${version}`));
    expect(rows.map(({ place }) => place).filter((place) => !places.has(place))).toEqual([]);
    expect(rows.length).toBeGreaterThan(3);
  });

  test('tells only the reader that they have reported a review', async () => {
    const told = async (member: Member) => JSON.stringify(await fileOf(await signedIn(app, member)));
    expect(await told(reporter)).toContain('Paid for, I think.');
    for (const other of [carla, salon.owner]) expect(await told(other)).not.toContain(reporter.userId);
  });

  test('holds no event of somebody else', async () => {
    const stranger = await app.member();
    const { events, records } = await fileOf(stranger);
    expect(events.map(({ type }) => type)).toEqual(['EmailClaimed', 'UserRegistered', 'EmailVerified']);
    expect(records).toMatchObject({ bookings: { made: [], received: [] }, reviews: { written: [], reports: [] }, contactMessages: [] });
  });

  test('is the person’s own, whatever their role; a visitor has none', async () => {
    await app.http().get(`${API}/account/data`).expect(401);
    const auditor = await fileOf(await app.member({ roles: ['auditor'] }));
    expect(auditor.records).toMatchObject({ account: { roles: ['auditor'] } });
  });
});
