import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { mustStay } from '../../identity/index.js';
import { Clock } from '../../platform/clock.js';
import { Streams } from '../../platform/streams/streams.js';
import { PLATFORM } from '../platform.js';
import { setDeadlines, type WantedDeadlines } from './booking-deadlines.decisions.js';
import { DeadlinesSetting } from './booking-deadlines.js';

/** An administrator sets how long the sides of a booking have to answer. */
export class SetBookingDeadlines extends Command<void> {
  constructor(
    readonly adminId: string,
    readonly wanted: WantedDeadlines,
    readonly reason: string,
  ) {
    super();
  }
}

@CommandHandler(SetBookingDeadlines)
export class SetBookingDeadlinesHandler implements ICommandHandler<SetBookingDeadlines> {
  constructor(
    private readonly streams: Streams,
    private readonly clock: Clock,
  ) {}

  async execute({ adminId, wanted, reason }: SetBookingDeadlines): Promise<void> {
    const now = this.clock.now();
    await this.streams.update(DeadlinesSetting, PLATFORM, async (setting, decision) => {
      await mustStay(decision, adminId, now);
      return setDeadlines(setting, { adminId, reason, ...wanted, now });
    });
  }
}
