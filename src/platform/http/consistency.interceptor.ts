import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { Invalid } from '../errors.js';
import type { Position } from '../events/recorded.js';
import { Consistency } from '../projections/consistency.js';

/**
 * Read your own writes: a query with `X-Min-Position` waits until the read tables have come that far, at most `READ_PATIENCE_MS`; an answer that could not
 * wait long enough says `X-Stale: true`.
 */
@Injectable()
export class ConsistencyInterceptor implements NestInterceptor {
  constructor(private readonly consistency: Consistency) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const { method, headers } = http.getRequest<FastifyRequest>();
    const wanted = headers['x-min-position'];
    if (method !== 'GET' || wanted === undefined || wanted === '') return next.handle();
    if (!isPosition(wanted)) {
      throw new Invalid({ 'X-Min-Position': 'Send a position as an earlier answer gave it in X-Position.' });
    }
    if (!(await this.consistency.caughtUp(wanted))) void http.getResponse<FastifyReply>().header('X-Stale', 'true');
    return next.handle();
  }
}

/** Could this be a position of one of the stores? */
export const isPosition = (text: unknown): text is Position => typeof text === 'string' && /^[0-9a-f]{16}(-[0-9a-f]{16})?$/.test(text);
