import { GrantRole } from '../../src/identity/index.js';
import { PASSWORD } from '../support/app.js';
import { DeclaredEvents } from '../support/declared-events.js';
import { achieved } from '../support/figure.js';
import { ask, expected, send } from './authorization/ask.js';
import { MATRIX } from './authorization/matrix.js';
import { TARGETS, WHO } from './authorization/row.js';
import { buildWorld, type World } from './authorization/world.js';

/** Routes as the router knows them, gathered while they are registered. */
const routes = new Set<string>();
/** Fastify answers these for every GET by itself. */
const IMPLIED = new Set(['HEAD', 'OPTIONS']);

let world: World;
beforeAll(async () => {
  world = await buildWorld({
    onRoute: ({ method, url }) => {
      for (const each of [method].flat()) if (!IMPLIED.has(each)) routes.add(`${each} ${url}`);
    },
  });
});
let cells = 0;
afterAll(() => {
  achieved(1, { routes: routes.size, cells });
  return world.close();
});

describe('the authorization matrix', () => {
  test('has a row for every route of the router, and no other', () => {
    expect(Object.keys(MATRIX).sort()).toEqual([...routes].sort());
  });

  test('asks every route that names an object for one that is not there', () => {
    const forgotten = Object.entries(MATRIX).filter(([route, { answers }]) => route.includes(':') && !answers.missing);
    expect(forgotten.map(([route]) => route)).toEqual(['GET /api/v1/avatars/:userId']); // drawn for whatever id
  });

  test('leaves an admin without a second factor nothing but to set one up', async () => {
    const { app } = world;
    const { userId, email } = await app.member();
    await app.execute(new GrantRole(userId, 'admin'));
    const { body } = await app.http().post('/api/v1/auth/sign-in').send({ email, password: PASSWORD }).expect(200);
    const headers = { authorization: `Bearer ${(body as { accessToken: string }).accessToken}` };

    const open: string[] = [];
    for (const [route, row] of Object.entries(MATRIX)) {
      if (row.open.includes('visitor') || !row.open.includes('admin')) continue;
      const answer = await send(world, route, { headers }, 'visitor');
      if ((answer.body as { code?: string }).code !== 'identity/two-factor-required') open.push(route);
    }
    expect(open).toEqual([
      'GET /api/v1/auth/me',
      'GET /api/v1/account/security',
      'POST /api/v1/account/two-factor/start',
      'POST /api/v1/account/two-factor/enable',
    ]);
  });

  describe.each(Object.entries(MATRIX))('%s', (route, row) => {
    const targets = TARGETS.filter((target) => row.answers[target] !== undefined);
    for (const who of WHO) {
      const allowed = row.open.includes(who);
      test.each(targets)(`${who}, %s: ${allowed ? 'is answered' : 'is refused'}`, async (target) => {
        const { status } = await ask(world, route, row, who, target);
        expect(status).toBe(expected(row, who, target));
        cells++;
      });
    }
  });
});

/** What needs a second round, a mail or a file that the matrix does not send. Former events are recorded no longer. */
const NEVER_ASKED_WITH_SUCCESS = [
  'CategoryActivated CategoryActivatedV2 CategoryDeactivated CategoryDeleted DeletionRefused EmailChanged EmailClaimRefused FeatureSwitchedOff FeatureSwitchedOn KycViewed ProfilePhotoChanged RecoveryCodeUsed RecoveryCodesRenewed ReviewKept',
  'ReviewReplyEdited RoleGranted RoleRevoked ServiceActivated ServiceActivatedByAdmin ServiceMovedToCategory TwoFactorDisabled TwoFactorEnabled VendorApplied VendorReinstated VendorRejected VendorResumed',
  'VendorSettingsChanged VendorSuspended VendorSuspendedV2 VisitsCounted WorkingHoursChanged',
].flatMap((types) => types.split(' '));

/** Every route has been asked by all kinds of people by now. */
test('what all these requests have stored has the keys that its type declares, and no others', async () => {
  const declared = await DeclaredEvents.read();
  await declared.seeStored(world.app.database);
  expect(declared.misfits).toEqual([]);
  expect(declared.unseen).toEqual(NEVER_ASKED_WITH_SUCCESS);
});
