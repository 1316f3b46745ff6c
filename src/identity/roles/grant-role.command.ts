import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../platform/clock.js';
import { Config } from '../../platform/process/config.js';
import { Rejected } from '../../platform/errors.js';
import type { Position } from '../../platform/events/recorded.js';
import { Streams } from '../../platform/events/streams.js';
import { Account, grantRole } from '../account/account.js';
import { Credentials } from '../credentials/credentials.js';
import { MIN_STAFF_LENGTH } from '../credentials/password.decisions.js';
import { type GrantedRole, isStaff } from '../role.js';
import { LiveSessions } from '../sessions/live-sessions.js';

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
    private readonly credentials: Credentials,
    private readonly liveSessions: LiveSessions,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  async execute({ userId, role, twoFactorWaived }: GrantRole): Promise<Position> {
    if (twoFactorWaived && this.config.production) {
      throw new Rejected('identity/two-factor-not-waived', 'In production every admin and auditor needs two-factor sign-in.');
    }
    if (isStaff([role])) await this.passwordMustBeStrong(userId);
    const by = { userId, role, twoFactorWaived, now: this.clock.now() };
    const position = await this.streams.update(Account, userId, (account) => grantRole(account, by));
    this.liveSessions.forgetAllOf(userId);
    return position;
  }

  private async passwordMustBeStrong(userId: string): Promise<void> {
    const credential = await this.credentials.of(userId);
    if (!credential || credential.strongEnoughForStaff) return;
    throw new Rejected('identity/password-too-short', `An admin or auditor needs a password of at least ${MIN_STAFF_LENGTH} characters.`);
  }
}
