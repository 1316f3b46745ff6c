import { EndBookingsOfSuspended } from '../../src/booking/cancellation/end-bookings-of-suspended.reaction.js';
import { ConfirmBooking, CreateBooking } from '../../src/booking/index.js';
import { MarkEmailVerified } from '../../src/identity/index.js';
import { asCommand } from '../../src/platform/events/command-context.js';
import { newId } from '../../src/platform/ids.js';
import { TellApplicant } from '../../src/vendor-onboarding/notices/tell-applicant.reaction.js';
import { type Member, PASSWORD, type TestApp, testApp } from '../support/app.js';
import { keptFor, settled } from './account-support.js';
import { API, asked, by, type Provider, provider, signedIn } from './booking-support.js';
import { door } from './identity-support.js';
import { APPLICATION, applied, approved, decide } from './vendor-support.js';

let app: TestApp;
let admin: Member;
beforeAll(async () => {
  app = await testApp();
  admin = await app.member({ roles: ['admin'] });
});
afterAll(() => app.close());

type Handler = (data: object, fact: object) => Promise<void>;

const REASON = 'Three complaints in a week.';
const publicly = (vendorId: string) => app.http().get(`${API}/vendors/${vendorId}`);
const listed = async (serviceId: string) => {
  const { body } = await app.http().get(`${API}/services`).expect(200);
  return (body as { items: { id: string }[] }).items.some(({ id }) => id === serviceId);
};
const own = async (owner: Member) => (await by(app, owner).get('/vendor/profile').expect(200)).body as object;
const byOwner = async (owner: Member, doing: 'pause' | 'resume') => {
  await by(app, owner).post(`/vendor/profile/${doing}`).expect(204);
  await app.caughtUp();
};
/** Subjects of the mails to an address, newest first. */
const subjects = async (to: string) =>
  (await keptFor(app, to)).map(({ subject }) => subject).filter((subject) => /vendor|business/.test(subject));

describe('a provider whom an admin deactivates', () => {
  test('is not there for customers, nor are their services, until they are activated', async () => {
    const { owner, vendorId, serviceId } = await provider(app);
    await decide(app, admin, { owner, vendorId }, 'deactivate', { reason: REASON, confirmedBookings: 'keep' });
    await publicly(vendorId).expect(404);
    await app.http().get(`${API}/services/${serviceId}`).expect(404);
    expect(await listed(serviceId)).toBe(false);
    expect(await own(owner)).toMatchObject({ verificationStatus: 'approved', isActive: false, suspensionReason: REASON });

    await decide(app, admin, { owner, vendorId }, 'activate');
    await publicly(vendorId).expect(200);
    await app.http().get(`${API}/services/${serviceId}`).expect(200);
    expect(await listed(serviceId)).toBe(true);
    expect(await own(owner)).toMatchObject({ isActive: true, suspensionReason: null });
  });

  test('can not be booked', async () => {
    const { owner, vendorId, serviceId } = await provider(app);
    await decide(app, admin, { owner, vendorId }, 'deactivate', { reason: REASON, confirmedBookings: 'keep' });
    const { body } = await by(app, await app.member())
      .post('/bookings', asked(serviceId))
      .expect(409);
    expect(body).toMatchObject({ code: 'booking/service-unavailable' });
  });

  test('must have been approved', async () => {
    const { vendorId } = await applied(app);
    const deactivate = (body: object) => by(app, admin).post(`/admin/vendors/${vendorId}/deactivate`, body);
    const { body } = await deactivate({ reason: REASON, confirmedBookings: 'keep' }).expect(409);
    expect(body).toMatchObject({ code: 'vendor-onboarding/not-approved' });
    const refused = await deactivate({ reason: ' ', confirmedBookings: 'all' }).expect(400);
    expect((refused.body as { fields: object }).fields).toEqual({
      reason: 'Reason is required',
      confirmedBookings: 'Choose what becomes of confirmed bookings',
    });
  });
});

describe('a provider who deactivates their account', () => {
  test('is hidden with their services, can not be booked, and shows themselves again', async () => {
    const { owner, vendorId, serviceId } = await provider(app);
    await byOwner(owner, 'pause');
    await publicly(vendorId).expect(404);
    await app.http().get(`${API}/services/${serviceId}`).expect(404);
    expect(await listed(serviceId)).toBe(false);
    await by(app, await app.member())
      .post('/bookings', asked(serviceId))
      .expect(409);
    expect(await own(owner)).toMatchObject({ isActive: true, isPaused: true, suspensionReason: null });

    await byOwner(owner, 'resume');
    await publicly(vendorId).expect(200);
    expect(await listed(serviceId)).toBe(true);
    expect(await own(owner)).toMatchObject({ isPaused: false });
  });

  test('still answers the requests that are open', async () => {
    const { owner, serviceId } = await provider(app);
    const { body } = await by(app, await app.member())
      .post('/bookings', asked(serviceId))
      .expect(201);
    await byOwner(owner, 'pause');
    await by(app, owner)
      .post(`/bookings/${(body as { id: string }).id}/confirm`)
      .expect(200);
  });

  test('must have been approved', async () => {
    const { owner } = await applied(app);
    for (const doing of ['pause', 'resume']) {
      const { body } = await by(app, owner).post(`/vendor/profile/${doing}`).expect(409);
      expect(body).toMatchObject({ code: 'vendor-onboarding/not-approved' });
    }
  });
});

describe('the applicant hears', () => {
  test('of every change', async () => {
    const business = await applied(app);
    const { owner, vendorId } = business;
    await decide(app, admin, business, 'reject', { reason: 'The document could not be read.' });
    await applied(app, {}, owner);
    await decide(app, admin, business, 'approve');
    await decide(app, admin, business, 'deactivate', { reason: REASON, confirmedBookings: 'keep' });
    await decide(app, admin, business, 'activate');
    await byOwner(owner, 'pause');
    await byOwner(owner, 'resume');
    expect((await subjects(owner.email)).sort()).toEqual(
      [
        'Your vendor application is under review',
        'Your vendor application was rejected',
        'Your vendor application is under review',
        'Your vendor application has been approved',
        'Your business has been deactivated',
        'Your business is active again',
        'You have deactivated your vendor account',
        'Your vendor account is active again',
      ].sort(),
    );
    const texts = (await keptFor(app, owner.email)).map(({ text }) => text).join('\n');
    expect(texts).toContain(
      'Your verification was rejected. Please update your information and resubmit. Why it was rejected: The document could not be read.',
    );
    expect(texts).toContain(`confirmed bookings stand. Why: ${REASON}`);
    expect(texts).not.toContain(vendorId);
  });

  test('nothing before they have confirmed their address, and then how it stands', async () => {
    const email = `${newId()}@example.test`;
    await app
      .http()
      .post(`${API}/vendor-registrations`)
      .send({ ...APPLICATION, fullName: 'Victoria Brandt', email, password: PASSWORD })
      .expect(202);
    const { user } = (await door(app).signIn(email).expect(200)).body as { user: { id: string } };
    await app.caughtUp();
    expect(await subjects(email)).toEqual([]);
    await app.execute(new MarkEmailVerified(user.id));
    expect(await subjects(email)).toEqual(['Your vendor application is under review']);
  });

  test('each thing once, should both the change and the confirmed address lead to it', async () => {
    const { owner } = await approved(app, admin);
    const before = await subjects(owner.email);
    const { handlers } = app.app.get(TellApplicant).reaction;
    await (handlers['EmailVerified'] as Handler)({ userId: owner.userId }, {});
    expect(await subjects(owner.email)).toEqual(before);
  });
});

describe('the bookings of a deactivated provider', () => {
  const SETTLED = { 'booking.end-bookings-of-suspended': ['VendorSuspendedV3'] };

  /** A request and two confirmed bookings of one day, of which one has begun. */
  async function booked(at: Provider, [first, second, third]: readonly string[] = ['09:00', '14:00', '15:00']) {
    const customer = await app.member();
    const book = async (time: string | undefined, confirm: boolean) => {
      const wish = { customerId: customer.userId, ...asked(at.serviceId, { time }), instructions: null };
      const { bookingId } = await app.execute<{ bookingId: string }>(new CreateBooking(wish as never), customer.userId);
      if (confirm) await app.execute(new ConfirmBooking(at.owner.userId, bookingId), at.owner.userId);
      return bookingId;
    };
    return { customer, begun: await book(first, true), pending: await book(second, false), confirmed: await book(third, true) };
  }

  async function suspendedWith(confirmedBookings: 'keep' | 'cancel', now?: string) {
    const at = await provider(app);
    const bookings = await booked(at);
    if (now) app.clock.set(now);
    admin = await signedIn(app, admin);
    await decide(app, admin, at, 'deactivate', { reason: REASON, confirmedBookings });
    await settled(app, SETTLED);
    await app.caughtUp();
    return { at, ...bookings };
  }
  const standing = async (id: string) => {
    const { rows } = await app.database.pool.query<object>('select status, reason, charge_cents from read.booking_list where id = $1', [
      id,
    ]);
    return rows[0];
  };
  const BY_ADMIN = { status: 'cancelled', reason: 'by_admin', charge_cents: 0 };
  const STANDS = { status: 'confirmed', reason: null, charge_cents: null };

  test('requests end, and confirmed ones stand, where the admin keeps them', async () => {
    const { pending, confirmed, begun } = await suspendedWith('keep');
    expect(await standing(pending)).toEqual(BY_ADMIN);
    expect(await standing(confirmed)).toEqual(STANDS);
    expect(await standing(begun)).toEqual(STANDS);
  });

  test('both end where the admin cancels them; nobody pays, and the hours are free', async () => {
    const { at, pending, confirmed, begun } = await suspendedWith('cancel');
    for (const id of [pending, confirmed, begun]) expect(await standing(id)).toEqual(BY_ADMIN);
    const { rows } = await app.database.pool.query('select 1 from read.taken_hour where vendor_id = $1', [at.vendorId]);
    expect(rows).toEqual([]);
  });

  test('the customers hear of it', async () => {
    const { customer } = await suspendedWith('cancel');
    const told = await keptFor(app, customer.email);
    expect(told.filter(({ text }) => text.includes('\n\nPlumb & Level has cancelled'))).toHaveLength(3);
  });

  test('what is booked after the suspension has ended stands, should the reaction come once more', async () => {
    const { at, confirmed } = await suspendedWith('keep');
    app.clock.set('2026-03-04T18:00:01.000Z');
    await decide(app, admin, at, 'activate');
    const later = await booked(at, ['10:00', '16:00', '17:00']);
    await app.caughtUp();
    const { events } = await app.streams.read(`vendor-${at.vendorId}`);
    const suspension = events.find(({ type }) => type === 'VendorSuspendedV3')!;
    const { handlers } = app.app.get(EndBookingsOfSuspended).reaction;
    await asCommand({ commandId: newId() }, () => (handlers['VendorSuspendedV3'] as Handler)(suspension.data, suspension));
    await app.caughtUp();
    expect(await standing(later.pending)).toMatchObject({ status: 'pending' });
    expect(await standing(confirmed)).toEqual(STANDS);
  });

  // The last of this file, because it moves the clock by days.
  test('work that has begun is brought to its end, by the deactivated provider', async () => {
    const { at, confirmed, begun } = await suspendedWith('cancel', '2026-03-10T14:30:00.000Z');
    expect(await standing(begun)).toEqual(STANDS);
    expect(await standing(confirmed)).toEqual(BY_ADMIN);
    app.clock.set('2026-03-10T18:00:00.000Z');
    await by(app, await signedIn(app, at.owner))
      .post(`/bookings/${begun}/complete`)
      .expect(200);
  });
});

describe('where a business is and how it is reached', () => {
  const CONTACT = {
    contactPerson: 'Vera Brandt',
    phone: '(713) 555-0100',
    businessAddress: '2 Oak Street',
    businessCity: 'Houston',
    businessState: 'TX',
    businessZip: '77002',
    websiteUrl: 'https://brandt.example',
  };
  const DENVER = { ...CONTACT, businessCity: 'Denver', businessState: 'CO', businessZip: '80202' };
  const change = ({ owner }: Provider, told: object) => by(app, owner).put('/vendor/contact', told);

  test('is changed by the provider, and customers read it; what is personal is sealed', async () => {
    const salon = await provider(app);
    await change(salon, CONTACT).expect(200);
    await app.caughtUp();
    const { body } = await publicly(salon.vendorId).expect(200);
    expect(body).toMatchObject({
      ownerName: 'Vera Brandt',
      phone: '(713) 555-0100',
      address: '2 Oak Street',
      city: 'Houston',
      state: 'TX',
      websiteUrl: 'https://brandt.example',
    });
    expect((await app.http().get(`${API}/services?zip=77002`).expect(200)).body).toMatchObject({ items: [{ id: salon.serviceId }] });
    const { rows } = await app.database.pool.query<{ data: string }>(
      `select data::text from es.events where type = 'BusinessContactChanged' and stream = $1`,
      [`vendor-${salon.vendorId}`],
    );
    expect(rows).toHaveLength(1);
    for (const told of ['Vera Brandt', '555-0100', 'Oak Street', 'brandt.example']) expect(rows[0]!.data).not.toContain(told);
  });

  test('moves to another time zone only while no booking is open', async () => {
    const salon = await provider(app);
    const customer = await app.member();
    const { body: made } = await by(app, customer)
      .post('/bookings', asked(salon.serviceId, { date: '2026-03-16' }))
      .expect(201);
    const { body } = await change(salon, DENVER).expect(409);
    expect(body).toMatchObject({ code: 'vendor-onboarding/zone-in-use' });
    expect(await own(salon.owner)).toMatchObject({ city: 'Austin', timeZone: 'America/Chicago' });
    await change(salon, CONTACT).expect(200);
    await by(app, customer).post(`/bookings/${made.id}/cancel`).expect(200);
    await app.caughtUp();
    await change(salon, DENVER).expect(200);
    await app.caughtUp();
    expect(await own(salon.owner)).toMatchObject({ city: 'Denver', zip: '80202', timeZone: 'America/Denver' });
  });

  test('has rules, each told beside its field; what only an application changes is refused', async () => {
    const salon = await provider(app);
    const { body } = await change(salon, { ...CONTACT, phone: '', businessZip: '00000', websiteUrl: 'brandt', taxId: '1' }).expect(400);
    expect(Object.keys(body.fields).sort()).toEqual(['businessZip', 'phone', 'taxId', 'websiteUrl']);
  });
});
