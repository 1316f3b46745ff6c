import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Account, type GrantedRole, revokeRole } from '../../accounts/index.js';
import { Clock } from '../../platform/clock.js';
import type { Position } from '../../platform/events/recorded.js';
import { Streams } from '../../platform/events/streams.js';
import { Sessions } from '../sessions/sessions.js';

/** Also ends the person's sessions: at once here, and in any case by the reaction `identity.follow-rights`. */
export class RevokeRole extends Command<Position> {
  constructor(
    readonly userId: string,
    readonly role: GrantedRole,
  ) {
    super();
  }
}

@CommandHandler(RevokeRole)
export class RevokeRoleHandler implements ICommandHandler<RevokeRole> {
  constructor(
    private readonly streams: Streams,
    private readonly sessions: Sessions,
    private readonly clock: Clock,
  ) {}

  async execute({ userId, role }: RevokeRole): Promise<Position> {
    const now = this.clock.now();
    const position = await this.streams.update(Account, userId, (account) => revokeRole(account, { userId, role, now }));
    await this.sessions.endAllOf(userId, now);
    return position;
  }
}
