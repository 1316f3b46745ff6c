import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { Unauthenticated } from '../errors.js';
import type { Actor, AuthenticatedRequest } from './actor.js';

/** For a public route that wants to know who asks, if they are signed in. A token that is no longer good is refused, so that the client renews it. */
@Injectable()
export class PerhapsSignedIn extends AuthGuard('jwt') {
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const { headers } = context.switchToHttp().getRequest<AuthenticatedRequest>();
    if (headers.authorization === undefined) return true;
    await super.canActivate(context);
    return true;
  }

  override handleRequest<TUser = Actor>(error: Error | null, user: TUser | false): TUser {
    if (error) throw error;
    if (!user) throw new Unauthenticated('identity/not-signed-in', 'Please sign in.');
    return user;
  }
}
