import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { Limits } from '../../../platform/limits/limits.js';
import { statement, type Values } from '../../../platform/tables/statement.js';
import { tablesOf } from '../../../platform/tables/typed-tables.js';
import { AccountKeys } from '../../account/account-keys.js';
import { MailTokenRow } from '../mail-token.entity.js';
import { MailTokens } from '../mail-tokens.js';
import { mustBeMailedCode, mustBeUsedFirst, type TriedMail } from './mail-code.decisions.js';
import { type CodedPurpose, mailCode, mailCodeHash } from './mail-code.js';

export interface MailCodeAttempt {
  readonly purpose: CodedPurpose;
  /** Keyed hash of the address that was named. */
  readonly emailId: string;
  /** Whose address it is; an id that nobody has where there is no such account. */
  readonly userId: string;
  readonly code: string;
  /** The command, which may come again. */
  readonly usedBy: string;
}

type Tried = TriedMail & { readonly tokenHash: string };

/** Of one address, whatever is mailed to it and whoever has an account with it: a new account begins with what the last one has left. */
const OF_A_DAY = { code: 'identity/code-invalid', most: 20, minutes: 24 * 60 };

const tables = tablesOf(MailTokenRow);

const trying = statement('identity-mail-code-try', ({ userId, purpose }: Values<Pick<MailCodeAttempt, 'userId' | 'purpose'>>) =>
  tables
    .updateTable('identity_mail_token')
    .set((eb) => ({ code_tries: eb('code_tries', '+', 1) }))
    .where('token_hash', '=', (eb) =>
      eb
        .selectFrom('identity_mail_token as newest')
        .select('newest.token_hash')
        .where('newest.user_id', '=', userId)
        .where('newest.purpose', '=', purpose)
        .orderBy('newest.created_at', 'desc')
        .limit(1),
    )
    .returning(['token_hash as tokenHash', 'code_tries as tries', 'code_hash as codeHash', 'created_at as createdAt', 'used_at as usedAt']),
);

/** Six digits that stand beside a mail's link. A guess counts before it is looked at: a hundred at the same moment get no more answers than in a row. */
@Injectable()
export class MailCodes {
  constructor(
    private readonly database: Database,
    private readonly limits: Limits,
    private readonly mailTokens: MailTokens,
    private readonly keys: AccountKeys,
    private readonly clock: Clock,
  ) {}

  /** @param mail what its token was issued for */
  of(mail: { readonly purpose: CodedPurpose; readonly id: string }): string {
    return mailCode(this.keys.mailCode, mail);
  }

  /**
   * Uses up the newest mail by its code, and its link with it. It takes the same time when there is no such account.
   * @throws Rejected `identity/code-invalid`
   */
  async use(attempt: MailCodeAttempt): Promise<void> {
    const { purpose, code, usedBy } = attempt;
    const tried = await this.counted(attempt);
    const given = mailCodeHash(this.keys.mailCode, tried?.tokenHash ?? '', code);
    const { tokenHash } = mustBeMailedCode(tried, given, this.clock.now());
    mustBeUsedFirst(await this.mailTokens.useHashed(purpose, tokenHash, usedBy));
  }

  /** Both counts in one transaction: who has no mail waits for one commit as well. */
  private counted({ purpose, emailId, userId }: MailCodeAttempt): Promise<Tried | undefined> {
    return this.database.transaction(async (client) => {
      const within = await this.limits.take(OF_A_DAY, emailId, client);
      return within ? trying.first(client, { userId, purpose }) : undefined;
    });
  }
}
