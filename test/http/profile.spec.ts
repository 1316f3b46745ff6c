import { newId } from '../../src/platform/ids.js';
import { type Member, type TestApp, testApp } from '../support/app.js';
import { account } from './account-support.js';
import { API } from './booking-support.js';

const PROFILE = {
  fullName: 'Ada King',
  phone: '(206) 555-0101',
  address: '1 Pike Street',
  city: 'Seattle',
  state: 'WA',
  zipCode: '98101',
};
const NOTHING = { fullName: null, phone: null, address: null, city: null, state: null, zipCode: null };

describe('the profile', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp();
  });
  afterAll(() => app?.close());

  const profileOf = async (member: Member) => {
    await app.caughtUp();
    return (await account(app, member).get('profile').expect(200)).body;
  };

  test('begins with the name that was given when signing up', async () => {
    const ada = await app.member({ fullName: 'Ada Lovelace' });
    expect(await profileOf(ada)).toEqual({
      ...NOTHING,
      fullName: 'Ada Lovelace',
      hasPhoto: false,
      avatarUrl: `/api/v1/avatars/${ada.userId}`,
      changedAt: null,
    });
  });

  test('is saved, every field of it, and the name is shown from then on', async () => {
    const ada = await app.member();
    await account(app, ada).put('profile', PROFILE).expect(200);
    expect(await profileOf(ada)).toMatchObject(PROFILE);
    const { body } = await app.http().get(`${API}/auth/me`).set('Authorization', ada.bearer).expect(200);
    expect(body).toMatchObject({ fullName: 'Ada King', avatarUrl: `/api/v1/avatars/${ada.userId}` });
  });

  test('requires nothing: what is empty or left out is not told any more', async () => {
    const ada = await app.member();
    await account(app, ada).put('profile', PROFILE).expect(200);
    await account(app, ada).put('profile', { fullName: '  ', phone: '', address: null, city: ' Seattle ' }).expect(200);
    expect(await profileOf(ada)).toMatchObject({ ...NOTHING, city: 'Seattle' });
  });

  test('takes a state by its name', async () => {
    const ada = await app.member();
    await account(app, ada).put('profile', { state: 'washington' }).expect(200);
    expect(await profileOf(ada)).toMatchObject({ state: 'WA' });
  });

  test.each(['2065550101', '+1 206 555 0101', '206.555.0101', '(206) 555-0101 ext. 12', '+44 20 7946 0958'])(
    '%s is a possible phone number',
    async (phone) => {
      await account(app, await app.member())
        .put('profile', { phone })
        .expect(200);
    },
  );

  test.each([
    ['phone', 'call me', 'Enter a phone number, such as (206) 555-0101'],
    ['phone', '12345', 'Enter a phone number, such as (206) 555-0101'],
    ['zipCode', '00000', 'Enter a US ZIP code that is in use'],
    ['zipCode', 'abcde', 'Enter a US ZIP code that is in use'],
    ['state', 'Ontario', 'Enter a US state, such as WA or Washington'],
    ['fullName', 'x'.repeat(101), 'Full name must be at most 100 characters'],
    ['address', 'x'.repeat(201), 'Address must be at most 200 characters'],
    ['city', ['Seattle'], 'City must be text'],
    ['email', 'other@example.test', 'This field is not known here.'],
    ['roles', ['admin'], 'This field is not known here.'],
    ['userId', newId(), 'This field is not known here.'],
  ])('%s can not be %j', async (field, value, message) => {
    const { body } = await account(app, await app.member())
      .put('profile', { [field]: value })
      .expect(400);
    expect(body).toMatchObject({ code: 'platform/invalid', fields: { [field]: message } });
  });

  test('is nobody else’s business: not a visitor’s, and an auditor has none', async () => {
    for (const name of ['profile', 'settings', 'deletion']) await app.http().get(`${API}/account/${name}`).expect(401);
    await app.http().put(`${API}/account/profile`).send(PROFILE).expect(401);
    const auditor = await app.member({ roles: ['auditor'] });
    await account(app, auditor).get('profile').expect(403);
    await account(app, auditor).put('profile', PROFILE).expect(403);
  });
});
