import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Account, type GrantedRole, grantRole } from '../../accounts/index.js';
import { Clock } from '../../platform/clock.js';
import type { Position } from '../../platform/events/recorded.js';
import { Streams } from '../../platform/streams/streams.js';
import { LiveSessions } from '../sessions/live-sessions.js';
import { StaffSecrets } from './staff-secrets.js';

/** No route leads here: the demo's people have their roles from it. */
export class GrantRole extends Command<Position> {
  constructor(
    readonly userId: string,
    readonly role: GrantedRole,
    /** True in demo data and tests only: an admin or auditor without a second factor. */
    readonly twoFactorWaived = false,
  ) {
    super();
  }
}

@CommandHandler(GrantRole)
export class GrantRoleHandler implements ICommandHandler<GrantRole> {
  constructor(
    private readonly streams: Streams,
    private readonly secrets: StaffSecrets,
    private readonly liveSessions: LiveSessions,
    private readonly clock: Clock,
  ) {}

  async execute({ userId, role, twoFactorWaived }: GrantRole): Promise<Position> {
    await this.secrets.mustBeGoodFor(role, userId, twoFactorWaived);
    const by = { userId, role, twoFactorWaived, now: this.clock.now() };
    const position = await this.streams.update(Account, userId, (account) => grantRole(account, by));
    this.liveSessions.forgetAllOf(userId);
    return position;
  }
}
