import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { RowOf } from '../../platform/projections/projection.js';
import type { SessionRow } from './session.entity.js';

export type Session = RowOf<typeof SessionRow>;

const COLUMNS = `id, user_id as "userId", counter, opened_at as "openedAt", refreshed_at as "refreshedAt", revoked_at as "revokedAt"`;

/** The sessions as they stand in Postgres: each change is one statement, so that of many at the same moment one wins. */
@Injectable()
export class SessionTable {
  constructor(private readonly database: Database) {}

  async add(session: { id: string; userId: string; now: string }): Promise<Session> {
    const { rows } = await this.database.pool.query<Session>({
      name: 'identity-session-add',
      text: `insert into identity_session (id, user_id, counter, opened_at, refreshed_at) values ($1, $2, 1, $3, $3) returning ${COLUMNS}`,
      values: [session.id, session.userId, session.now],
    });
    return rows[0]!;
  }

  async find(id: string): Promise<Session | undefined> {
    const { rows } = await this.database.pool.query<Session>({
      name: 'identity-session-find',
      text: `select ${COLUMNS} from identity_session where id = $1`,
      values: [id],
    });
    return rows[0];
  }

  /** Makes this refresh token's child the good one. `undefined` when it is not the good one itself (any more), or the session is over. */
  async rotate(rotation: {
    id: string;
    counter: number;
    now: string;
    idleSince: string;
    openedSince: string;
  }): Promise<Session | undefined> {
    const { rows } = await this.database.pool.query<Session>({
      name: 'identity-session-rotate',
      text: `update identity_session set counter = counter + 1, refreshed_at = $3
             where id = $1 and counter = $2 and revoked_at is null and refreshed_at > $4 and opened_at > $5
             returning ${COLUMNS}`,
      values: [rotation.id, rotation.counter, rotation.now, rotation.idleSince, rotation.openedSince],
    });
    return rows[0];
  }

  async revoke(id: string, now: string): Promise<void> {
    await this.database.pool.query({
      name: 'identity-session-revoke',
      text: 'update identity_session set revoked_at = $2 where id = $1 and revoked_at is null',
      values: [id, now],
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
