import { type Member, type TestApp, testApp } from '../support/app.js';
import { account } from './account-support.js';
import { by, signedIn } from './booking-support.js';
import { type Applicant, APPLICATION, applied, decide, DETAILS } from './vendor-support.js';

const WHY = 'The licence has expired.';

let app: TestApp;
let admin: Member;
beforeAll(async () => {
  app = await testApp();
  admin = await app.member({ roles: ['admin'] });
});
afterAll(() => app.close());

const look = ({ vendorId }: Applicant) => by(app, admin).get(`/admin/vendors/${vendorId}/application`).expect(200);
const earlierOf = async (business: Applicant) => ((await look(business)).body as { earlier: unknown }).earlier;
const reject = (business: Applicant, reason = WHY) => decide(app, admin, business, 'reject', { reason });
async function applyAgain({ owner }: Applicant, told: object) {
  await by(app, owner)
    .post('/vendor-applications/resubmission', { ...DETAILS, ...told })
    .expect(201);
  await app.caughtUp();
}

test('a first application has none before it, whatever was decided', async () => {
  const business = await applied(app);
  expect(await earlierOf(business)).toBeNull();
  await reject(business);
  expect(await earlierOf(business)).toBeNull();
});

test('beside a second one stands why the first was rejected, and what has changed, secrets masked', async () => {
  const business = await applied(app);
  const appliedAt = app.clock.now();
  app.clock.set('2026-03-04T18:05:00.000Z');
  await reject(business);
  await applyAgain(business, { businessLicense: 'TX-4411', businessDescription: 'Homes cleaned.', taxId: '98-7656789' });
  const { body, text } = await look(business);
  expect((body as { earlier: unknown }).earlier).toEqual({
    submission: 1,
    appliedAt,
    rejectedAt: '2026-03-04T18:05:00.000Z',
    rejectionReason: WHY,
    changes: [
      { field: 'businessDescription', before: APPLICATION.businessDescription, now: 'Homes cleaned.' },
      { field: 'businessLicense', before: null, now: 'TX-4411' },
      { field: 'taxId', before: '•••• 789', now: '•••• 789' },
    ],
  });
  for (const secret of [APPLICATION.taxId, '98-7656789', APPLICATION.bankAccountNumber]) expect(text).not.toContain(secret);
});

test('of three the last two stand beside each other, also once the last is rejected, too', async () => {
  const business = await applied(app);
  await reject(business);
  await applyAgain(business, { businessName: 'Bright & Daughters' });
  await reject(business, 'The name is taken.');
  await applyAgain(business, { businessName: 'Daughters & Co' });
  const second = {
    submission: 2,
    rejectionReason: 'The name is taken.',
    changes: [{ field: 'businessName', before: 'Bright & Daughters', now: 'Daughters & Co' }],
  };
  expect(await earlierOf(business)).toMatchObject(second);
  await reject(business, 'Still no licence.');
  expect(await earlierOf(business)).toMatchObject(second);
});

test('what can be doubted is said, and what was told in confidence is not', async () => {
  const sound = {
    businessName: 'Amsel Locks',
    businessLicense: 'TX-4411',
    bankRoutingNumber: '021000021',
  };
  const business = await applied(app, sound);
  const doubts = async (of: Applicant) =>
    ((await look(of)).body as { checks: { check: string; passed: boolean }[] }).checks
      .filter(({ passed }) => !passed)
      .map(({ check }) => check);
  expect(await doubts(business)).toEqual([]);

  const told = { ...sound, businessName: 'AMSEL locks', businessState: 'CA', taxId: 'secretive', bankAccountNumber: 'whatever' };
  const other = await applied(app, told, await app.member({ verified: false }));
  expect(await doubts(other)).toEqual(['email', 'name', 'place', 'tax-id', 'bank-account']);
  expect((await look(other)).text).not.toMatch(/secretive|whatever/);
  expect(await doubts(business)).toEqual(['name']);
  await reject(other);
  expect(await doubts(business)).toEqual([]);
});

test('nothing of it is left once the applicant is erased', async () => {
  const business = await applied(app);
  await reject(business);
  await applyAgain(business, { businessName: 'Bright & Sons' });
  await account(app, await signedIn(app, business.owner))
    .leave()
    .expect(204);
  await app.caughtUp();
  expect((await look(business)).body).toMatchObject({ earlier: null, checks: [] });
});
