import { PASSWORD } from '../../support/app.js';
import { CUSTOMERS, EVERYBODY, type Matrix, row, SIGNED_IN, type Target, type Who } from './row.js';
import { NOWHERE, type World } from './world.js';

const NOT_A_TOKEN = 'a-token-that-nobody-was-mailed-0123456789';
const OTHER = 'another very good password';
const OURS = { 'x-requested-with': 'plumb-and-level' };

/** Doors: who stands before them does not matter, what they bring does. */
export const authRows: Matrix = {
  'POST /api/v1/auth/sign-up': row(EVERYBODY, { own: 202 }, (_world, who) => ({
    body: { fullName: 'Pat Example', email: `new-${who}@example.test`, password: PASSWORD },
  })),
  'POST /api/v1/auth/verify-email': row(EVERYBODY, { missing: 409 }, () => ({ body: { token: NOT_A_TOKEN } })),
  'POST /api/v1/auth/verify-email-code': row(EVERYBODY, { missing: 409 }, (world, _who, target) => ({
    body: { email: addressOf(world, target), code: '000000' },
  })),
  'POST /api/v1/auth/resend-verification': row(EVERYBODY, { own: 202, missing: 202 }, (world, _who, target) => ({
    body: { email: addressOf(world, target) },
  })),
  'POST /api/v1/auth/sign-in': row(EVERYBODY, { own: 200, missing: 401 }, (world, _who, target) => ({
    body: { email: addressOf(world, target), password: PASSWORD },
  })),
  'POST /api/v1/auth/forgot-password': row(EVERYBODY, { own: 202, missing: 202 }, (world, _who, target) => ({
    body: { email: addressOf(world, target) },
  })),
  'POST /api/v1/auth/reset-password': row(EVERYBODY, { missing: 409 }, () => ({ body: { token: NOT_A_TOKEN, password: OTHER } })),
  'POST /api/v1/auth/confirm-email': row(EVERYBODY, { missing: 409 }, () => ({ body: { token: NOT_A_TOKEN } })),
  'POST /api/v1/auth/refresh': row(EVERYBODY, { missing: 401 }, () => ({ headers: OURS })),
  'POST /api/v1/auth/sign-out': row(EVERYBODY, { own: 204 }, () => ({ headers: OURS })),
  'GET /api/v1/auth/me': row(SIGNED_IN, { own: 200 }),
  'GET /api/v1/avatars/:userId': row(EVERYBODY, { own: 200 }, ({ stranger }) => ({ params: { userId: stranger.userId } })),
  'GET /api/v1/photos/:photoId': row(EVERYBODY, { missing: 404 }, () => ({ params: { photoId: NOWHERE } })),
};

/** One's own account: there is no id in these addresses that could be another's, but for the sessions. */
export const accountRows: Matrix = {
  'GET /api/v1/account/security': row(SIGNED_IN, { own: 200 }),
  'POST /api/v1/account/password': row(SIGNED_IN, { own: 200 }, async (world, who) => ({
    ...(await oneMore(world, who)),
    body: { currentPassword: PASSWORD, newPassword: OTHER },
  })),
  'POST /api/v1/account/email': row(SIGNED_IN, { own: 202 }, async (world, who) => ({
    ...(await oneMore(world, who)),
    body: { email: `moved-${who}@example.test`, password: PASSWORD },
  })),
  'POST /api/v1/account/two-factor/start': row(SIGNED_IN, { own: 200 }, async (world, who) => ({
    ...(await oneMore(world, who)),
    body: { password: PASSWORD },
  })),
  'POST /api/v1/account/two-factor/enable': row(SIGNED_IN, { missing: 409 }, async (world, who) => ({
    ...(await oneMore(world, who)),
    body: { code: '000000' },
  })),
  // Nobody here has it on: to switch it off changes nothing, and is not for those who need it.
  'POST /api/v1/account/two-factor/disable': row(
    SIGNED_IN,
    { own: (who) => (who === 'admin' || who === 'auditor' ? 409 : 200) },
    async (world, who) => ({
      ...(await oneMore(world, who)),
      body: { password: PASSWORD, code: '000000' },
    }),
  ),
  'POST /api/v1/account/two-factor/recovery-codes': row(SIGNED_IN, { missing: 409 }, async (world, who) => ({
    ...(await oneMore(world, who)),
    body: { password: PASSWORD, code: '000000' },
  })),
  'GET /api/v1/account/sessions': row(SIGNED_IN, { own: 200 }),
  'DELETE /api/v1/account/sessions/:sessionId': row(SIGNED_IN, { own: 204, foreign: 404, missing: 404 }, async (world, who, target) => ({
    params: { sessionId: await sessionId(world, who, target) },
  })),
  'DELETE /api/v1/account/sessions': row(SIGNED_IN, { own: 200 }),
  'GET /api/v1/account/profile': row(CUSTOMERS, { own: 200 }),
  'PUT /api/v1/account/profile': row(CUSTOMERS, { own: 200 }, () => ({
    body: { fullName: 'Pat Example', phone: '(512) 555-0100', address: '1 Elm Street', city: 'Austin', state: 'TX', zipCode: '78704' },
  })),
  'POST /api/v1/account/photo': row(CUSTOMERS, { missing: 415 }),
  'DELETE /api/v1/account/photo': row(CUSTOMERS, { own: 204 }),
  'GET /api/v1/account/settings': row(CUSTOMERS, { own: 200 }),
  'PUT /api/v1/account/settings': row(CUSTOMERS, { own: 200 }, () => ({
    body: {
      notifications: { email: true, push: false, sms: false, marketing: false },
      privacy: { publicProfile: true, dataSharing: false, trackingCookies: true },
    },
  })),
  'GET /api/v1/account/data': row(SIGNED_IN, { own: 200 }),
  'POST /api/v1/account/data': row(SIGNED_IN, { own: 200 }, () => ({ body: { password: PASSWORD } })),
  'GET /api/v1/account/deletion': row(CUSTOMERS, { own: 200 }),
  'POST /api/v1/account/deletion': row(CUSTOMERS, { own: 204 }, async (world, who) => ({
    ...(await oneMore(world, who)),
    body: { password: PASSWORD },
  })),
};

const addressOf = ({ stranger }: World, target: Target): string => (target === 'missing' ? 'nobody@example.test' : stranger.email);

/** Somebody of the same kind, whose account may change without anybody else's answers changing. */
export async function oneMore({ app }: World, who: Who) {
  const roles = who === 'admin' || who === 'auditor' || who === 'vendor' ? [who] : [];
  const { bearer } = await app.member({ roles });
  return who === 'visitor' ? {} : { headers: { authorization: bearer } };
}

async function sessionId({ app, members, stranger }: World, who: Who, target: Target): Promise<string> {
  if (target === 'missing' || who === 'visitor') return NOWHERE;
  const { userId, email } = target === 'own' ? members[who] : stranger;
  await app.http().post('/api/v1/auth/sign-in').send({ email, password: PASSWORD }).expect(200);
  const newest = 'select id from identity_session where user_id = $1 order by opened_at desc, id desc limit 1';
  return (await app.database.pool.query<{ id: string }>(newest, [userId])).rows[0]!.id;
}
