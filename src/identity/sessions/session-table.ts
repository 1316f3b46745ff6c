import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { RowOf } from '../../platform/tables/projection.js';
import type { SessionRow } from './session.entity.js';

/** With the epoch of the browsers that are known to its person. */
export type Session = RowOf<typeof SessionRow> & { readonly deviceEpoch: number };

const DEVICE_EPOCH = '(select c.device_epoch from identity_credential c where c.user_id = s.user_id)';
const COLUMNS = `s.id, s.user_id as "userId", s.counter, s.epoch, s.device, s.opened_at as "openedAt", s.refreshed_at as "refreshedAt", s.revoked_at as "revokedAt",
  ${DEVICE_EPOCH} as "deviceEpoch"`;

/** A changed password or second factor raises the credential's epoch, and with that one write all sessions from before it are over. */
const OF_THIS_EPOCH = 'exists (select from identity_credential c where c.user_id = s.user_id and c.epoch = s.epoch)';

/** What a session must not be older than. */
export interface Bounds {
  readonly idleSince: string;
  readonly openedSince: string;
}

/** The sessions as they stand in Postgres: each change is one statement, so that of many at the same moment one wins. */
@Injectable()
export class SessionTable {
  constructor(private readonly database: Database) {}

  async add(session: { id: string; userId: string; epoch: number; device: string; now: string }): Promise<Session> {
    const { rows } = await this.database.pool.query<Session>({
      name: 'identity-session-add',
      text: `insert into identity_session as s (id, user_id, counter, epoch, device, opened_at, refreshed_at)
             values ($1, $2, 1, $3, $4, $5, $5) returning ${COLUMNS}`,
      values: [session.id, session.userId, session.epoch, session.device, session.now],
    });
    return rows[0]!;
  }

  /** `undefined` also for one that a changed secret has ended. */
  async find(id: string): Promise<Session | undefined> {
    const { rows } = await this.database.pool.query<Session>({
      name: 'identity-session-find',
      text: `select ${COLUMNS} from identity_session s where s.id = $1 and ${OF_THIS_EPOCH}`,
      values: [id],
    });
    return rows[0];
  }

  /** Which of these nobody has ended. */
  async openAmong(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const { rows } = await this.database.pool.query<{ id: string }>({
      name: 'identity-session-open-among',
      text: `select s.id from identity_session s where s.id = any($1) and s.revoked_at is null and ${OF_THIS_EPOCH}`,
      values: [ids],
    });
    return new Set(rows.map(({ id }) => id));
  }

  /** Those of a person that are alive, newest first. */
  async aliveOf(userId: string, { idleSince, openedSince }: Bounds): Promise<readonly Session[]> {
    const { rows } = await this.database.pool.query<Session>({
      name: 'identity-session-alive',
      text: `select ${COLUMNS} from identity_session s
             where s.user_id = $1 and s.revoked_at is null and s.refreshed_at > $2 and s.opened_at > $3 and ${OF_THIS_EPOCH}
             order by s.opened_at desc, s.id desc`,
      values: [userId, idleSince, openedSince],
    });
    return rows;
  }

  /** Makes this refresh token's child the good one. `undefined` when it is not the good one itself (any more), or the session is over. */
  async rotate(rotation: Bounds & { id: string; counter: number; device: string; now: string }): Promise<Session | undefined> {
    const { rows } = await this.database.pool.query<Session>({
      name: 'identity-session-rotate',
      text: `update identity_session s set counter = counter + 1, refreshed_at = $3, device = $6
             where s.id = $1 and s.counter = $2 and s.revoked_at is null and s.refreshed_at > $4 and s.opened_at > $5 and ${OF_THIS_EPOCH}
             returning ${COLUMNS}`,
      values: [rotation.id, rotation.counter, rotation.now, rotation.idleSince, rotation.openedSince, rotation.device],
    });
    return rows[0];
  }

  /** @returns whether it was open until now */
  async revoke(id: string, now: string): Promise<boolean> {
    const { rowCount } = await this.database.pool.query({
      name: 'identity-session-revoke',
      text: 'update identity_session set revoked_at = $2 where id = $1 and revoked_at is null',
      values: [id, now],
    });
    return rowCount === 1;
  }

  /** @returns whether this was an open session of this person */
  async revokeOwn(userId: string, id: string, now: string): Promise<boolean> {
    const { rowCount } = await this.database.pool.query({
      name: 'identity-session-revoke-own',
      text: 'update identity_session set revoked_at = $3 where id = $2 and user_id = $1 and revoked_at is null',
      values: [userId, id, now],
    });
    return rowCount === 1;
  }

  /** Ends every session of a person but this one. */
  async revokeOthers(userId: string, id: string, now: string): Promise<void> {
    await this.database.pool.query({
      name: 'identity-session-revoke-others',
      text: 'update identity_session set revoked_at = $3 where user_id = $1 and id <> $2 and revoked_at is null',
      values: [userId, id, now],
    });
  }

  /** Ends every session of a person that was opened by then. */
  async revokeAllOf(userId: string, openedBy: string): Promise<void> {
    await this.database.pool.query({
      name: 'identity-session-revoke-all',
      text: 'update identity_session set revoked_at = $2 where user_id = $1 and opened_at <= $2 and revoked_at is null',
      values: [userId, openedBy],
    });
  }
}
