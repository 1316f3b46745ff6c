import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Forbidden } from '../../platform/errors.js';
import { Config } from '../../platform/process/config.js';

/** Value of `X-Requested-With`: a page of another site can not send this header without asking us first, and we never allow it. */
const OUR_CLIENT = 'plumb-and-level';

const ours = new WeakSet<FastifyRequest>();

/** Whether the request has been found to come from a page of ours, or from no page at all. */
export const isSameSite = (request: FastifyRequest): boolean => ours.has(request);

/** For the routes that set the session's cookie: no page of another site puts somebody else's session into a browser. */
@Injectable()
export class SameSiteGuard implements CanActivate {
  private readonly ourOrigin: string;

  constructor({ publicUrl }: Config) {
    this.ourOrigin = new URL(publicUrl).origin;
  }

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (!this.isOurs(request)) throw new Forbidden('identity/foreign-request', 'This request must come from a page of Plumb & Level.');
    ours.add(request);
    return true;
  }

  /** Browsers always tell the origin of a POST, and modern ones where it comes from; what tells neither is no browser, and carries nobody's cookie by accident. */
  protected isOurs({ headers }: FastifyRequest): boolean {
    const site = headers['sec-fetch-site'];
    if (site !== undefined && site !== 'same-origin') return false;
    return headers.origin === undefined || headers.origin === this.ourOrigin || this.isOurHost(headers.origin, headers.host);
  }

  /** The product may be reached by other names than its public one, but not by http where that is https: there, others could write the page. */
  private isOurHost(origin: string, host: string | undefined): boolean {
    if (!URL.canParse(origin)) return false;
    const page = new URL(origin);
    return page.host === host && (page.protocol === 'https:' || this.ourOrigin.startsWith('http:'));
  }
}

/** For the routes that read the session's cookie: they answer only our own client. */
@Injectable()
export class OwnClientGuard extends SameSiteGuard {
  protected override isOurs(request: FastifyRequest): boolean {
    return request.headers['x-requested-with'] === OUR_CLIENT && super.isOurs(request);
  }
}
