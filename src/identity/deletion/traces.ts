import { Injectable } from '@nestjs/common';
import { Idempotency } from '../../platform/commands/idempotency.js';
import { Database } from '../../platform/database/database.js';
import { Limits } from '../../platform/limits/limits.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { LiveSessions } from '../sessions/live-sessions.js';

/** Plain tables that hold something on a person in their column `user_id`. */
const HELD = [
  'identity_session',
  'identity_credential',
  'identity_two_factor',
  'identity_recovery_code',
  'identity_mail_token',
  'kept_mail',
  'kept_message',
  'calendar_address',
  'picture',
  'sent_notice',
];

/**
 * What must go when a person has been erased, apart from the read tables, which blank themselves. It may be done any number of times: the command does it
 * before it answers, and a reaction once more, in case the command's process has died on the way.
 */
@Injectable()
export class Traces {
  constructor(
    private readonly database: Database,
    private readonly personalData: PersonalData,
    private readonly liveSessions: LiveSessions,
    private readonly idempotency: Idempotency,
    private readonly limits: Limits,
  ) {}

  /** The key first: nothing is kept about a person without one, so that what is emptied then stays empty. */
  async remove(userId: string, erasedAt: string): Promise<void> {
    await this.personalData.shred(userId, erasedAt);
    for (const table of HELD) await this.database.pool.query(`delete from ${table} where user_id = $1`, [userId]);
    await this.idempotency.forget(userId);
    await this.limits.forget(userId);
    this.liveSessions.forgetAllOf(userId);
  }
}
