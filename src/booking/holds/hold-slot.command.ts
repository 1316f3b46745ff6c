import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../platform/clock.js';
import { newIdFor } from '../../platform/events/command-context.js';
import { type Decision, Streams } from '../../platform/events/streams.js';
import { plusMinutes } from '../../platform/time/durations.js';
import { agree, type ChosenSlot, mustExist } from '../terms/booking-terms.js';
import { insist } from '../schedule/insist.js';
import { freeTime } from '../slots/free-time.js';
import { offerFor } from '../terms/bookable-offer.js';
import { hold, Schedule, scheduleId } from '../schedule/schedule.js';
import { occupiedHours, type SlotFacts } from '../slots/slots.js';
import { take } from './holds.js';
import { giveBackElsewhere, givingWay, isAsShown, isAt, ownHold } from './own-hold.js';

const HOLD_MINUTES = 10;

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
    await insist(() =>
      this.streams.decide(async (decision) => {
        holdId = await this.hold(decision, newId, chosen);
      }),
    );
    return { holdId };
  }

  /** The hold and its hours are one append; what they rest on is guarded in it. Whoever holds this time already goes on holding it, no longer than before. */
  private async hold(decision: Decision, holdId: string, chosen: ChosenSlot): Promise<string> {
    const now = this.clock.now();
    const { customerId, serviceId, date, time } = chosen;
    const offer = await offerFor(decision, chosen, now);
    const own = await ownHold(decision, chosen, now);
    if (own.hold && isAt(own.hold, chosen) && isAsShown(own.hold, offer.vendor)) return own.hold.holdId;

    const terms = agree(chosen, offer);
    const {
      vendorId,
      offer: { title: serviceTitle, durationMinutes },
    } = offer.service;
    const facts: SlotFacts = { settings: offer.settings, timeZone: terms.timeZone, durationMinutes, now };
    const day = await decision.load(Schedule, scheduleId(vendorId, date));
    const instead = givingWay(own, date);
    const slot = await freeTime(this.streams, day.state, { vendorId, date, time, except: instead }, facts);
    const until = plusMinutes(now, HOLD_MINUTES);

    offer.guard();
    decision.append(
      own.holds,
      take(own.holds.state, { holdId, customerId, vendorId, serviceId, serviceTitle, durationMinutes, slot, terms, until, now }),
    );
    const hours = occupiedHours(time, facts);
    decision.append(day, hold(day.state, { vendorId, date, holdId, hours, lanes: offer.settings.lanes, until, now, instead }));
    await giveBackElsewhere(decision, own, date);
    return holdId;
  }
}
