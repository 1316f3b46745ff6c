import { type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { changesSomething } from '../http/changes-something.js';
import { Pressure } from './pressure.js';

const NEVER_SHED = 'http:never-shed';

/** Answers however much there is to do: to those who watch over the process, and to whoever wants to leave. */
export const NeverShed = () => SetMetadata(NEVER_SHED, true);

export const isNeverShed = (reflector: Reflector, context: ExecutionContext): boolean =>
  reflector.getAllAndOverride<boolean | undefined>(NEVER_SHED, [context.getHandler(), context.getClass()]) ?? false;

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
    if (isNeverShed(this.reflector, context)) return true;
    this.pressure.mustBeBearable();
    if (changesSomething(context.switchToHttp().getRequest<FastifyRequest>())) this.pressure.changes.mustHaveRoom();
    return true;
  }
}
