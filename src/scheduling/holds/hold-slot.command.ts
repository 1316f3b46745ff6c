import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../platform/clock.js';
import { newIdFor } from '../../platform/events/command-context.js';
import { type Decision, Streams } from '../../platform/streams/streams.js';
import { SCHEDULE_TRIES } from '../schedule/schedule.js';
import { withNearestSlots } from '../slots/nearest-free-slots.js';
import { type ChosenSlot, mustExist } from '../terms/terms.decisions.js';
import { holdSlot } from './hold.decisions.js';
import { gatherSlot } from './slot-facts.js';

/** Keeps a time for somebody who is about to book, under the terms of now. Another time of the same service is given back for it. Answers the hold's id. */
export class HoldSlot extends Command<{ holdId: string }> {
  constructor(readonly chosen: ChosenSlot) {
    super();
  }
}

@CommandHandler(HoldSlot)
export class HoldSlotHandler implements ICommandHandler<HoldSlot> {
  constructor(
    private readonly streams: Streams,
    private readonly clock: Clock,
  ) {}

  async execute({ chosen }: HoldSlot) {
    mustExist(chosen);
    const newId = newIdFor('hold');
    let holdId = newId;
    const work = async (decision: Decision) => {
      holdId = await this.append(decision, newId, chosen);
    };
    await withNearestSlots(this.streams, () => this.streams.decide(work, SCHEDULE_TRIES));
    return { holdId };
  }

  /** The hold and its hours are one append. */
  private async append(decision: Decision, newId: string, chosen: ChosenSlot): Promise<string> {
    const now = this.clock.now();
    const { offer, off, day, otherDay, holds } = await gatherSlot(decision, chosen, now);
    const states = { day: day.state, otherDay: otherDay?.state, holds: holds.state };
    const kept = holdSlot({ holdId: newId, chosen, offer, off, ...states, now });
    decision.append(holds, kept.holds);
    decision.append(day, kept.day);
    if (otherDay) decision.append(otherDay, kept.otherDay);
    return kept.holdId;
  }
}
