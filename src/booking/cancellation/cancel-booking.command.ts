import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../platform/clock.js';
import { Invalid } from '../../platform/errors.js';
import { type Decision, Streams } from '../../platform/events/streams.js';
import type { Cents } from '../../platform/money.js';
import type { BookingEvent } from '../booking.events.js';
import { type Booking, made } from '../booking.js';
import { cancelByCustomer, cancelByVendor, withdraw } from './cancellation.decisions.js';
import { ofVendor } from '../changes/guards.js';
import { actingOn } from '../changes/acting.js';
import { changeBooking } from '../changes/change-booking.js';

/** What was said and shown when somebody called a booking off. */
export interface CancellationWish {
  /** The vendor's; they must give one. */
  readonly reason?: string | null | undefined;
  /** The fee that the customer saw. */
  readonly chargeCents?: Cents | undefined;
}

/** Either side calls a booking off: the customer a request or a confirmed job, the vendor a confirmed job. */
export class CancelBooking extends Command<void> {
  constructor(
    readonly actorId: string,
    readonly bookingId: string,
    readonly wish: CancellationWish = {},
  ) {
    super();
  }
}

@CommandHandler(CancelBooking)
export class CancelBookingHandler implements ICommandHandler<CancelBooking> {
  constructor(
    private readonly streams: Streams,
    private readonly clock: Clock,
  ) {}

  async execute({ actorId, bookingId, wish }: CancelBooking) {
    const now = this.clock.now();
    await changeBooking(this.streams, bookingId, (booking, decision) => this.cancel(decision, booking, actorId, { ...wish, now }));
  }

  private async cancel(
    decision: Decision,
    booking: Booking,
    actorId: string,
    { reason, chargeCents, now }: CancellationWish & { readonly now: string },
  ): Promise<BookingEvent[]> {
    const by = await actingOn(decision, booking, actorId);
    if (by.side === 'vendor') {
      ofVendor(booking, by.vendorId);
      if (!reason) throw new Invalid({ reason: 'Tell the customer why' });
      return cancelByVendor(booking, { vendorId: by.vendorId, actorId, explanation: reason, now });
    }
    const { customerId } = by;
    if (made(booking).confirmedAt === null) return withdraw(booking, { customerId, now });
    return cancelByCustomer(booking, { customerId, shownChargeCents: chargeCents, now });
  }
}
