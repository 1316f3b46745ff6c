import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../platform/clock.js';
import { newIdFor } from '../../platform/events/command-context.js';
import { Rejected } from '../../platform/errors.js';
import { type Decision, Streams } from '../../platform/events/streams.js';
import { plusMinutes } from '../../platform/time/durations.js';
import { Vendor, VendorSettings } from '../../vendor-onboarding/index.js';
import { mustExist } from '../terms/booking-terms.js';
import type { BookingEvent } from '../booking.events.js';
import type { Booking, MadeBooking } from '../booking.js';
import { type Acting, ofActing } from '../changes/guards.js';
import { reschedule } from './reschedule.decisions.js';
import { settingsFor } from './new-time.js';
import { bookedTime } from '../slots/booked-time.js';
import { slotTaken } from '../slots/nearest-free-slots.js';
import { Schedule, scheduleId, takenAt } from '../schedule/schedule.js';
import { type Slot, slotAt, type SlotFacts } from '../slots/slots.js';
import { actingOn } from '../changes/acting.js';
import { changeBooking } from '../changes/change-booking.js';

/** One of the ten times of a day, on the clocks of the booking's zone. */
export interface WantedTime {
  readonly date: string;
  readonly time: string;
}

/** Either side wants another time. The hours are the booking's at once, or kept for it until the other side has answered. */
export class RescheduleBooking extends Command<void> {
  constructor(
    readonly actorId: string,
    readonly bookingId: string,
    readonly wanted: WantedTime,
  ) {
    super();
  }
}

@CommandHandler(RescheduleBooking)
export class RescheduleBookingHandler implements ICommandHandler<RescheduleBooking> {
  constructor(
    private readonly streams: Streams,
    private readonly clock: Clock,
  ) {}

  async execute({ actorId, bookingId, wanted }: RescheduleBooking) {
    mustExist(wanted);
    const proposalId = newIdFor('proposal');
    const now = this.clock.now();
    await changeBooking(this.streams, bookingId, async (booking, decision) => {
      const by = await actingOn(decision, booking, actorId);
      return this.move(decision, booking, { by, wanted, proposalId, now });
    });
  }

  /** That the booking may be moved is judged before what is free: a closed one is told so. */
  private async move(
    decision: Decision,
    booking: Booking,
    { by, wanted, proposalId, now }: { by: Acting; wanted: WantedTime; proposalId: string; now: string },
  ): Promise<BookingEvent[]> {
    const own = ofActing(booking, by);
    const how = await decision.load(VendorSettings, own.vendorId);
    const settings = settingsFor(by.side, how.state);
    const facts: SlotFacts = { settings, timeZone: own.terms.timeZone, durationMinutes: own.durationMinutes, now };
    const slot = await this.judge(decision, own, wanted, facts);
    const startsAt = slot.startsAt ?? bookedTime(slot, own.durationMinutes, settings).startsAt;
    const endsAt = plusMinutes(startsAt, own.durationMinutes);
    const events = reschedule(booking, { by, slot: { ...wanted, startsAt, endsAt }, proposalId, now });
    if (events.length === 0) return [];

    const { vendorId, bookingId } = own;
    const vendor = await decision.load(Vendor, vendorId);
    if (!vendor.state.active) throw new Rejected('booking/provider-suspended', 'This provider takes no new times at the moment.');
    const booked = bookedTime(slot, own.durationMinutes, settings);
    if (slot.obstacle === 'taken') throw await slotTaken(this.streams, { vendorId, wanted: booked, facts, except: [bookingId] });
    for (const condition of [vendor, how]) decision.guard(condition);
    return events;
  }

  private async judge(decision: Decision, own: MadeBooking, { date, time }: WantedTime, facts: SlotFacts): Promise<Slot> {
    const day = await decision.load(Schedule, scheduleId(own.vendorId, date));
    return slotAt(date, time, takenAt(day.state, facts.now, [own.bookingId]), facts);
  }
}
