import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** Who asks, as the access token and the account say it. Never taken from a body. */
export interface Actor {
  readonly userId: string;
  readonly sessionId: string;
  /** When the access token ends, ISO 8601 in UTC. */
  readonly tokenEndsAt: string;
  /** Every role that the person may act in; a customer is `user`. */
  readonly roles: readonly string[];
  readonly emailVerified: boolean;
  /** An admin or auditor who has to set up a second factor before anything else. */
  readonly twoFactorMissing: boolean;
}

export type AuthenticatedRequest = FastifyRequest & { user?: Actor };

/** The signed-in person, as a parameter of a controller's method. */
export const CurrentUser = createParamDecorator(
  (_: unknown, context: ExecutionContext): Actor | undefined => context.switchToHttp().getRequest<AuthenticatedRequest>().user,
);
