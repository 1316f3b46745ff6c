import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Clock } from '../platform/clock.js';
import { Idempotency } from '../platform/commands/idempotency.js';
import { Database } from '../platform/database/database.js';
import { Limits } from '../platform/limits/limits.js';

const HOUR = 60 * 60 * 1000;

/** What nobody can use any more, by age. */
const STALE = [
  `delete from identity_sign_in_attempt where last_at < $1::timestamptz - interval '1 day'`,
  `delete from identity_mail_token where expires_at < $1::timestamptz - interval '1 day'`,
  `delete from identity_session where refreshed_at < $1::timestamptz - interval '31 days'`,
  `delete from identity_two_factor where secret is null and pending_since < $1::timestamptz - interval '1 day'`,
  `delete from kept_mail where kept_at < $1::timestamptz - interval '31 days'`,
  `delete from kept_message where kept_at < $1::timestamptz - interval '31 days'`,
];

/** Empties the plain tables of what is over, each hour. Kept answers are among it: they hold addresses and names in clear text. */
@Injectable()
export class Housekeeping implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger('Housekeeping');
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly database: Database,
    private readonly idempotency: Idempotency,
    private readonly limits: Limits,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.tidy().catch((error: unknown) => this.log.warn(String(error))), HOUR).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  async tidy(): Promise<void> {
    for (const sql of STALE) await this.database.pool.query(sql, [this.clock.now()]);
    await this.idempotency.prune();
    await this.limits.prune();
  }
}
