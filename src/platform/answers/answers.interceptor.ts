import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { lastValueFrom, type Observable, of } from 'rxjs';
import type { ReadTable } from '../tables/projection.js';
import { shapeOf } from '../tables/table-shape.js';
import { Answers, type Sources } from './answers.js';

const FROM_TABLES = 'http:from-tables';

/**
 * For a public query whose answer is the same for everybody and follows from these read tables alone. It is kept in memory, and served with an ETag,
 * until one of them changes.
 */
export const FromTables = (...tables: readonly ReadTable[]) =>
  SetMetadata<string, Sources>(FROM_TABLES, { tables: names(tables), everyMinute: false });

/** The same, for a query that also depends on the time. */
export const FromTablesAndTime = (...tables: readonly ReadTable[]) =>
  SetMetadata<string, Sources>(FROM_TABLES, { tables: names(tables), everyMinute: true });

const names = (tables: readonly ReadTable[]): string[] => tables.map((table) => shapeOf(table).name);

@Injectable()
export class AnswersInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly answers: Answers,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const sources = this.reflector.get<Sources | undefined>(FROM_TABLES, context.getHandler());
    const http = context.switchToHttp();
    const reply = http.getResponse<FastifyReply>();
    // An answer that says it is stale must not be served to others.
    if (!sources || reply.hasHeader('X-Stale')) return next.handle();
    return of(await this.answers.answer(sources, http.getRequest<FastifyRequest>(), reply, () => lastValueFrom(next.handle())));
  }
}
