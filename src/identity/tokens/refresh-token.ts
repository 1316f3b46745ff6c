import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AccountKeys } from '../../accounts/index.js';

/** What a refresh token says: which session, and the how-manieth token of it. */
export interface RefreshClaim {
  readonly sessionId: string;
  readonly counter: number;
}

const FORM = /^([0-9a-f-]{36})\.(\d{1,9})\.([\w-]{43})$/;

/** `session.counter.HMAC`: the same claim gives the same token, so a parent that is used twice can be answered with the same child without keeping it. */
@Injectable()
export class RefreshTokens {
  constructor(private readonly keys: AccountKeys) {}

  write({ sessionId, counter }: RefreshClaim): string {
    const claim = `${sessionId}.${counter}`;
    return `${claim}.${this.seal(claim).toString('base64url')}`;
  }

  /** `undefined` for what we have not written. */
  read(token: string): RefreshClaim | undefined {
    const [, sessionId, counter, seal] = FORM.exec(token) ?? [];
    if (!sessionId || !counter || !seal) return undefined;
    if (!timingSafeEqual(Buffer.from(seal, 'base64url'), this.seal(`${sessionId}.${counter}`))) return undefined;
    return { sessionId, counter: Number(counter) };
  }

  private seal(claim: string): Buffer {
    return createHmac('sha256', this.keys.refreshToken).update(claim).digest();
  }
}
