import { Account, grantRole } from '../../src/accounts/index.js';
import { EndSessionsOfUser } from '../../src/administration/users/profile/end-sessions-of-user.command.js';
import { RevokeRoleOfUser } from '../../src/administration/users/roles/revoke-role-of-user.command.js';
import { DeactivateUser } from '../../src/administration/users/standing/deactivate-user.command.js';
import { GrantRole } from '../../src/identity/index.js';
import { type TestApp, testApp } from '../support/app.js';
import { door } from './identity-support.js';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ reactions: false });
});
afterAll(() => app.close());

/** What a command does must not wait for the reaction that makes sure of it. */
describe('before any reaction has come to it', () => {
  test('a gained role counts with the next request, and a lost one ends the session', async () => {
    const admin = await app.member({ roles: ['admin'] });
    const { userId, bearer } = await app.member();
    const me = () => door(app).me(bearer.slice('Bearer '.length));
    expect((await me().expect(200)).body).toMatchObject({ role: 'user' });
    await app.execute(new GrantRole(userId, 'vendor'));
    expect((await me().expect(200)).body).toMatchObject({ role: 'vendor' });
    await app.execute(new RevokeRoleOfUser(admin.userId, userId, 'vendor', 'Three complaints in a week.'));
    await me().expect(401);
  });

  test.each([
    ['has ended their sessions', (adminId: string, userId: string) => new EndSessionsOfUser(adminId, userId)],
    ['has deactivated them', (adminId: string, userId: string) => new DeactivateUser(adminId, userId, 'Three complaints in a week.')],
  ])('nobody is signed in any more once an administrator %s', async (_, command) => {
    const [admin, { userId, bearer }] = [await app.member({ roles: ['admin'] }), await app.member()];
    const me = () => door(app).me(bearer.slice('Bearer '.length));
    await me().expect(200);
    await app.execute(command(admin.userId, userId), admin.userId);
    await me().expect(401);
  });

  test('a role that another module gave counts for who has seen its position', async () => {
    const { userId, bearer } = await app.member();
    const me = () => door(app).me(bearer.slice('Bearer '.length));
    await me().expect(200);
    const position = await app.streams.update(Account, userId, (account) =>
      grantRole(account, { userId, role: 'vendor', now: app.clock.now() }),
    );
    expect((await me().set('X-Min-Position', position).expect(200)).body).toMatchObject({ role: 'vendor' });
  });
});
