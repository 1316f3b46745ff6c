import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Account, reactivate } from '../../../accounts/index.js';
import { LiveSessions, mustStay } from '../../../identity/index.js';
import { Clock } from '../../../platform/clock.js';
import { Streams } from '../../../platform/streams/streams.js';
import { reinstateWith } from '../../../vendor-onboarding/index.js';
import { businessOf } from './business-of.js';

/** An administrator opens an account again. Of the business comes back what the deactivation had taken, and nothing else. */
export class ReactivateUser extends Command<void> {
  constructor(
    readonly adminId: string,
    readonly userId: string,
  ) {
    super();
  }
}

@CommandHandler(ReactivateUser)
export class ReactivateUserHandler implements ICommandHandler<ReactivateUser> {
  constructor(
    private readonly streams: Streams,
    private readonly liveSessions: LiveSessions,
    private readonly clock: Clock,
  ) {}

  async execute({ adminId, userId }: ReactivateUser): Promise<void> {
    const by = { userId, adminId, now: this.clock.now() };
    await this.streams.decide(async (decision) => {
      const account = await decision.load(Account, userId);
      await mustStay(decision, adminId, by.now);
      const { state: admin } = await decision.load(Account, adminId);
      const events = reactivate(account.state, { ...by, admin });
      decision.append(account, events);
      const business = events.length > 0 ? await businessOf(decision, userId) : undefined;
      if (business) decision.append(business.vendor, reinstateWith('account', business.vendor.state, { ...by, ...business }));
    });
    this.liveSessions.forgetAllOf(userId);
  }
}
