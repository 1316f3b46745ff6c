import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { Clock } from '../../platform/clock.js';

export const ALGORITHM = 'HS256';
export const ISSUER = 'plumb-and-level';
export const AUDIENCE = 'plumb-and-level/api';
const LIFETIME_SECONDS = 600;

/** What an access token says. Roles are not in it: they are looked up, so that they are never older than the session. */
export interface AccessClaims {
  /** User id. */
  readonly sub: string;
  /** Session id. */
  readonly sid: string;
  /** Version of the account's rights when the token was made. */
  readonly av: number;
  /** Seconds since 1970. */
  readonly exp: number;
}

export interface AccessToken {
  readonly accessToken: string;
  readonly expiresAt: string;
}

@Injectable()
export class AccessTokens {
  constructor(
    private readonly jwt: JwtService,
    private readonly clock: Clock,
  ) {}

  async write(claims: Pick<AccessClaims, 'sub' | 'sid' | 'av'>): Promise<AccessToken> {
    const iat = Math.floor(Date.parse(this.clock.now()) / 1000);
    const exp = iat + LIFETIME_SECONDS;
    return { accessToken: await this.jwt.signAsync({ ...claims, iat, exp }), expiresAt: new Date(exp * 1000).toISOString() };
  }
}
