import { Rejected } from '../../src/platform/errors.js';
import { ERASED } from '../../src/platform/events/event.js';
import { newId } from '../../src/platform/ids.js';
import { PersonalData } from '../../src/platform/personal-data/personal-data.js';
import { type Member, PASSWORD, type TestApp, testApp } from '../support/app.js';
import { inFrontOfWrites } from '../support/writes.js';
import { account } from './account-support.js';
import { API, by, signedIn } from './booking-support.js';
import { codeOf, later, MINUTE, withTwoFactor } from './identity-support.js';
import { type Applicant, applied, decide } from './vendor-support.js';

let app: TestApp;
let admin: Member;
beforeAll(async () => {
  app = await testApp();
  admin = await app.member({ roles: ['admin'] });
});
afterAll(() => app.close());

const REASON = 'The bank asks who owns the account.';
const SECRETS = {
  taxId: '12-3456789',
  kycDocumentType: 'passport',
  kycDocumentNumber: 'X0000001',
  bankName: 'First Bank',
  bankAccountNumber: '0009876543',
  bankRoutingNumber: 'FIRS0001234',
};
const view = (vendorId: string, body: object = {}, who: Pick<Member, 'bearer'> = admin) =>
  by(app, who as Member).post(`/admin/vendors/${vendorId}/kyc`, { reason: REASON, password: PASSWORD, ...body });
const application = (vendorId: string) => by(app, admin).get(`/admin/vendors/${vendorId}/application`);
const views = async (vendorId: string) => {
  const looks = (await app.streams.read(`vendor-${vendorId}`)).events.filter(({ type }) => type === 'KycViewedV2');
  const keys = await app.app.get(PersonalData).keysForEvents(looks);
  return looks.map((look) => ({ ...look.data, ...app.app.get(PersonalData).open(look, keys) }));
};
const seesNothing = (text: string) => {
  for (const secret of Object.values(SECRETS).filter((value) => value !== 'passport')) expect(text).not.toContain(secret);
};

describe('an application, for an admin', () => {
  test('is masked, with who applied and whether their address is confirmed', async () => {
    const { owner, vendorId } = await applied(app);
    const { body, text } = await application(vendorId).expect(200);
    expect(body).toMatchObject({
      vendorId,
      submission: 1,
      verificationStatus: 'pending',
      businessName: 'Bright & Co',
      businessAddress: '100 Congress Avenue',
      kycDocumentType: 'passport',
      taxId: '•••• 789',
      bankAccountNumber: '•••• 543',
      contactPerson: 'Victoria Brandt',
      contactEmail: owner.email,
      checks: expect.arrayContaining([{ check: 'email', passed: true }]),
    });
    seesNothing(text);
  });

  test('says when the address is not confirmed', async () => {
    const unverified = await app.member({ verified: false });
    const { vendorId } = await applied(app, {}, unverified);
    expect((await application(vendorId)).body).toMatchObject({ checks: expect.arrayContaining([{ check: 'email', passed: false }]) });
    const { body } = await by(app, admin).get('/admin/vendor-applications').expect(200);
    expect((body as { id: string }[]).find(({ id }) => id === vendorId)).toMatchObject({ emailVerified: false });
  });

  test('is the last one, also after it was decided', async () => {
    const business = await applied(app);
    await decide(app, admin, business, 'reject', { reason: 'The document could not be read.' });
    await applied(app, { kycDocumentNumber: 'Y0000009' }, business.owner);
    expect((await application(business.vendorId)).body).toMatchObject({
      submission: 2,
      kycDocumentNumber: '•••• 09',
      rejectionReason: null,
    });
  });
});

describe('the clear text', () => {
  let business: Applicant;
  beforeEach(async () => {
    business = await applied(app);
  });

  test('is for an admin who proves to be one and says why; the view is in the history by then', async () => {
    const { body } = await view(business.vendorId).expect(200);
    const recorded = await views(business.vendorId);
    expect(body).toEqual(SECRETS);
    expect(recorded).toEqual([
      { vendorId: business.vendorId, userId: business.owner.userId, viewedBy: admin.userId, reason: REASON, viewedAt: app.clock.now() },
    ]);
  });

  test('each view is recorded', async () => {
    await view(business.vendorId).expect(200);
    await view(business.vendorId, { reason: 'A second look at the document.' }).expect(200);
    expect(await views(business.vendorId)).toMatchObject([{ reason: REASON }, { reason: 'A second look at the document.' }]);
  });

  test('does not leave when the view can not be recorded', async () => {
    const refused = inFrontOfWrites(app.streams, () => Promise.reject(new Rejected('platform/busy', 'Others were faster.')));
    try {
      seesNothing((await view(business.vendorId).expect(409)).text);
    } finally {
      refused.mockRestore();
    }
  });

  test.each([
    ['a wrong password', 401, { password: 'not my password at all' }],
    ['no password', 400, { password: '' }],
    ['a word for a reason', 400, { reason: 'Because.' }],
    ['blanks for a reason', 400, { reason: ' '.repeat(20) }],
    ['a novel for a reason', 400, { reason: 'x'.repeat(501) }],
  ])('is not for %s, and nothing is recorded', async (_, status, told) => {
    const other = await app.member({ roles: ['admin'] });
    seesNothing((await view(business.vendorId, told, other).expect(status)).text);
    expect(await views(business.vendorId)).toEqual([]);
  });

  test('needs the second factor of who has one', async () => {
    const careful = await withTwoFactor(app, await app.member({ roles: ['admin'] }));
    const who = { bearer: `Bearer ${careful.accessToken}` };
    later(app, MINUTE);
    expect((await view(business.vendorId, {}, who).expect(401)).body).toMatchObject({ code: 'identity/code-needed' });
    expect(await views(business.vendorId)).toEqual([]);
    expect((await view(business.vendorId, { code: codeOf(app, careful.secret) }, who).expect(200)).body).toEqual(SECRETS);
  });

  test('can not be reached by trying passwords', async () => {
    const other = await app.member({ roles: ['admin'] });
    for (let tries = 0; tries < 5; tries++) await view(business.vendorId, { password: `guess number ${tries}` }, other).expect(401);
    await view(business.vendorId, {}, other).expect(429);
    expect(await views(business.vendorId)).toEqual([]);
  });

  test('is kept nowhere, also when the admin sends a key for repetition', async () => {
    await view(business.vendorId).set('Idempotency-Key', newId()).expect(200);
    const { rows } = await app.database.pool.query('select * from idempotency_record');
    seesNothing(JSON.stringify(rows));
  });

  test('stands in the provider’s own file, with who has looked and why', async () => {
    await view(business.vendorId).expect(200);
    const { body } = await account(app, business.owner).get('data').expect(200);
    const { events } = body as { events: { type: string; data: object }[] };
    const look = { data: { viewedBy: admin.userId }, personal: { reason: REASON } };
    expect(events.find(({ type }) => type === 'KycViewedV2')).toMatchObject(look);
  });
});

describe('once the applicant is erased', () => {
  let business: Applicant;
  beforeAll(async () => {
    admin = await signedIn(app, admin);
    business = await applied(app);
    await decide(app, admin, business, 'approve');
    await decide(app, admin, business, 'deactivate', { reason: 'Three complaints in a week.', confirmedBookings: 'keep' });
    await account(app, await signedIn(app, business.owner))
      .leave()
      .expect(204);
    await app.caughtUp();
  });

  test('nothing of who they were is shown', async () => {
    const { body, text } = await application(business.vendorId).expect(200);
    expect(body).toMatchObject({
      phone: null,
      businessAddress: null,
      taxId: '••••',
      bankName: '••••',
      contactPerson: 'Unknown',
      contactEmail: null,
      checks: [],
    });
    expect(text).not.toContain(ERASED);
  });

  test('there is no clear text, and no view is recorded', async () => {
    expect((await view(business.vendorId).expect(409)).body).toMatchObject({ code: 'vendor-onboarding/applicant-gone' });
    expect(await views(business.vendorId)).toEqual([]);
  });

  test('the business does not come back', async () => {
    const { body } = await by(app, admin).post(`/admin/vendors/${business.vendorId}/activate`).expect(409);
    expect(body).toMatchObject({ code: 'vendor-onboarding/applicant-gone' });
    await app.http().get(`${API}/vendors/${business.vendorId}`).expect(404);
  });
});
