import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../platform/clock.js';
import { streamOf } from '../../platform/events/decider.js';
import { Streams } from '../../platform/streams/streams.js';
import { Schedule, SCHEDULE_TRIES, scheduleId } from '../schedule/schedule.js';
import { mustHaveHeld } from './hold.decisions.js';
import type { HoldTaken } from './holds.events.js';
import { end, freeHoursOf, Holds, liveHolds } from './holds.js';

/** Somebody does not want the time any more that they hold. */
export class ReleaseHold extends Command<void> {
  constructor(
    readonly customerId: string,
    readonly holdId: string,
  ) {
    super();
  }
}

@CommandHandler(ReleaseHold)
export class ReleaseHoldHandler implements ICommandHandler<ReleaseHold> {
  constructor(
    private readonly streams: Streams,
    private readonly clock: Clock,
  ) {}

  async execute({ customerId, holdId }: ReleaseHold) {
    mustHaveHeld(await this.everHeld(customerId, holdId));
    await this.streams.decide(async (decision) => {
      const now = this.clock.now();
      const holds = await decision.load(Holds, customerId);
      const hold = liveHolds(holds.state, now).find((other) => other.holdId === holdId);
      if (!hold) return;
      const day = await decision.load(Schedule, scheduleId(hold.vendorId, hold.slot.date));
      decision.append(holds, end(holds.state, { holdId, customerId, outcome: 'released', now }));
      decision.append(day, freeHoursOf(day.state, hold));
    }, SCHEDULE_TRIES);
  }

  /** The state forgets what is over. */
  private async everHeld(customerId: string, holdId: string): Promise<boolean> {
    const { events } = await this.streams.read(streamOf(Holds, customerId));
    return events.some(({ type, data }) => type === 'HoldTaken' && (data as HoldTaken['data']).holdId === holdId);
  }
}
