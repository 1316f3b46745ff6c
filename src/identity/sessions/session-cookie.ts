import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Config } from '../../platform/config.js';
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

  read({ cookies }: FastifyRequest): string | undefined {
    return cookies[this.name];
  }

  set(reply: FastifyReply, refreshToken: string): void {
    void reply.setCookie(this.name, refreshToken, { ...this.attributes(), maxAge: IDLE_MILLISECONDS / 1000 });
  }

  clear(reply: FastifyReply): void {
    void reply.clearCookie(this.name, this.attributes());
  }

  private attributes() {
    return { httpOnly: true, sameSite: 'strict', secure: this.https, path: '/' } as const;
  }
}
