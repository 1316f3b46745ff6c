import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { AccountKeys } from '../../accounts/index.js';
import { Clock } from '../../platform/clock.js';
import { START } from '../../platform/events/recorded.js';
import type { Actor } from '../../platform/http/actor.js';
import { Streams } from '../../platform/streams/streams.js';
import { type AccessClaims, ALGORITHM, AUDIENCE, ISSUER } from '../tokens/access-token.js';
import { LiveSessions } from './live-sessions.js';

/** Turns the access token of a request into who asks: the token must be ours and fresh, and its session must still be open. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy, 'jwt') {
  constructor(
    keys: AccountKeys,
    private readonly sessions: LiveSessions,
    private readonly clock: Clock,
    private readonly streams: Streams,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      // What it hands on to takes key objects as well, and makes one of anything else, for each request; only the types do not say so.
      secretOrKey: keys.accessToken as unknown as Buffer,
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
      // Judged below, by our clock.
      ignoreExpiration: true,
      passReqToCallback: true,
    });
  }

  async validate(request: FastifyRequest, { sub, sid, av, exp }: AccessClaims): Promise<Actor | false> {
    if (Date.parse(this.clock.now()) >= exp * 1000) return false;
    // Who has just been given a role sees it with the next request: the client sends how far its last command came.
    const live = await this.sessions.find(sid, {
      version: av,
      position: this.streams.position(request.headers['x-min-position']) ?? START,
    });
    if (live?.userId !== sub || av < live.standing.lostAt) return false;
    const { roles, emailVerified, twoFactorMissing } = live.standing;
    const tokenEndsAt = new Date(exp * 1000).toISOString();
    return { userId: sub, sessionId: sid, tokenEndsAt, roles, emailVerified, twoFactorMissing };
  }
}
