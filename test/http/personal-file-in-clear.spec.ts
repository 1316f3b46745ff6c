import type { Member, TestApp } from '../support/app.js';
import { PASSWORD, testApp } from '../support/app.js';
import { by } from './booking-support.js';
import { codeOf, later, MINUTE, withTwoFactor } from './identity-support.js';
import { APPLICATION, applied } from './vendor-support.js';

const SECRETS = ['taxId', 'kycDocumentNumber', 'bankName', 'bankAccountNumber', 'bankRoutingNumber'] as const;

describe('the file of a provider', () => {
  let app: TestApp;
  beforeAll(async () => (app = await testApp()));
  afterAll(() => app.close());

  const masked = (who: Member) => by(app, who).get('/account/data').expect(200);
  const inClear = (who: Member, secrets: object) => by(app, who).post('/account/data', secrets);
  const looks = async ({ userId }: Member) =>
    (await app.streams.read(`user-${userId}`)).events.filter(({ type }) => type === 'PersonalFileOpened').map(({ data }) => data);
  const told = (text: string) => SECRETS.filter((name) => text.includes(APPLICATION[name]));

  test('shows no identity or bank data to whoever only holds a session: neither what is known now, nor in the history', async () => {
    const { owner } = await applied(app);
    const { body, text } = await masked(owner);
    expect(told(text)).toEqual([]);
    const file = body as { records: { business: { application: object } }; events: { type: string; personal?: object }[] };
    const shown = { taxId: '•••• 789', bankAccountNumber: expect.stringMatching(/^•••• .{1,4}$/), contactPerson: 'Victoria Brandt' };
    expect(file.records.business.application).toMatchObject(shown);
    expect(file.events.find(({ type }) => type === 'VendorAppliedV2')!.personal).toMatchObject(shown);
    expect(await looks(owner)).toEqual([]);
  });

  test('holds them in full for who gives their password again, and says for good that it was opened', async () => {
    const { owner } = await applied(app);
    const { headers, body, text } = await inClear(owner, { password: PASSWORD }).expect(200);
    expect(told(text)).toEqual(SECRETS);
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="plumb-and-level-my-data.json"',
      'cache-control': 'no-store',
      'x-position': expect.any(String),
    });
    const look = { userId: owner.userId, openedAt: app.clock.now() };
    expect(await looks(owner)).toEqual([look]);
    // The record is made before the file: it stands in it.
    expect((body as { events: { type: string; data: object }[] }).events.at(-1)).toMatchObject({ type: 'PersonalFileOpened', data: look });
  });

  test('is neither opened nor recorded without the right password', async () => {
    const { owner } = await applied(app);
    for (const secrets of [{ password: 'not my password' }, {}, { password: '' }]) {
      const { status, text } = await inClear(owner, secrets);
      expect(status).toBe('password' in secrets && secrets.password ? 401 : 400);
      expect(told(text)).toEqual([]);
    }
    expect(await looks(owner)).toEqual([]);
  });

  test('wants a code as well where two-factor sign-in is on', async () => {
    const { owner } = await applied(app);
    const { secret, accessToken } = await withTwoFactor(app, owner);
    const self = { ...owner, bearer: `Bearer ${accessToken}` };
    expect((await inClear(self, { password: PASSWORD }).expect(401)).body).toMatchObject({ code: 'identity/code-needed' });
    expect(await looks(owner)).toEqual([]);
    later(app, MINUTE);
    const { text } = await inClear(self, { password: PASSWORD, code: codeOf(app, secret) }).expect(200);
    expect(told(text)).toEqual(SECRETS);
    expect(await looks(owner)).toHaveLength(1);
  });
});
