import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Config } from '../../platform/config.js';
import { Forbidden } from '../../platform/errors.js';

/** Value of `X-Requested-With`: a page of another site can not send this header without asking us first, and we never allow it. */
const OUR_CLIENT = 'plumb-and-level';

/** For the routes that read the session's cookie: they answer only our own pages. */
@Injectable()
export class SameSiteGuard implements CanActivate {
  private readonly ourOrigin: string;

  constructor({ publicUrl }: Config) {
    this.ourOrigin = new URL(publicUrl).origin;
  }

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (request.headers['x-requested-with'] !== OUR_CLIENT || !this.isOurs(request)) {
      throw new Forbidden('identity/foreign-request', 'This request must come from a page of Plumb & Level.');
    }
    return true;
  }

  /** Browsers always tell the origin of a POST; what tells none is no browser, and carries nobody's cookie by accident. */
  private isOurs({ headers: { origin, host } }: FastifyRequest): boolean {
    if (origin === undefined || origin === this.ourOrigin) return true;
    return URL.canParse(origin) && new URL(origin).host === host;
  }
}
