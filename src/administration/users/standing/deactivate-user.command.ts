import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Account, deactivate } from '../../../accounts/index.js';
import { LiveSessions, mustStay } from '../../../identity/index.js';
import { Clock } from '../../../platform/clock.js';
import { Streams } from '../../../platform/streams/streams.js';
import { suspendWith } from '../../../vendor-onboarding/index.js';
import { businessOf } from './business-of.js';

/** An administrator closes somebody's account; what becomes of their sessions and open bookings follows. */
export class DeactivateUser extends Command<void> {
  constructor(
    readonly adminId: string,
    readonly userId: string,
    readonly reason: string,
  ) {
    super();
  }
}

/** The account and the business are one append: nobody finds a business open whose owner is shut out. */
@CommandHandler(DeactivateUser)
export class DeactivateUserHandler implements ICommandHandler<DeactivateUser> {
  constructor(
    private readonly streams: Streams,
    private readonly liveSessions: LiveSessions,
    private readonly clock: Clock,
  ) {}

  async execute({ adminId, userId, reason }: DeactivateUser): Promise<void> {
    const by = { userId, adminId, reason, now: this.clock.now() };
    await this.streams.decide(async (decision) => {
      const account = await decision.load(Account, userId);
      await mustStay(decision, adminId, by.now);
      const { state: admin } = await decision.load(Account, adminId);
      const events = deactivate(account.state, { ...by, admin });
      decision.append(account, events);
      const business = events.length > 0 ? await businessOf(decision, userId) : undefined;
      if (business) decision.append(business.vendor, suspendWith('account', business.vendor.state, { ...by, ...business }));
    });
    this.liveSessions.forgetAllOf(userId);
  }
}
