import { setTimeout as pause } from 'node:timers/promises';
import { event } from '../../src/accounts/account.events.js';
import { Account } from '../../src/accounts/index.js';
import type { GrantedRole } from '../../src/accounts/role.js';
import { BOOKING_NOTICES } from '../../src/booking-notices/booking.notices.js';
import { REVIEW_NOTICES } from '../../src/booking-notices/review.notices.js';
import { positionOf } from '../../src/platform/stores/postgres/positions.js';
import { type Member, PASSWORD, type TestApp } from '../support/app.js';
import { API } from './booking-support.js';

/** What a signed-in person asks of their account; every call is one request. */
export const account = (app: TestApp, { bearer }: Pick<Member, 'bearer'>) => {
  const path = (name: string) => `${API}/account/${name}`;
  return {
    get: (name: string) => app.http().get(path(name)).set('Authorization', bearer),
    put: (name: string, body: object) => app.http().put(path(name)).set('Authorization', bearer).send(body),
    delete: (name: string) => app.http().delete(path(name)).set('Authorization', bearer),
    upload: (bytes: Buffer, type = 'image/jpeg') =>
      app.http().post(path('photo')).set('Authorization', bearer).set('Content-Type', type).send(bytes),
    leave: (password = PASSWORD, more: object = {}) =>
      app
        .http()
        .post(path('deletion'))
        .set('Authorization', bearer)
        .send({ password, ...more }),
  };
};

/** The fact alone, whoever has decided it. */
export const loseRole = ({ streams, clock }: TestApp, userId: string, role: GrantedRole) =>
  streams.update(Account, userId, () => [
    event('RoleRevokedV2', { userId, role, revokedBy: null, revokedAt: clock.now() }, { subject: userId, fields: { reason: null } }),
  ]);

/** Resolves when these reactions have come to the last event that concerns them. */
export async function reached({ database }: TestApp, reactions: Readonly<Record<string, readonly string[]>>): Promise<void> {
  for (const [reaction, types] of Object.entries(reactions)) {
    const { rows } = await database.pool.query<{ last: number | null }>(
      'select max(position) as last from es.events where type = any($1)',
      [types],
    );
    const last = rows[0]!.last;
    if (last === null) continue;
    const there = 'select 1 from reaction_checkpoint where reaction = $1 and position >= $2';
    while ((await database.pool.query(there, [reaction, positionOf(Number(last))])).rowCount === 0) await pause(5);
  }
}

/** The same, and none of them waits to be tried again. */
export async function settled(app: TestApp, reactions: Readonly<Record<string, readonly string[]>>): Promise<void> {
  await reached(app, reactions);
  const waiting = 'select 1 from reaction_parked where reaction = any($1)';
  while ((await app.database.pool.query(waiting, [Object.keys(reactions)])).rowCount !== 0) await pause(5);
}

/** Reactions that keep mails and messages, or remove traces. */
export const TELLING = {
  'identity.send-account-mails': ['UserRegistered', 'EmailClaimRefused', 'AccountDeactivated', 'AccountReactivated'],
  'booking.tell-both-sides': [...Object.keys(BOOKING_NOTICES), ...Object.keys(REVIEW_NOTICES)],
  'vendor-onboarding.tell-applicant': [
    'EmailVerified',
    'VendorAppliedV2',
    'VendorApproved',
    'VendorRejectedV2',
    'VendorSuspendedV3',
    'VendorReinstatedV2',
    'VendorPaused',
    'VendorResumed',
  ],
  'portfolio.tell-owner': ['WorkPhotoHidden', 'WorkPhotoShown'],
};
export const LEAVING = {
  'identity.finish-erasures': ['PersonalDataErased', 'EmailReleased'],
  'vendor-onboarding.close-applications': ['PersonalDataErased'],
  'catalog.forget-favorites': ['PersonalDataErased'],
};

export interface Kept {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** What was kept for somebody instead of being sent: to a mail address, a phone number, or the devices of a person. */
export async function keptFor(app: TestApp, to: string): Promise<readonly Kept[]> {
  await settled(app, TELLING);
  const { body } = await app.http().get('/dev/mailbox/messages').query({ to }).expect(200);
  return (body as Kept[]).filter((kept) => kept.to === to);
}
