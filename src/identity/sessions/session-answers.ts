import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { SessionDto } from '../auth.dto.js';
import { People } from '../people.js';
import { SessionCookie } from './session-cookie.js';
import type { SignedIn } from './sessions.js';

/** Hands a new session to the browser: one half in the answer, the other in a cookie that no script reads. */
@Injectable()
export class SessionAnswers {
  constructor(
    private readonly people: People,
    private readonly cookie: SessionCookie,
  ) {}

  async give({ accessToken, expiresAt, refreshToken, userId, standing }: SignedIn, reply: FastifyReply): Promise<SessionDto> {
    this.cookie.set(reply, refreshToken);
    return { accessToken, expiresAt, user: await this.people.describe({ userId, ...standing }, standing.position) };
  }
}
