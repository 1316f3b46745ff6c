import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Config } from '../../platform/config.js';
import { isSameSite } from './same-site.guard.js';
import { IDLE_MILLISECONDS } from './session-limits.js';

/** The refresh token's place: no script reads it, no other site sends it. Under https its name binds it to this host. */
@Injectable()
export class SessionCookie {
  private readonly https: boolean;
  private readonly name: string;

  constructor({ publicUrl }: Config) {
    this.https = publicUrl.startsWith('https:');
    this.name = this.https ? '__Host-session' : 'session';
  }

  read(request: FastifyRequest): string | undefined {
    assertGuarded(request);
    return request.cookies[this.name];
  }

  set(reply: FastifyReply, refreshToken: string): void {
    assertGuarded(reply.request);
    void reply.setCookie(this.name, refreshToken, { ...this.attributes(), maxAge: IDLE_MILLISECONDS / 1000 });
  }

  clear(reply: FastifyReply): void {
    assertGuarded(reply.request);
    void reply.clearCookie(this.name, this.attributes());
  }

  private attributes() {
    return { httpOnly: true, sameSite: 'strict', secure: this.https, path: '/' } as const;
  }
}

/** A route that forgets its guard fails with its first request. */
function assertGuarded(request: FastifyRequest): void {
  if (!isSameSite(request)) throw new Error(`${request.routeOptions.url} touches the session's cookie without SameSiteGuard.`);
}
