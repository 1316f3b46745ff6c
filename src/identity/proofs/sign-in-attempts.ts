import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { TooMany } from '../../platform/errors.js';
import { statement, type Values } from '../../platform/tables/statement.js';
import { tablesOf } from '../../platform/tables/typed-tables.js';
import { secondsUntil, waitInWords } from '../../platform/words.js';
import { SignInAttemptRow } from './sign-in-attempt.entity.js';

/** Attempts without any delay. */
const FREE_ATTEMPTS = 5;
/** After that: 2 s, doubled with every further failure, but never longer than a quarter of an hour. */
const LONGEST_DELAY_SECONDS = 900;

/** Who cannot be told from a stranger. */
export const ANYBODY = 'anybody';
/** Whoever has a session of the account, all together. */
export const SIGNED_IN = 'signed-in';

/** Attempts that are counted together. */
export interface Counter {
  readonly emailId: string;
  /** `ANYBODY`, `SIGNED_IN`, or the name of a known browser's counter. */
  readonly whose: string;
}

/** One attempt that counts as failed until more is known. */
export interface Attempt extends Counter {
  /** The block that this attempt has set; `null` when it set none. */
  readonly blockedUntil: string | null;
}

const tables = tablesOf(SignInAttemptRow);

const forgiving = statement('identity-attempt-forgive', ({ emailId, whose }: Values<Counter>) =>
  tables.deleteFrom('identity_sign_in_attempt').where('email_id', '=', emailId).where('whose', '=', whose),
);
const forgivingAll = statement('identity-attempt-forgive-all', ({ emailId }: Values<{ emailId: string }>) =>
  tables.deleteFrom('identity_sign_in_attempt').where('email_id', '=', emailId),
);
const refunding = statement('identity-attempt-refund', ({ emailId, whose, blockedUntil }: Values<Attempt>) =>
  tables
    .updateTable('identity_sign_in_attempt')
    .set((eb) => ({
      failures: eb('failures', '-', 1),
      blocked_until: sql<string | null>`nullif(blocked_until, ${blockedUntil}::timestamptz)`,
    }))
    .where('email_id', '=', emailId)
    .where('whose', '=', whose)
    .where('failures', '>', 0),
);
const blocked = statement('identity-attempt-blocked', ({ emailId, whose }: Values<Counter>) =>
  tables.selectFrom('identity_sign_in_attempt').select('blocked_until as until').where('email_id', '=', emailId).where('whose', '=', whose),
);

/**
 * Slows down who guesses passwords, per address, in every process together. Strangers do not slow down the owner: tries of a known browser, and of who is
 * signed in, are counted apart from theirs. An attempt counts as failed before the password is looked at: thirty guesses
 * at the same moment get no more answers than thirty in a row.
 */
@Injectable()
export class SignInAttempts {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws TooMany `identity/too-many-attempts`, saying how long to wait */
  async reserve(counter: Counter): Promise<Attempt> {
    const now = this.clock.now();
    const { rows } = await this.database.pool.query<Attempt>({
      name: 'identity-attempt-reserve',
      text: `insert into identity_sign_in_attempt as a (email_id, whose, failures, last_at) values ($1, $5, 1, $2::timestamptz)
             on conflict (email_id, whose) do update set
               failures = case when a.last_at < excluded.last_at - interval '1 day' then 1 else a.failures + 1 end,
               blocked_until = case when a.last_at >= excluded.last_at - interval '1 day' and a.failures + 1 >= $3::int
                 then excluded.last_at + make_interval(secs => least(power(2, least(a.failures + 2 - $3::int, 20)), $4::float8)) end,
               last_at = excluded.last_at
             where a.blocked_until is null or a.blocked_until <= excluded.last_at
             returning email_id as "emailId", whose, blocked_until as "blockedUntil"`,
      values: [counter.emailId, now, FREE_ATTEMPTS, LONGEST_DELAY_SECONDS, counter.whose],
    });
    return rows[0] ?? this.refuse(counter, now);
  }

  /** Everything was right, the second factor too: nothing counts against whoever it was any more. */
  async forgive({ emailId, whose }: Counter): Promise<void> {
    await forgiving.change(this.database.pool, { emailId, whose });
  }

  /** Nothing counts against anybody any more at this address. */
  async forgiveAll(emailId: string): Promise<void> {
    await forgivingAll.change(this.database.pool, { emailId });
  }

  /** The password was not looked at: the attempt does not count. A block that another attempt has set stays. */
  async refund(attempt: Attempt): Promise<void> {
    await refunding.change(this.database.pool, attempt);
  }

  private async refuse({ emailId, whose }: Counter, now: string): Promise<never> {
    const found = await blocked.first(this.database.pool, { emailId, whose });
    const seconds = secondsUntil(found?.until ?? now, now);
    throw new TooMany('identity/too-many-attempts', `Too many failed attempts. Please try again in ${waitInWords(seconds)}.`, seconds);
  }
}
