import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Account, verifyEmail } from '../../accounts/index.js';
import { Clock } from '../../platform/clock.js';
import type { Position } from '../../platform/events/recorded.js';
import { Streams } from '../../platform/streams/streams.js';

/** Without a link, for whom nobody has to ask: demo data and tests. No route leads here. */
export class MarkEmailVerified extends Command<Position> {
  constructor(readonly userId: string) {
    super();
  }
}

@CommandHandler(MarkEmailVerified)
export class MarkEmailVerifiedHandler implements ICommandHandler<MarkEmailVerified> {
  constructor(
    private readonly streams: Streams,
    private readonly clock: Clock,
  ) {}

  execute({ userId }: MarkEmailVerified): Promise<Position> {
    return this.streams.update(Account, userId, (account) => verifyEmail(account, { userId, now: this.clock.now() }));
  }
}
