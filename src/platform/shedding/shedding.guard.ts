import { applyDecorators, type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { RouteConfig } from '@nestjs/platform-fastify';
import { Pressure } from './pressure.js';

const NEVER_SHED = 'http:never-shed';

declare module 'fastify' {
  interface FastifyContextConfig {
    readonly neverShed?: boolean;
  }
}

/** Answers however much there is to do: to those who watch over the process, and to whoever wants to leave. */
export const NeverShed = () => applyDecorators(SetMetadata(NEVER_SHED, true), RouteConfig({ neverShed: true }));

export const isNeverShed = (reflector: Reflector, context: ExecutionContext): boolean =>
  reflector.getAllAndOverride<boolean | undefined>(NEVER_SHED, [context.getHandler(), context.getClass()]) ?? false;

/**
 * Refuses at once what could only be answered late. It stands in front of the routes of the API: files are no work, answers that are in memory are served
 * before, pages judge for themselves, a stream that is open goes on, and changes have been judged at the door (`shedding.hook.ts`).
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
    return true;
  }
}
