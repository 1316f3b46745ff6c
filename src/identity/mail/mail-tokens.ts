import { createHash, createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { Rejected } from '../../platform/errors.js';
import { idFrom } from '../../platform/ids.js';
import { IdentityKeys } from '../account/keys.js';
import { type MailPurpose, PURPOSES } from './mail-purposes.js';

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
const COLUMNS = 'user_id as "userId", email, epoch';

/** Tokens of 256 bits for links in mails: single use, stored hashed. */
@Injectable()
export class MailTokens {
  constructor(
    private readonly database: Database,
    private readonly keys: IdentityKeys,
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
    const last = await this.lastIssued(purpose, userId);
    if (last && Date.parse(now) - Date.parse(last.createdAt) < QUIET_MILLISECONDS) return undefined;
    // All that see the same last one make the same next one, and the table takes it once.
    const id = idFrom(purpose, userId, last?.createdAt ?? now.slice(0, '2026-03-02T09'.length));
    const returnTo = request.returnTo ?? last?.returnTo ?? null;
    const { token, added } = await this.add({ ...request, id, returnTo });
    return added ? { id, token, returnTo } : undefined;
  }

  /** The token that was issued under this id, and where its link leads back to. */
  async issued(request: Pick<MailTokenRequest, 'purpose' | 'id'>): Promise<{ token: string; returnTo: string | null } | undefined> {
    const token = this.tokenOf(request);
    const { rows } = await this.database.pool.query<{ returnTo: string | null }>({
      name: 'identity-mail-token-issued',
      text: 'select return_to as "returnTo" from identity_mail_token where token_hash = $1',
      values: [hashed(token)],
    });
    return rows[0] && { token, returnTo: rows[0].returnTo };
  }

  /** How many links of this kind a person has asked for since then. */
  async countSince(purpose: MailPurpose, userId: string, since: string): Promise<number> {
    const { rows } = await this.database.pool.query<{ count: number }>({
      name: 'identity-mail-token-count',
      text: 'select count(*)::int as count from identity_mail_token where user_id = $1 and purpose = $2 and created_at > $3',
      values: [userId, purpose, since],
    });
    return rows[0]!.count;
  }

  /** The newest link of this kind that can still be used. */
  async waiting(purpose: MailPurpose, userId: string): Promise<MailToken | undefined> {
    const { rows } = await this.database.pool.query<MailToken>({
      name: 'identity-mail-token-waiting',
      text: `select ${COLUMNS} from identity_mail_token
             where user_id = $1 and purpose = $2 and expires_at > $3 and used_at is null order by created_at desc limit 1`,
      values: [userId, purpose, this.clock.now()],
    });
    return rows[0];
  }

  /**
   * Looks at a token without using it up.
   * @throws Rejected `identity/link-invalid` when it is unknown, older than its time, or used
   */
  async look(purpose: MailPurpose, token: string): Promise<MailToken> {
    const { rows } = await this.database.pool.query<MailToken>({
      name: 'identity-mail-token-look',
      text: `select ${COLUMNS} from identity_mail_token where token_hash = $1 and purpose = $2 and expires_at > $3 and used_at is null`,
      values: [hashed(token), purpose, this.clock.now()],
    });
    if (!rows[0]) throw linkInvalid(purpose);
    return rows[0];
  }

  /**
   * Uses a token up.
   * @param usedBy the command, which may come again
   * @throws Rejected `identity/link-invalid`
   */
  async use(purpose: MailPurpose, token: string, usedBy: string): Promise<MailToken> {
    const { rows } = await this.database.pool.query<MailToken>({
      name: 'identity-mail-token-use',
      text: `update identity_mail_token set used_at = coalesce(used_at, $3), used_by = $4
             where token_hash = $1 and purpose = $2 and expires_at > $3 and (used_at is null or used_by = $4)
             returning ${COLUMNS}`,
      values: [hashed(token), purpose, this.clock.now(), usedBy],
    });
    if (!rows[0]) throw linkInvalid(purpose);
    return rows[0];
  }

  /** Of all links of this kind that the person has been sent, none can be used any more. */
  async useUp(purpose: MailPurpose, userId: string): Promise<void> {
    await this.database.pool.query({
      name: 'identity-mail-token-use-up',
      text: 'update identity_mail_token set used_at = $3 where user_id = $1 and purpose = $2 and used_at is null',
      values: [userId, purpose, this.clock.now()],
    });
  }

  /** When a link was last asked for, to keep mails from being sent in floods. */
  private async lastIssued(purpose: MailPurpose, userId: string): Promise<{ createdAt: string; returnTo: string | null } | undefined> {
    const { rows } = await this.database.pool.query<{ createdAt: string; returnTo: string | null }>({
      name: 'identity-mail-token-last',
      text: `select created_at as "createdAt", return_to as "returnTo" from identity_mail_token
             where user_id = $1 and purpose = $2 order by created_at desc limit 1`,
      values: [userId, purpose],
    });
    return rows[0];
  }

  private async add(request: MailTokenRequest): Promise<{ token: string; added: boolean }> {
    const { purpose, userId, returnTo = null, email = null, epoch = null } = request;
    const token = this.tokenOf(request);
    const { rowCount } = await this.database.pool.query({
      name: 'identity-mail-token-issue',
      text: `insert into identity_mail_token (token_hash, purpose, user_id, email, epoch, return_to, created_at, expires_at)
             values ($1, $2, $3, $4, $5, $6, $7::timestamptz, $7::timestamptz + make_interval(secs => $8)) on conflict (token_hash) do nothing`,
      values: [hashed(token), purpose, userId, email, epoch, returnTo, this.clock.now(), PURPOSES[purpose].seconds],
    });
    return { token, added: rowCount === 1 };
  }

  private tokenOf({ purpose, id }: Pick<MailTokenRequest, 'purpose' | 'id'>): string {
    return createHmac('sha256', this.keys.mailToken).update(`${purpose} ${id}`).digest('base64url');
  }
}

export const linkInvalid = (purpose: MailPurpose): Rejected => new Rejected('identity/link-invalid', PURPOSES[purpose].invalid);

const hashed = (token: string): string => createHash('sha256').update(token).digest('base64url');
