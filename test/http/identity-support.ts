import { setTimeout as pause } from 'node:timers/promises';
import type { Response } from 'supertest';
import { START } from '../../src/platform/events/recorded.js';
import { PASSWORD, type TestApp } from '../support/app.js';

export const AUTH = '/api/v1/auth';

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
    signIn: (email: string, password: string = PASSWORD) => post('sign-in', { email, password }),
    verify: (token: string) => post('verify-email', { token }),
    refresh: (cookie: string, headers: Record<string, string> = {}) => post('refresh', {}, { ...ours(cookie), ...headers }),
    signOut: (cookie: string, headers: Record<string, string> = {}) => post('sign-out', {}, { ...ours(cookie), ...headers }),
    me: (accessToken: string) => app.http().get(`${AUTH}/me`).set('Authorization', `Bearer ${accessToken}`),
    async mailsTo(email: string): Promise<readonly KeptMessage[]> {
      await reacted(app, 'identity.send-account-mails', ['UserRegistered', 'EmailClaimRefused']);
      const { body } = await app.http().get('/dev/mailbox/messages').expect(200);
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

export const tokenIn = (mail: KeptMessage | undefined): string => new URL(mail!.links[0]!).searchParams.get('verify')!;

/** Moves the clock of the app. */
export function later(app: TestApp, milliseconds: number): void {
  app.clock.set(new Date(Date.parse(app.clock.now()) + milliseconds).toISOString());
}

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
