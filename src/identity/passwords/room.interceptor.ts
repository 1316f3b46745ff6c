import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { finalize, type Observable } from 'rxjs';
import { Limits } from '../../platform/limits/limits.js';
import { PasswordHasher, tooManyAtOnce } from './password-hasher.js';

/** Of those who come from one network so many are inside at once: the other places are for everybody else. */
const OF_ONE_NETWORK = 10;

/** Sends who comes when too many wait already away at the door, before the body is looked at. */
@Injectable()
export class RoomInterceptor implements NestInterceptor {
  private readonly inside = new Map<string, number>();

  constructor(
    private readonly hasher: PasswordHasher,
    private readonly limits: Limits,
  ) {}

  /** @throws TooMany `identity/busy` */
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    this.hasher.mustHaveRoom();
    const network = this.limits.visitor(context.switchToHttp().getRequest<FastifyRequest>().ip);
    const inside = this.inside.get(network) ?? 0;
    if (inside >= OF_ONE_NETWORK) throw tooManyAtOnce();
    this.inside.set(network, inside + 1);
    return next.handle().pipe(finalize(() => this.leave(network)));
  }

  private leave(network: string): void {
    const inside = this.inside.get(network)! - 1;
    if (inside > 0) this.inside.set(network, inside);
    else this.inside.delete(network);
  }
}
