import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Account, endSessions } from '../../../accounts/index.js';
import { LiveSessions, mustStay } from '../../../identity/index.js';
import { Clock } from '../../../platform/clock.js';
import { Streams } from '../../../platform/streams/streams.js';

/** An administrator signs somebody out everywhere. They can sign in again. */
export class EndSessionsOfUser extends Command<void> {
  constructor(
    readonly adminId: string,
    readonly userId: string,
  ) {
    super();
  }
}

@CommandHandler(EndSessionsOfUser)
export class EndSessionsOfUserHandler implements ICommandHandler<EndSessionsOfUser> {
  constructor(
    private readonly streams: Streams,
    private readonly liveSessions: LiveSessions,
    private readonly clock: Clock,
  ) {}

  async execute({ adminId, userId }: EndSessionsOfUser): Promise<void> {
    const by = { userId, adminId, now: this.clock.now() };
    await this.streams.decide(async (decision) => {
      const account = await decision.load(Account, userId);
      await mustStay(decision, adminId, by.now);
      const { state: admin } = await decision.load(Account, adminId);
      decision.append(account, endSessions(account.state, { ...by, admin }));
    });
    this.liveSessions.forgetAllOf(userId);
  }
}
