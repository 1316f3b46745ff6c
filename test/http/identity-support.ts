import { setTimeout as pause } from 'node:timers/promises';
import { generateSync } from 'otplib';
import type { Response } from 'supertest';
import { START } from '../../src/platform/events/recorded.js';
import { PASSWORD, type TestApp } from '../support/app.js';

export const AUTH = '/api/v1/auth';
const ACCOUNT = '/api/v1/account';

/** Events that a mail follows from. */
const MAILED = [
  'UserRegistered',
  'EmailClaimRefused',
  'PasswordChanged',
  'EmailChanged',
  'TwoFactorEnabled',
  'TwoFactorDisabled',
  'RecoveryCodeUsed',
  'RecoveryCodesRenewed',
];

export interface KeptMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly links: readonly string[];
}

/** What a browser would do at the door: each call is one request. */
export function door(app: TestApp) {
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    app.http().post(`${AUTH}/${path}`).set(headers).send(body);
  const ours = (cookie: string) => ({ 'X-Requested-With': 'plumb-and-level', Cookie: cookie });
  return {
    signUp: (email: string, more: object = {}) => post('sign-up', { fullName: 'Pat Example', email, password: PASSWORD, ...more }),
    signIn: (email: string, password: string = PASSWORD, code?: string, cookie?: string) =>
      post('sign-in', { email, password, code }, cookie === undefined ? {} : { Cookie: cookie }),
    forgot: (email: string) => post('forgot-password', { email }),
    reset: (token: string, password: string) => post('reset-password', { token, password }),
    confirm: (token: string) => post('confirm-email', { token }),
    verify: (token: string) => post('verify-email', { token }),
    verifyByCode: (email: string, code: string) => post('verify-email-code', { email, code }),
    refresh: (cookie: string, headers: Record<string, string> = {}) => post('refresh', {}, { ...ours(cookie), ...headers }),
    signOut: (cookie: string, headers: Record<string, string> = {}) => post('sign-out', {}, { ...ours(cookie), ...headers }),
    me: (accessToken: string) => app.http().get(`${AUTH}/me`).set('Authorization', `Bearer ${accessToken}`),
    async mailsTo(email: string): Promise<readonly KeptMessage[]> {
      await reacted(app, 'identity.send-account-mails', MAILED);
      const { body } = await app.http().get('/dev/mailbox/messages').query({ to: email }).expect(200);
      return (body as KeptMessage[]).filter(({ to }) => to === email);
    },
  };
}

/** Resolves when a reaction has come to the last event of these types. */
export async function reacted({ streams, database }: TestApp, reaction: string, types: readonly string[]): Promise<void> {
  for await (const events of streams.from(START, { types })) {
    const reached = 'select 1 from reaction_checkpoint where reaction = $1 and position >= $2';
    while ((await database.pool.query(reached, [reaction, events.at(-1)!.position])).rowCount === 0) await pause(5);
    return;
  }
}

/** `name=value` of the cookie that an answer sets, as a browser would send it back. */
export const cookieOf = ({ headers }: Response): string => [headers['set-cookie'] ?? ''].flat()[0]!.split(';')[0]!;

/** The same of the cookie by which a browser is known. */
export const deviceOf = ({ headers }: Response): string =>
  [headers['set-cookie'] ?? []]
    .flat()
    .find((cookie) => cookie.startsWith('device='))!
    .split(';')[0]!;

export const tokenIn = (mail: KeptMessage | undefined, name: 'verify' | 'recover' | 'confirm' = 'verify'): string =>
  new URL(mail!.links[0]!).searchParams.get(name)!;

/** The six digits of a mail. */
export const codeIn = (mail: KeptMessage | undefined): string => /^(\d{3}) (\d{3})$/m.exec(mail!.text)!.slice(1).join('');

/** The one mail to an address with this subject; waits for one that is sent apart from the answer. */
export async function mailed(app: TestApp, email: string, subject: string): Promise<KeptMessage> {
  for (;;) {
    const { body } = await app.http().get('/dev/mailbox/messages').query({ to: email }).expect(200);
    const found = (body as KeptMessage[]).find((mail) => mail.to === email && mail.subject === subject);
    if (found) return found;
    await pause(5);
  }
}

/** What is answered while nobody can use these tables. */
export async function whileLocked(app: TestApp, tables: readonly string[], request: () => PromiseLike<Response>): Promise<Response> {
  const client = await app.database.pool.connect();
  try {
    await client.query(`begin; lock table ${tables.join(', ')} in access exclusive mode`);
    return await request();
  } finally {
    await client.query('rollback');
    client.release();
  }
}

/** A signed-in browser. */
export interface Browser {
  readonly userId: string;
  readonly email: string;
  readonly cookie: string;
  readonly accessToken: string;
}

/** Signs a person in, in a browser of their own. */
export async function browserOf(
  app: TestApp,
  person: { userId: string; email: string },
  code?: string,
  password?: string,
): Promise<Browser> {
  const answer = await door(app).signIn(person.email, password, code).expect(200);
  return { userId: person.userId, email: person.email, cookie: cookieOf(answer), accessToken: answer.body.accessToken as string };
}

/** What a signed-in browser does on the account's pages. */
export function account(app: TestApp, { accessToken }: { readonly accessToken: string }) {
  const bearer = `Bearer ${accessToken}`;
  const post = (path: string, body: object) => app.http().post(`${ACCOUNT}/${path}`).set('Authorization', bearer).send(body);
  return {
    security: () => app.http().get(`${ACCOUNT}/security`).set('Authorization', bearer),
    changePassword: (newPassword: string, currentPassword: string = PASSWORD, code?: string) =>
      post('password', { currentPassword, newPassword, code }),
    changeEmail: (email: string, password: string = PASSWORD, code?: string) => post('email', { email, password, code }),
    start: (password: string = PASSWORD, code?: string) => post('two-factor/start', { password, code }),
    enable: (code: string) => post('two-factor/enable', { code }),
    disable: (code?: string, password: string = PASSWORD) => post('two-factor/disable', { password, code }),
    renewCodes: (code?: string, password: string = PASSWORD) => post('two-factor/recovery-codes', { password, code }),
    sessions: () => app.http().get(`${ACCOUNT}/sessions`).set('Authorization', bearer),
    endSession: (id: string) => app.http().delete(`${ACCOUNT}/sessions/${id}`).set('Authorization', bearer),
    endOthers: () => app.http().delete(`${ACCOUNT}/sessions`).set('Authorization', bearer),
  };
}

/** What the authenticator app shows now. */
export const codeOf = (app: TestApp, secret: string): string =>
  generateSync({ secret, epoch: Math.floor(Date.parse(app.clock.now()) / 1000) });

/** Somebody with two-factor sign-in, in the browser that set it up. The code of this moment is spent. */
export async function withTwoFactor(
  app: TestApp,
  person: { userId: string; email: string },
): Promise<Browser & { secret: string; recoveryCodes: readonly string[] }> {
  const before = await browserOf(app, person);
  const { secret } = (await account(app, before).start().expect(200)).body as { secret: string };
  const answer = await account(app, before).enable(codeOf(app, secret)).expect(200);
  const { recoveryCodes, session } = answer.body as { recoveryCodes: string[]; session: { accessToken: string } };
  return { ...before, cookie: cookieOf(answer), accessToken: session.accessToken, secret, recoveryCodes };
}

/** Moves the clock of the app. */
export function later(app: TestApp, milliseconds: number): void {
  app.clock.set(new Date(Date.parse(app.clock.now()) + milliseconds).toISOString());
}

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
