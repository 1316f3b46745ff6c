import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { finalize, type Observable } from 'rxjs';
import { Limits } from '../../platform/limits/limits.js';
import { PasswordHasher } from './password-hasher.js';

/** Sends who comes when too many wait already away at the door, before the body is looked at. */
@Injectable()
export class RoomInterceptor implements NestInterceptor {
  constructor(
    private readonly hasher: PasswordHasher,
    private readonly limits: Limits,
  ) {}

  /** @throws TooMany `identity/busy` */
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const leave = this.hasher.enter(this.limits.visitor(context.switchToHttp().getRequest<FastifyRequest>().ip));
    return next.handle().pipe(finalize(leave));
  }
}
