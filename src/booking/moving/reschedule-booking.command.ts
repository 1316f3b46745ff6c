import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../platform/clock.js';
import { newIdFor } from '../../platform/events/command-context.js';
import { type Decision, Streams } from '../../platform/streams/streams.js';
import { whatHolds } from '../../platform-settings/index.js';
import { mustExist, Schedule, scheduleId, withNearestSlots } from '../../scheduling/index.js';
import { Vendor, VendorSettings } from '../../vendor-onboarding/index.js';
import type { BookingEvent } from '../booking.events.js';
import { type Booking, existing } from '../booking.js';
import { actingOn } from '../changes/acting.js';
import { BookingProcess } from '../changes/booking-process.js';
import { move, type WantedTime } from './move.decisions.js';

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
    const asked = { actorId, wanted, proposalId: newIdFor('proposal'), now: this.clock.now() };
    const decide = (booking: Booking, decision: Decision) => this.move(decision, booking, asked);
    await withNearestSlots(this.streams, () => this.streams.update(BookingProcess, bookingId, decide));
  }

  private async move(decision: Decision, booking: Booking, { actorId, ...asked }: Asked): Promise<BookingEvent[]> {
    const by = await actingOn(decision, booking, actorId);
    const { vendorId } = existing(booking);
    const vendor = await decision.load(Vendor, vendorId);
    const settings = await decision.load(VendorSettings, vendorId);
    const day = await decision.load(Schedule, scheduleId(vendorId, asked.wanted.date));
    for (const condition of [vendor, settings]) decision.guard(condition);
    const states = { day: day.state, settings: settings.state, takesNewTimes: vendor.state.active };
    return move(booking, { ...asked, by, ...states, ...(await whatHolds(decision)) });
  }
}

interface Asked {
  readonly actorId: string;
  readonly wanted: WantedTime;
  readonly proposalId: string;
  readonly now: string;
}
