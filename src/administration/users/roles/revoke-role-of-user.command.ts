import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Account, type GrantedRole, revokeRoleOf } from '../../../accounts/index.js';
import { mustStay, Sessions } from '../../../identity/index.js';
import { Clock } from '../../../platform/clock.js';
import { Streams } from '../../../platform/streams/streams.js';
import { suspendWith } from '../../../vendor-onboarding/index.js';
import { businessOf } from '../standing/business-of.js';

/** An administrator takes a role from somebody; what becomes of the bookings of a business owner follows. */
export class RevokeRoleOfUser extends Command<void> {
  constructor(
    readonly adminId: string,
    readonly userId: string,
    readonly role: GrantedRole,
    readonly reason: string,
  ) {
    super();
  }
}

/** The role and the business are one append: nobody finds a business open whose owner is none. */
@CommandHandler(RevokeRoleOfUser)
export class RevokeRoleOfUserHandler implements ICommandHandler<RevokeRoleOfUser> {
  constructor(
    private readonly streams: Streams,
    private readonly sessions: Sessions,
    private readonly clock: Clock,
  ) {}

  async execute({ adminId, userId, role, reason }: RevokeRoleOfUser): Promise<void> {
    const by = { userId, role, adminId, reason, now: this.clock.now() };
    let taken = false;
    await this.streams.decide(async (decision) => {
      const account = await decision.load(Account, userId);
      await mustStay(decision, adminId, by.now);
      const { state: admin } = await decision.load(Account, adminId);
      const events = revokeRoleOf(account.state, { ...by, admin });
      taken = events.length > 0;
      decision.append(account, events);
      const business = role === 'vendor' && taken ? await businessOf(decision, userId) : undefined;
      if (business) decision.append(business.vendor, suspendWith('role', business.vendor.state, { ...by, ...business }));
    });
    // At once here; in any case by the reaction `identity.follow-rights`.
    if (taken) await this.sessions.endAllOf(userId, by.now);
  }
}
