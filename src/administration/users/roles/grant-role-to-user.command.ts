import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Account, type GrantedRole, grantRoleTo } from '../../../accounts/index.js';
import { LiveSessions, mustStay, StaffSecrets } from '../../../identity/index.js';
import { Clock } from '../../../platform/clock.js';
import { Streams } from '../../../platform/streams/streams.js';
import { reinstateWith } from '../../../vendor-onboarding/index.js';
import { businessOf } from '../standing/business-of.js';

/** An administrator gives somebody a role. With that of a business owner comes back what was taken with it, and nothing else. */
export class GrantRoleToUser extends Command<void> {
  constructor(
    readonly adminId: string,
    readonly userId: string,
    readonly role: GrantedRole,
    readonly reason: string,
  ) {
    super();
  }
}

@CommandHandler(GrantRoleToUser)
export class GrantRoleToUserHandler implements ICommandHandler<GrantRoleToUser> {
  constructor(
    private readonly streams: Streams,
    private readonly secrets: StaffSecrets,
    private readonly liveSessions: LiveSessions,
    private readonly clock: Clock,
  ) {}

  async execute({ adminId, userId, role, reason }: GrantRoleToUser): Promise<void> {
    const by = { userId, role, adminId, reason, now: this.clock.now() };
    await this.secrets.mustBeGoodFor(role, userId);
    await this.streams.decide(async (decision) => {
      const account = await decision.load(Account, userId);
      await mustStay(decision, adminId, by.now);
      const { state: admin } = await decision.load(Account, adminId);
      const events = grantRoleTo(account.state, { ...by, admin });
      decision.append(account, events);
      const business = role === 'vendor' && events.length > 0 ? await businessOf(decision, userId) : undefined;
      if (business) decision.append(business.vendor, reinstateWith('role', business.vendor.state, { ...by, ...business }));
    });
    this.liveSessions.forgetAllOf(userId);
  }
}
