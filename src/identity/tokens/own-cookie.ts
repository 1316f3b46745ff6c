import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../platform/process/config.js';
import { isSameSite } from './same-site.guard.js';

/** A cookie that no script reads and no other site sends. Under https its name binds it to this host. */
export abstract class OwnCookie {
  private readonly https: boolean;
  private readonly name: string;

  constructor(
    { publicUrl }: Config,
    name: string,
    private readonly keptMilliseconds: number,
  ) {
    this.https = publicUrl.startsWith('https:');
    this.name = this.https ? `__Host-${name}` : name;
  }

  read(request: FastifyRequest): string | undefined {
    assertGuarded(request);
    return request.cookies[this.name];
  }

  set(reply: FastifyReply, value: string): void {
    assertGuarded(reply.request);
    void reply.setCookie(this.name, value, { ...this.attributes(), maxAge: this.keptMilliseconds / 1000 });
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
  if (!isSameSite(request)) throw new Error(`${request.routeOptions.url} touches a cookie without SameSiteGuard.`);
}
