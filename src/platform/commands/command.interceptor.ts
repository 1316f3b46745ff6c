import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { Invalid, NotFound, Refusal, Rejected } from '../errors.js';
import { ChangedMeanwhile } from '../events/as-seen.js';
import { asCommand, currentCommand } from '../events/command-context.js';
import { type Position, START } from '../events/recorded.js';
import { isUnread } from '../fields/image-body.js';
import type { AuthenticatedRequest } from '../http/actor.js';
import { changesSomething } from '../http/changes-something.js';
import { newId } from '../ids.js';
import { ChangedTags } from '../live/changed-tags.js';
import { OUTDATED_TAGS, type Tag } from '../live/concerns.js';
import { Pressure } from '../shedding/pressure.js';
import { isNeverShed } from '../shedding/shedding.guard.js';
import { type Claim, Idempotency, type KeyedRequest } from './idempotency.js';

const SECRET_ANSWER = 'http:secret-answer';
const CHANGES = 'http:changes';
const VISITOR = 'anonymous';

/** The answer carries a secret (a token): it is never kept for repetition. */
export const SecretAnswer = () => SetMetadata(SECRET_ANSWER, true);

/** Names what a request changes that has no history, so that no event tells. */
export const Changes = (...tags: Tag[]) => SetMetadata(CHANGES, tags);

/**
 * Runs every request that may change something as a command: with an id of its own, or, with an `Idempotency-Key`, with the id and, the
 * second time, the answer of the first. Says in `X-Position` how far a reader must be to see the outcome, and in `X-Changed` what whoever sent it should
 * ask for again.
 */
@Injectable()
export class CommandInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly idempotency: Idempotency,
    private readonly changed: ChangedTags,
    private readonly pressure: Pressure,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<AuthenticatedRequest>();
    if (!changesSomething(request)) return next.handle();
    const reply = http.getResponse<FastifyReply>();
    const stateless = this.reflector.get<readonly Tag[] | undefined>(CHANGES, context.getHandler()) ?? [];
    const keyed = this.reflector.get<boolean | undefined>(SECRET_ANSWER, context.getHandler()) ? undefined : keyOf(request);
    const work = () => (keyed ? this.once(keyed, request, reply, next, stateless) : this.run(newId(), request, reply, next, stateless));
    return from(isNeverShed(this.reflector, context) ? work() : this.pressure.changes.do(work));
  }

  private async once(
    keyed: KeyedRequest,
    request: AuthenticatedRequest,
    reply: FastifyReply,
    next: CallHandler,
    stateless: readonly Tag[],
  ): Promise<unknown> {
    const claim: Claim = await this.idempotency.claim(keyed);
    if ('kept' in claim) {
      const { status, position, body } = claim.kept;
      void reply.status(status).header('Idempotency-Replayed', 'true');
      name(OUTDATED_TAGS, reply);
      if (position) void reply.header('X-Position', position);
      return body === null ? undefined : JSON.parse(body);
    }
    try {
      const answer = await this.run(claim.commandId, request, reply, next, stateless);
      const position = (reply.getHeader('X-Position') as Position | undefined) ?? null;
      await this.idempotency.keep(keyed, {
        status: reply.statusCode,
        position,
        body: answer === undefined ? null : JSON.stringify(answer),
      });
      return answer;
    } catch (error) {
      if (keyed.actor === VISITOR && isRefused(error)) await this.idempotency.drop(keyed, claim);
      else await this.idempotency.release(keyed, claim);
      throw error;
    }
  }

  private run(
    commandId: string,
    request: AuthenticatedRequest,
    reply: FastifyReply,
    next: CallHandler,
    stateless: readonly Tag[],
  ): Promise<unknown> {
    const actor = request.user?.userId;
    return asCommand(actor ? { commandId, actor } : { commandId }, async () => {
      try {
        const answer: unknown = await lastValueFrom(next.handle(), { defaultValue: undefined });
        const { appended, repeated } = currentCommand()!;
        sayPosition(reply);
        name(appended.length === 0 && repeated ? OUTDATED_TAGS : [...this.changed.by(appended), ...stateless], reply);
        return answer;
      } catch (error) {
        if (error instanceof Rejected || error instanceof NotFound) name(OUTDATED_TAGS, reply);
        if (error instanceof ChangedMeanwhile) sayPosition(reply);
        throw error;
      }
    });
  }
}

function sayPosition(reply: FastifyReply): void {
  const { position } = currentCommand()!;
  if (position !== START) void reply.header('X-Position', position);
}

function name(tags: readonly Tag[], reply: FastifyReply): void {
  if (tags.length > 0) void reply.header('X-Changed', tags.join(', '));
}

function keyOf(request: AuthenticatedRequest): KeyedRequest | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{8,100}$/.test(key)) {
    throw new Invalid({ 'Idempotency-Key': 'Use 8 to 100 printable characters without spaces.' });
  }
  const path = request.url.split('?', 1)[0]!;
  return { actor: request.user?.userId ?? VISITOR, route: `${request.method} ${path}`, key, body: bodyOf(request) };
}

/** A picture is not read before it is known who sends it: it is told from another by its length, and by the part of it that is to be shown. */
const bodyOf = ({ body, headers, url }: AuthenticatedRequest): unknown =>
  isUnread(body) ? { bytes: headers['content-length'], query: url.split('?')[1] } : body;

const isRefused = (error: unknown): boolean => error instanceof Refusal && error.status < 500;
