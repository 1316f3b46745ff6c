import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { RowOf } from '../../platform/tables/projection.js';
import { statement, type Values } from '../../platform/tables/statement.js';
import { rowAs, tablesOf } from '../../platform/tables/typed-tables.js';
import { CredentialRow } from '../credentials/credential.entity.js';
import { SessionRow } from './session.entity.js';

/** With the epoch of the browsers that are known to its person. */
export type Session = RowOf<typeof SessionRow> & { readonly deviceEpoch: number };

/** What a session must not be older than. */
export interface Bounds {
  readonly idleSince: string;
  readonly openedSince: string;
}

interface Opened {
  readonly id: string;
  readonly userId: string;
  readonly epoch: number;
  readonly device: string;
  readonly now: string;
}

type Rotation = Bounds & { readonly id: string; readonly counter: number; readonly device: string; readonly now: string };

const tables = tablesOf(SessionRow, CredentialRow);
const session = rowAs(SessionRow, 'identity_session');

const credential = tables.selectFrom('identity_credential as c').where('c.user_id', '=', session.ref('identity_session.user_id'));
/** A changed password or second factor raises the credential's epoch, and with that one write all sessions from before it are over. */
const ofThisEpoch = session.exists(credential.where('c.epoch', '=', session.ref('identity_session.epoch')));

const COLUMNS = [
  'id',
  'user_id as userId',
  'counter',
  'epoch',
  'device',
  'opened_at as openedAt',
  'refreshed_at as refreshedAt',
  'revoked_at as revokedAt',
  credential.select('c.device_epoch').$asScalar().$notNull().as('deviceEpoch'),
] as const;

const opening = statement('identity-session-add', ({ id, userId, epoch, device, now }: Values<Opened>) =>
  tables
    .insertInto('identity_session')
    .values({ id, user_id: userId, counter: 1, epoch, device, opened_at: now, refreshed_at: now })
    .returning(COLUMNS),
);
const finding = statement('identity-session-find', ({ id }: Values<{ id: string }>) =>
  tables.selectFrom('identity_session').select(COLUMNS).where('id', '=', id).where(ofThisEpoch),
);
const open = statement('identity-session-open-among', ({ ids }: Values<{ ids: readonly string[] }>) =>
  tables
    .selectFrom('identity_session')
    .select('id')
    .where((eb) => eb('id', '=', eb.fn.any(ids)))
    .where('revoked_at', 'is', null)
    .where(ofThisEpoch),
);
const alive = statement('identity-session-alive', ({ userId, idleSince, openedSince }: Values<Bounds & { userId: string }>) =>
  tables
    .selectFrom('identity_session')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('refreshed_at', '>', idleSince)
    .where('opened_at', '>', openedSince)
    .where(ofThisEpoch)
    .orderBy('opened_at', 'desc')
    .orderBy('id', 'desc'),
);
const rotating = statement('identity-session-rotate', ({ id, counter, device, now, idleSince, openedSince }: Values<Rotation>) =>
  tables
    .updateTable('identity_session')
    .set((eb) => ({ counter: eb('counter', '+', 1), refreshed_at: now, device }))
    .where('id', '=', id)
    .where('counter', '=', counter)
    .where('revoked_at', 'is', null)
    .where('refreshed_at', '>', idleSince)
    .where('opened_at', '>', openedSince)
    .where(ofThisEpoch)
    .returning(COLUMNS),
);
const revoked = (now: Values<{ now: string }>['now']) =>
  tables.updateTable('identity_session').set({ revoked_at: now }).where('revoked_at', 'is', null);

const revoking = statement('identity-session-revoke', ({ id, now }: Values<{ id: string; now: string }>) =>
  revoked(now).where('id', '=', id),
);
const revokingOwn = statement('identity-session-revoke-own', ({ userId, id, now }: Values<{ userId: string; id: string; now: string }>) =>
  revoked(now).where('id', '=', id).where('user_id', '=', userId),
);
const revokingOthers = statement(
  'identity-session-revoke-others',
  ({ userId, id, now }: Values<{ userId: string; id: string; now: string }>) =>
    revoked(now).where('user_id', '=', userId).where('id', '<>', id),
);
const revokingAll = statement('identity-session-revoke-all', ({ userId, openedBy }: Values<{ userId: string; openedBy: string }>) =>
  revoked(openedBy).where('user_id', '=', userId).where('opened_at', '<=', openedBy),
);

/** The sessions as they stand in Postgres: each change is one statement, so that of many at the same moment one wins. */
@Injectable()
export class SessionTable {
  constructor(private readonly database: Database) {}

  add(opened: Opened): Promise<Session> {
    return opening.one(this.database.pool, opened);
  }

  /** `undefined` also for one that a changed secret has ended. */
  find(id: string): Promise<Session | undefined> {
    return finding.first(this.database.pool, { id });
  }

  /** Which of these nobody has ended. */
  async openAmong(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await open.all(this.database.pool, { ids });
    return new Set(rows.map(({ id }) => id));
  }

  /** Those of a person that are alive, newest first. */
  aliveOf(userId: string, { idleSince, openedSince }: Bounds): Promise<readonly Session[]> {
    return alive.all(this.database.pool, { userId, idleSince, openedSince });
  }

  /** Makes this refresh token's child the good one. `undefined` when it is not the good one itself (any more), or the session is over. */
  rotate(rotation: Rotation): Promise<Session | undefined> {
    return rotating.first(this.database.pool, rotation);
  }

  /** @returns whether it was open until now */
  async revoke(id: string, now: string): Promise<boolean> {
    return (await revoking.change(this.database.pool, { id, now })) === 1;
  }

  /** @returns whether this was an open session of this person */
  async revokeOwn(userId: string, id: string, now: string): Promise<boolean> {
    return (await revokingOwn.change(this.database.pool, { userId, id, now })) === 1;
  }

  /** Ends every session of a person but this one. */
  async revokeOthers(userId: string, id: string, now: string): Promise<void> {
    await revokingOthers.change(this.database.pool, { userId, id, now });
  }

  /** Ends every session of a person that was opened by then. */
  async revokeAllOf(userId: string, openedBy: string): Promise<void> {
    await revokingAll.change(this.database.pool, { userId, openedBy });
  }
}
