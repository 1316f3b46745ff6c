import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { lastValueFrom, type Observable, of } from 'rxjs';
import { Answers, type Kind } from './answers.js';

const FROM_TABLES = 'http:from-tables';

/**
 * For a public query whose answer is the same for everybody and follows from read tables alone: those that its statements name. It is kept in memory, and
 * served with an ETag, until one of them changes.
 */
export const FromTables = () => SetMetadata<string, Kind>(FROM_TABLES, { everyMinute: false });

/** The same, for a query that also depends on the time. */
export const FromTablesAndTime = () => SetMetadata<string, Kind>(FROM_TABLES, { everyMinute: true });

@Injectable()
export class AnswersInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly answers: Answers,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const kind = this.reflector.get<Kind | undefined>(FROM_TABLES, context.getHandler());
    const http = context.switchToHttp();
    const reply = http.getResponse<FastifyReply>();
    // An answer that says it is stale must not be served to others.
    if (!kind || reply.hasHeader('X-Stale')) return next.handle();
    return of(await this.answers.answer(kind, http.getRequest<FastifyRequest>(), reply, () => lastValueFrom(next.handle())));
  }
}
