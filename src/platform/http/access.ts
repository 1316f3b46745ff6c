import { type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { Forbidden, Unauthenticated } from '../errors.js';
import type { Actor, AuthenticatedRequest } from './actor.js';

const PUBLIC = 'access:public';
const ROLES = 'access:roles';
const WITHOUT_TWO_FACTOR = 'access:without-two-factor';

/** Opens a route (or a whole controller) to visitors. Without it a route asks for a signed-in person. */
export const Public = () => SetMetadata(PUBLIC, true);

/** Opens a route only to those who hold one of these roles. */
export const Roles = (...roles: readonly string[]) => SetMetadata(ROLES, roles);

/** Stays open to an admin or auditor who has no second factor yet: what they need to set one up, and to leave. */
export const WithoutTwoFactor = () => SetMetadata(WITHOUT_TWO_FACTOR, true);

/**
 * The one global guard: closed unless a route says otherwise. Ownership is not judged here but in the query or the decision, where a foreign object is
 * answered as a missing one.
 */
@Injectable()
export class AccessGuard extends AuthGuard('jwt') {
  constructor(private readonly reflector: Reflector) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const targets = [context.getHandler(), context.getClass()];
    if (this.reflector.getAllAndOverride<boolean | undefined>(PUBLIC, targets)) return true;
    await super.canActivate(context);
    const allowed = this.reflector.getAllAndOverride<readonly string[] | undefined>(ROLES, targets);
    const { user } = context.switchToHttp().getRequest<AuthenticatedRequest>();
    if (allowed && !user?.roles.some((role) => allowed.includes(role))) {
      throw new Forbidden('platform/not-allowed', `This is open to: ${allowed.join(', ')}.`);
    }
    if (user?.twoFactorMissing && !this.reflector.getAllAndOverride<boolean | undefined>(WITHOUT_TWO_FACTOR, targets)) {
      throw new Forbidden('identity/two-factor-required', 'Please set up two-factor sign-in first: your role needs it.');
    }
    return true;
  }

  override handleRequest<TUser = Actor>(error: Error | null, user: TUser | false): TUser {
    if (error) throw error;
    if (!user) throw new Unauthenticated('identity/not-signed-in', 'Please sign in.');
    return user;
  }
}
