import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { Invalid } from '../errors.js';
import { type Position, START } from '../events/recorded.js';
import { Consistency } from '../projections/consistency.js';
import { Progress } from '../projections/progress.js';
import { Streams } from '../streams/streams.js';

/**
 * Read your own writes: a query with `X-Min-Position` waits until the read tables have come that far, at most `READ_PATIENCE_MS`; an answer that could not
 * wait long enough says `X-Stale: true`. A position that no event has is not waited for: nobody can have been given it by this store as it is now.
 */
@Injectable()
export class ConsistencyInterceptor implements NestInterceptor {
  /** No event stood beyond it when this was last looked up. */
  private newest: Position = START;

  constructor(
    private readonly consistency: Consistency,
    private readonly progress: Progress,
    private readonly streams: Streams,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const { method, headers } = http.getRequest<FastifyRequest>();
    const sent = headers['x-min-position'];
    if (method !== 'GET' || sent === undefined || sent === '') return next.handle();
    const wanted = this.streams.position(sent);
    if (wanted === undefined) {
      throw new Invalid({ 'X-Min-Position': 'Send a position as an earlier answer gave it in X-Position.' });
    }
    if ((await this.exists(wanted)) && !(await this.consistency.caughtUp(wanted)))
      void http.getResponse<FastifyReply>().header('X-Stale', 'true');
    return next.handle();
  }

  private async exists(position: Position): Promise<boolean> {
    if (position > this.progress.position && position > this.newest) this.newest = await this.streams.newest();
    return position <= this.progress.position || position <= this.newest;
  }
}
