import { createHash, createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { Rejected } from '../../platform/errors.js';
import { IdentityKeys } from '../keys.js';

export type MailPurpose = 'verify-email';
const LIFETIME_SECONDS: Readonly<Record<MailPurpose, number>> = { 'verify-email': 24 * 60 * 60 };

export interface MailTokenRequest {
  readonly purpose: MailPurpose;
  readonly userId: string;
  /** The same id gives the same token: a command or reaction that comes twice sends the same link. */
  readonly id: string;
  readonly returnTo: string | null;
}

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
    const token = this.tokenOf(request);
    await this.database.pool.query({
      name: 'identity-mail-token-issue',
      text: `insert into identity_mail_token (token_hash, purpose, user_id, return_to, created_at, expires_at)
             values ($1, $2, $3, $4, $5::timestamptz, $5::timestamptz + make_interval(secs => $6)) on conflict (token_hash) do nothing`,
      values: [hashed(token), request.purpose, request.userId, request.returnTo, this.clock.now(), LIFETIME_SECONDS[request.purpose]],
    });
    return token;
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

  /** When a link was last asked for, to keep mails from being sent in floods. */
  async lastIssued(purpose: MailPurpose, userId: string): Promise<{ createdAt: string; returnTo: string | null } | undefined> {
    const { rows } = await this.database.pool.query<{ createdAt: string; returnTo: string | null }>({
      name: 'identity-mail-token-last',
      text: `select created_at as "createdAt", return_to as "returnTo" from identity_mail_token
             where user_id = $1 and purpose = $2 order by created_at desc limit 1`,
      values: [userId, purpose],
    });
    return rows[0];
  }

  /**
   * Uses a token up.
   * @param usedBy the command, which may come again
   * @returns whose it is
   * @throws Rejected `identity/link-invalid` when it is unknown, older than its time, or used
   */
  async use(purpose: MailPurpose, token: string, usedBy: string): Promise<string> {
    const { rows } = await this.database.pool.query<{ userId: string }>({
      name: 'identity-mail-token-use',
      text: `update identity_mail_token set used_at = coalesce(used_at, $3), used_by = $4
             where token_hash = $1 and purpose = $2 and expires_at > $3 and (used_at is null or used_by = $4)
             returning user_id as "userId"`,
      values: [hashed(token), purpose, this.clock.now(), usedBy],
    });
    if (!rows[0])
      throw new Rejected(
        'identity/link-invalid',
        'This link has been used already, or is older than 24 hours. Sign in, or ask for a new one.',
      );
    return rows[0].userId;
  }

  async removeAllOf(userId: string): Promise<void> {
    await this.database.pool.query('delete from identity_mail_token where user_id = $1', [userId]);
  }

  private tokenOf({ purpose, id }: Pick<MailTokenRequest, 'purpose' | 'id'>): string {
    return createHmac('sha256', this.keys.mailToken).update(`${purpose} ${id}`).digest('base64url');
  }
}

const hashed = (token: string): string => createHash('sha256').update(token).digest('base64url');
