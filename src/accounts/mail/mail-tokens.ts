import { createHash, createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { idFrom } from '../../platform/ids.js';
import { statement, type Values } from '../../platform/tables/statement.js';
import { tablesOf } from '../../platform/tables/typed-tables.js';
import { AccountKeys } from '../account/account-keys.js';
import { hasCode, mailCode, mailCodeHash } from './codes/mail-code.js';
import { mustBeValid } from './mail-link.decisions.js';
import { type MailPurpose, PURPOSES } from './mail-purposes.js';
import { MailTokenRow } from './mail-token.entity.js';

export interface MailTokenRequest {
  readonly purpose: MailPurpose;
  readonly userId: string;
  /** The same id gives the same token: a command or reaction that comes twice sends the same link. */
  readonly id: string;
  readonly returnTo?: string | null;
  /** The address that the link is about. */
  readonly email?: string;
  /** Epoch of the credential, where a change of it ends the link. */
  readonly epoch?: number;
}

/** What a link stands for. */
export interface MailToken {
  readonly userId: string;
  readonly email: string | null;
  readonly epoch: number | null;
}

const QUIET_MILLISECONDS = 60 * 1000;
const COLUMNS = ['user_id as userId', 'email', 'epoch'] as const;

interface ForPerson {
  readonly purpose: MailPurpose;
  readonly userId: string;
}
type Added = Omit<Required<MailTokenRequest>, 'id' | 'email' | 'epoch'> & {
  readonly hash: string;
  readonly email: string | null;
  readonly epoch: number | null;
  readonly now: string;
  readonly seconds: number;
  readonly codeHash: string | null;
};

const tables = tablesOf(MailTokenRow);

const tokenBy = statement('identity-mail-token-issued', ({ hash }: Values<{ hash: string }>) =>
  tables.selectFrom('identity_mail_token').select('return_to as returnTo').where('token_hash', '=', hash),
);
const counting = statement('identity-mail-token-count', ({ userId, purpose, since }: Values<ForPerson & { since: string }>) =>
  tables
    .selectFrom('identity_mail_token')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('created_at', '>', since),
);
const waitingOf = statement('identity-mail-token-waiting', ({ userId, purpose, now }: Values<ForPerson & { now: string }>) =>
  tables
    .selectFrom('identity_mail_token')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .where('used_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(1),
);
const looking = statement(
  'identity-mail-token-look',
  ({ hash, purpose, now }: Values<{ hash: string; purpose: MailPurpose; now: string }>) =>
    tables
      .selectFrom('identity_mail_token')
      .select(COLUMNS)
      .where('token_hash', '=', hash)
      .where('purpose', '=', purpose)
      .where('expires_at', '>', now)
      .where('used_at', 'is', null),
);
const using = statement(
  'identity-mail-token-use',
  ({ hash, purpose, now, usedBy }: Values<{ hash: string; purpose: MailPurpose; now: string; usedBy: string }>) =>
    tables
      .updateTable('identity_mail_token')
      .set((eb) => ({ used_at: eb.fn.coalesce('used_at', now), used_by: usedBy }))
      .where('token_hash', '=', hash)
      .where('purpose', '=', purpose)
      .where('expires_at', '>', now)
      .where((eb) => eb.or([eb('used_at', 'is', null), eb('used_by', '=', usedBy)]))
      .returning(COLUMNS),
);
const usingUp = statement('identity-mail-token-use-up', ({ userId, purpose, now }: Values<ForPerson & { now: string }>) =>
  tables
    .updateTable('identity_mail_token')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null),
);
const last = statement('identity-mail-token-last', ({ userId, purpose }: Values<ForPerson>) =>
  tables
    .selectFrom('identity_mail_token')
    .select(['created_at as createdAt', 'return_to as returnTo'])
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .orderBy('created_at', 'desc')
    .limit(1),
);
const adding = statement(
  'identity-mail-token-issue',
  ({ hash, purpose, userId, email, epoch, returnTo, now, seconds, codeHash }: Values<Added>) =>
    tables
      .insertInto('identity_mail_token')
      .values({
        token_hash: hash,
        purpose,
        user_id: userId,
        email,
        epoch,
        return_to: returnTo,
        code_hash: codeHash,
        code_tries: 0,
        created_at: now,
        expires_at: sql<string>`${now}::timestamptz + make_interval(secs => ${seconds})`,
      })
      .onConflict((conflict) => conflict.column('token_hash').doNothing()),
);

/** Tokens of 256 bits for links in mails: single use, stored hashed. Beside some of them stands a code. */
@Injectable()
export class MailTokens {
  constructor(
    private readonly database: Database,
    private readonly keys: AccountKeys,
    private readonly clock: Clock,
  ) {}

  /** @returns the token, which from here on only the mail knows */
  async issue(request: MailTokenRequest): Promise<string> {
    return (await this.add(request)).token;
  }

  /**
   * For links that somebody else may ask for: at most one a minute, also when many ask at the same moment.
   * @returns the mail's id and token; `undefined` when nothing is to be mailed
   */
  async issueQuietly(request: Omit<MailTokenRequest, 'id'>): Promise<{ id: string; token: string; returnTo: string | null } | undefined> {
    const { purpose, userId } = request;
    const now = this.clock.now();
    // To keep mails from being sent in floods.
    const before = await last.first(this.database.pool, { purpose, userId });
    if (before && Date.parse(now) - Date.parse(before.createdAt) < QUIET_MILLISECONDS) return undefined;
    // All that see the same last one make the same next one, and the table takes it once.
    const id = idFrom(purpose, userId, before?.createdAt ?? now.slice(0, '2026-03-02T09'.length));
    const returnTo = request.returnTo ?? before?.returnTo ?? null;
    const { token, added } = await this.add({ ...request, id, returnTo });
    return added ? { id, token, returnTo } : undefined;
  }

  /** The token that was issued under this id, and where its link leads back to. */
  async issued(request: Pick<MailTokenRequest, 'purpose' | 'id'>): Promise<{ token: string; returnTo: string | null } | undefined> {
    const token = this.tokenOf(request);
    const found = await tokenBy.first(this.database.pool, { hash: hashed(token) });
    return found && { token, returnTo: found.returnTo };
  }

  /** How many links of this kind a person has asked for since then. */
  async countSince(purpose: MailPurpose, userId: string, since: string): Promise<number> {
    return (await counting.one(this.database.pool, { purpose, userId, since })).count;
  }

  /** The newest link of this kind that can still be used. */
  waiting(purpose: MailPurpose, userId: string): Promise<MailToken | undefined> {
    return waitingOf.first(this.database.pool, { purpose, userId, now: this.clock.now() });
  }

  /**
   * Looks at a token without using it up.
   * @throws Rejected `identity/link-invalid` when it is unknown, older than its time, or used
   */
  async look(purpose: MailPurpose, token: string): Promise<MailToken> {
    const found = await looking.first(this.database.pool, { hash: hashed(token), purpose, now: this.clock.now() });
    mustBeValid(purpose, found);
    return found;
  }

  /**
   * Uses a token up.
   * @param usedBy the command, which may come again
   * @throws Rejected `identity/link-invalid`
   */
  async use(purpose: MailPurpose, token: string, usedBy: string): Promise<MailToken> {
    const used = await this.useHashed(purpose, hashed(token), usedBy);
    mustBeValid(purpose, used);
    return used;
  }

  /** The same by what is kept of a token; nothing when it can't be used. */
  useHashed(purpose: MailPurpose, hash: string, usedBy: string): Promise<MailToken | undefined> {
    return using.first(this.database.pool, { hash, purpose, now: this.clock.now(), usedBy });
  }

  /** Of all links of this kind that the person has been sent, none can be used any more. */
  async useUp(purpose: MailPurpose, userId: string): Promise<void> {
    await usingUp.change(this.database.pool, { purpose, userId, now: this.clock.now() });
  }

  private async add(request: MailTokenRequest): Promise<{ token: string; added: boolean }> {
    const { purpose, userId, returnTo = null, email = null, epoch = null } = request;
    const token = this.tokenOf(request);
    const hash = hashed(token);
    const { seconds } = PURPOSES[purpose];
    const added = await adding.change(this.database.pool, {
      hash,
      purpose,
      userId,
      email,
      epoch,
      returnTo,
      now: this.clock.now(),
      seconds,
      codeHash: hasCode(purpose) ? mailCodeHash(this.keys.mailCode, hash, mailCode(this.keys.mailCode, { purpose, id: request.id })) : null,
    });
    return { token, added: added === 1 };
  }

  private tokenOf({ purpose, id }: Pick<MailTokenRequest, 'purpose' | 'id'>): string {
    return createHmac('sha256', this.keys.mailToken).update(`${purpose} ${id}`).digest('base64url');
  }
}

const hashed = (token: string): string => createHash('sha256').update(token).digest('base64url');
