import { CommandBus } from '@nestjs/cqrs';
import { asCommand } from '../../src/platform/events/command-context.js';
import { idFrom, newId } from '../../src/platform/ids.js';
import { RegisterVendor } from '../../src/vendor-onboarding/index.js';
import { event } from '../../src/vendor-onboarding/vendor.events.js';
import { type Member, PASSWORD, type TestApp, testApp } from '../support/app.js';
import { applicant } from '../support/vendors.js';
import { API, by, signedIn } from './booking-support.js';
import { door, HOUR, later, tokenIn } from './identity-support.js';
import { APPLICATION, applied, decide, DETAILS } from './vendor-support.js';

let app: TestApp;
let admin: Member;
beforeAll(async () => {
  app = await testApp();
  admin = await app.member({ roles: ['admin'] });
});
afterAll(() => app.close());

const someone = () => `${newId()}@example.test`;
const register = (email: string, more: object = {}) =>
  app
    .http()
    .post(`${API}/vendor-registrations`)
    .send({ ...APPLICATION, fullName: 'Victoria Brandt', email, password: PASSWORD, ...more });
const registered = async (email: string): Promise<Member> => {
  await register(email).expect(202);
  const { accessToken, user } = (await door(app).signIn(email).expect(200)).body as { accessToken: string; user: { id: string } };
  return { userId: user.id, email, fullName: 'Victoria Brandt', bearer: `Bearer ${accessToken}` };
};
const countOf = async (sql: string, ...values: unknown[]): Promise<number> =>
  (await app.database.pool.query<{ n: number }>(`select count(*)::int as n from ${sql}`, values)).rows[0]!.n;
const withoutMoment = ({ date: _date, 'x-request-id': _id, ...rest }: Record<string, string>) => rest;

describe('registering as a vendor', () => {
  test('makes account, profile, role and application, and mails a link to confirm the address', async () => {
    const email = someone();
    const answer = await register(email).expect(202);
    expect(answer.body).toEqual({});
    expect(answer.headers['set-cookie']).toBeUndefined();

    const mails = await door(app).mailsTo(email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Confirm your email for Plumb & Level']);
    await door(app).verify(tokenIn(mails[0])).expect(200);
    const { body } = await door(app).signIn(email).expect(200);
    expect(body).toMatchObject({ user: { fullName: 'Victoria Brandt', roles: ['vendor', 'user'], role: 'vendor', emailVerified: true } });

    const owner = { bearer: `Bearer ${(body as { accessToken: string }).accessToken}` } as Member;
    await app.caughtUp();
    expect((await by(app, owner).get('/vendor/profile').expect(200)).body).toMatchObject({
      businessName: 'Bright & Co',
      ownerName: 'Victoria Brandt',
      verificationStatus: 'pending',
      isActive: false,
      isPaused: false,
      suspensionReason: null,
      submission: 1,
    });
    expect((await by(app, owner).get('/account/profile').expect(200)).body).toMatchObject({
      fullName: 'Victoria Brandt',
      phone: '(512) 555-0100',
      address: null,
    });
  });

  test('is one append', async () => {
    const owner = await registered(someone());
    const { rows } = await app.database.pool.query<{ type: string; position: string }>(
      `select type, position from es.events where (meta->>'command') = (select meta->>'command' from es.events where data->>'userId' = $1 limit 1) order by position`,
      [owner.userId],
    );
    expect(rows.map(({ type }) => type)).toEqual([
      'EmailClaimed',
      'UserRegistered',
      'ProfileUpdated',
      'RoleGrantedV2',
      'VendorOwnerClaimed',
      'VendorAppliedV2',
    ]);
    const first = Number(rows[0]!.position);
    expect(rows.map(({ position }) => Number(position) - first)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('what can not begin whole does not begin at all', async () => {
    const email = someone();
    const commandId = newId();
    const [userId, vendorId] = [idFrom(commandId, 'user'), idFrom(commandId, 'vendor')];
    const { business, personal } = applicant();
    const inTheWay = event(
      'VendorAppliedV2',
      { vendorId, userId, submission: 1, ...business, timeZone: 'America/Chicago', appliedAt: app.clock.now() },
      { subject: userId, fields: personal },
    );
    await app.streams.append(`vendor-${vendorId}`, [inTheWay], 'noStream');

    const command = new RegisterVendor({ fullName: 'Victoria Brandt', email, password: PASSWORD }, applicant());
    await expect(asCommand({ commandId }, () => app.app.get(CommandBus).execute(command))).rejects.toMatchObject({
      code: 'vendor-onboarding/already-applied',
    });
    expect((await app.streams.read(`user-${userId}`)).events).toEqual([]);
    expect((await app.streams.read(`vendorOwner-${userId}`)).events).toEqual([]);
    expect(await countOf('identity_credential where user_id = $1', userId)).toBe(0);
    await register(email).expect(202);
    await door(app).signIn(email).expect(200);
  });

  test('with a taken address looks the same, begins nothing, and its owner gets a mail', async () => {
    const email = someone();
    const free = await register(email).expect(202);
    expect(await door(app).mailsTo(email)).toHaveLength(1);
    later(app, HOUR);
    await app.caughtUp();
    const before = { credentials: await countOf('identity_credential'), vendors: await countOf('read.vendor_directory') };
    const taken = await register(email.toUpperCase(), { businessName: 'Somebody Else', password: 'another good password' }).expect(202);

    expect(taken.body).toEqual(free.body);
    expect(withoutMoment(taken.headers as Record<string, string>)).toEqual(withoutMoment(free.headers as Record<string, string>));
    expect((await door(app).mailsTo(email)).map(({ subject }) => subject)).toEqual([
      'You already have an account at Plumb & Level',
      'Confirm your email for Plumb & Level',
    ]);
    await app.caughtUp();
    expect({ credentials: await countOf('identity_credential'), vendors: await countOf('read.vendor_directory') }).toEqual(before);
    await door(app).signIn(email, 'another good password').expect(401);
  });

  test('of 10 at the same moment with one address, one gets it', async () => {
    const email = someone();
    await app.caughtUp();
    const vendors = await countOf('read.vendor_directory');
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => register(email, { businessName: `Bright ${n}` })));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 202));
    await app.caughtUp();
    expect(await countOf('read.vendor_directory')).toBe(vendors + 1);
    expect(await countOf('read.account_directory where email = $1', email)).toBe(1);
  });

  test('every field that is wrong is named with one message', async () => {
    const { body } = await app
      .http()
      .post(`${API}/vendor-registrations`)
      .send({ fullName: ' ', email: 'nobody', businessZip: '00000', role: 'admin' })
      .expect(400);
    expect((body as { fields: object }).fields).toMatchObject({
      fullName: 'Please enter your full name.',
      email: 'Please enter a valid email address.',
      password: 'Please enter a password.',
      phone: 'Phone is required',
      businessZip: 'Enter a US ZIP code',
      bankRoutingNumber: 'IFSC Code is required',
      role: 'This field is not known here.',
    });
  });

  test('a weak password is told beside its field', async () => {
    const { body } = await register(someone(), { password: 'password' }).expect(400);
    expect(body).toMatchObject({ code: 'identity/weak-password', fields: { password: expect.stringContaining('too common') as string } });
  });
});

describe('one’s own application', () => {
  test('is shown with KYC and bank data masked', async () => {
    const { owner, vendorId } = await applied(app, { businessLicense: 'TX-77', yearsInBusiness: 4, websiteUrl: 'https://bright.example' });
    const { body } = await by(app, owner).get('/vendor/application').expect(200);
    expect(body).toEqual({
      vendorId,
      submission: 1,
      verificationStatus: 'pending',
      rejectionReason: null,
      appliedAt: app.clock.now(),
      phone: '(512) 555-0100',
      businessName: 'Bright & Co',
      businessDescription: 'Homes cleaned from top to bottom.',
      businessLicense: 'TX-77',
      businessAddress: '100 Congress Avenue',
      businessCity: 'Austin',
      businessState: 'TX',
      businessZip: '78701',
      serviceAreaRadius: 10,
      yearsInBusiness: 4,
      websiteUrl: 'https://bright.example',
      kycDocumentType: 'passport',
      taxId: '•••• 789',
      kycDocumentNumber: '•••• 01',
      bankName: '•••• ank',
      bankAccountNumber: '•••• 543',
      bankRoutingNumber: '•••• 234',
    });
  });

  test('a vendor who never applied has none', async () => {
    const vendor = await app.member({ roles: ['vendor'] });
    await by(app, vendor).get('/vendor/application').expect(404);
  });
});

describe('applying again after a rejection', () => {
  beforeAll(async () => {
    admin = await signedIn(app, admin);
  });
  const rejected = async () => {
    const business = await applied(app);
    await decide(app, admin, business, 'reject', { reason: 'The document could not be read.' });
    return business;
  };
  const resubmit = (owner: Member, body: object = DETAILS) => by(app, owner).post('/vendor-applications/resubmission', body);
  const sealedIn = async (owner: Member) => {
    const { body } = await by(app, owner).post('/account/data', { password: PASSWORD }).expect(200);
    return (body as { records: { business: { application: object } } }).records.business.application;
  };

  test('opens the next submission; what is left out is as it was last told', async () => {
    const { owner, vendorId } = await rejected();
    const told = { ...DETAILS, businessName: 'Bright & Daughters', bankName: '', kycDocumentNumber: 'X0000002' };
    expect((await resubmit(owner, told).expect(201)).body).toEqual({ vendorId });
    await app.caughtUp();
    expect((await by(app, owner).get('/vendor/application')).body).toMatchObject({
      submission: 2,
      verificationStatus: 'pending',
      rejectionReason: null,
      businessName: 'Bright & Daughters',
      kycDocumentNumber: '•••• 02',
      bankAccountNumber: '•••• 543',
    });
    expect(await sealedIn(owner)).toMatchObject({
      taxId: '12-3456789',
      kycDocumentNumber: 'X0000002',
      bankName: 'First Bank',
      bankAccountNumber: '0009876543',
      bankRoutingNumber: 'FIRS0001234',
    });
    await decide(app, admin, { owner, vendorId }, 'approve');
    await app.http().get(`${API}/vendors/${vendorId}`).expect(200);
  });

  test('a third submission keeps what the second told', async () => {
    const business = await rejected();
    await resubmit(business.owner, { ...DETAILS, taxId: '98-7654321' }).expect(201);
    await decide(app, admin, business, 'reject', { reason: 'Still not.' });
    await resubmit(business.owner).expect(201);
    expect(await sealedIn(business.owner)).toMatchObject({ taxId: '98-7654321', kycDocumentNumber: 'X0000001' });
  });

  test('is not possible while one is pending, nor once one is approved', async () => {
    const business = await applied(app);
    expect((await resubmit(business.owner).expect(409)).body).toMatchObject({ code: 'vendor-onboarding/already-applied' });
    await decide(app, admin, business, 'approve');
    expect((await resubmit(business.owner).expect(409)).body).toMatchObject({ code: 'vendor-onboarding/already-approved' });
  });

  test('who never applied has nothing to submit again', async () => {
    const vendor = await app.member({ roles: ['vendor'] });
    expect((await resubmit(vendor).expect(409)).body).toMatchObject({ code: 'vendor-onboarding/no-business' });
  });

  test('of two at the same moment one opens it', async () => {
    const { owner } = await rejected();
    const answers = await Promise.all([resubmit(owner), resubmit(owner)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });
});
