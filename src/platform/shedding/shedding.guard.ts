import { type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { Pressure } from './pressure.js';

const NEVER_SHED = 'http:never-shed';

/** Answers however much there is to do: to those who watch over the process, and to whoever wants to leave. */
export const NeverShed = () => SetMetadata(NEVER_SHED, true);

/**
 * Refuses at once what could only be answered late. It stands in front of the routes of the API: files are no work, answers that are in memory are served
 * before, pages judge for themselves, and a stream that is open goes on.
 */
@Injectable()
export class SheddingGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly pressure: Pressure,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const never = this.reflector.getAllAndOverride<boolean | undefined>(NEVER_SHED, [context.getHandler(), context.getClass()]);
    if (!never) this.pressure.mustBeBearable();
    return true;
  }
}
