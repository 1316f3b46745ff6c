import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Overloaded } from '../errors.js';
import { PROBLEM_JSON, toProblem } from './problem.js';

/** The only place where an error becomes an answer. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly log = new Logger('Problem');

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    this.answer(error, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
  }

  answer(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const document = toProblem(error);
    // The route's pattern, not its address: an address may carry what must not be logged. Of being overloaded, the beginning and the end are.
    if (document.status >= 500 && !(error instanceof Overloaded))
      this.log.error(`${request.method} ${request.routeOptions?.url ?? ''}: ${stackOf(error)}`);
    const { retryAfterSeconds } = document as { retryAfterSeconds?: number };
    if (retryAfterSeconds !== undefined) void reply.header('Retry-After', String(Math.ceil(retryAfterSeconds)));
    void reply.status(document.status).type(PROBLEM_JSON).send(JSON.stringify(document));
  }
}

const stackOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));
