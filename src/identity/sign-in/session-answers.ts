import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { People } from '../../accounts/index.js';
import { type Acquaintance, KnownDevices } from '../proofs/known-devices.js';
import type { SignedIn } from '../sessions/sessions.js';
import { DeviceCookie } from '../tokens/device-cookie.js';
import { SessionCookie } from '../tokens/session-cookie.js';
import { SessionDto } from './auth.dto.js';

/** Hands a new session to the browser: one half in the answer, the other in a cookie that no script reads. */
@Injectable()
export class SessionAnswers {
  constructor(
    private readonly people: People,
    private readonly cookie: SessionCookie,
    private readonly deviceCookie: DeviceCookie,
    private readonly knownDevices: KnownDevices,
  ) {}

  async give(signedIn: SignedIn, reply: FastifyReply): Promise<SessionDto> {
    const { accessToken, expiresAt, refreshToken, userId, standing } = signedIn;
    this.cookie.set(reply, refreshToken);
    this.getToKnow(signedIn, reply);
    return { accessToken, expiresAt, user: await this.people.describe({ userId, ...standing }, standing.position) };
  }

  /** From now on this browser's tries to sign in count apart from those of strangers. */
  getToKnow(whom: Acquaintance, reply: FastifyReply): void {
    this.deviceCookie.set(reply, this.knownDevices.remember(this.deviceCookie.read(reply.request), whom));
  }
}
