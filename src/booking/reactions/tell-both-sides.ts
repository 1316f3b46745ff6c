import { Injectable } from '@nestjs/common';
import { Notices } from '../../identity/index.js';
import { fold, streamOf } from '../../platform/events/decider.js';
import { Streams } from '../../platform/events/streams.js';
import { reaction } from '../../platform/projections/reaction.js';
import { Reacts } from '../../platform/projections/reacts.decorator.js';
import { Vendor } from '../../vendor-onboarding/index.js';
import { Booking, made, type MadeBooking } from '../booking.js';
import type { BookingEvent } from '../booking.events.js';
import { type BookingNotice, cancelled, completed, confirmed, requested } from '../booking-notices.js';

const MY_BOOKINGS = '/dashboard/my-bookings';

/** The provider hears of a new booking, the customer of what becomes of it. A notice's id is its event's: redelivery sends no second one. */
@Reacts()
@Injectable()
export class TellBothSides {
  constructor(
    private readonly streams: Streams,
    private readonly notices: Notices,
  ) {}

  readonly reaction = reaction<BookingEvent>('booking.tell-both-sides', {
    BookingCreated: async (booking, { id }) => this.tell(await this.ownerOf(booking.vendorId), id, requested(booking)),
    BookingConfirmed: ({ bookingId }, { id }) => this.tellCustomer(bookingId, id, confirmed),
    BookingCancelled: ({ bookingId, reason, chargeCents }, { id }) =>
      this.tellCustomer(bookingId, id, (booking) => cancelled(booking, reason, chargeCents)),
    BookingCompleted: ({ bookingId }, { id }) => this.tellCustomer(bookingId, id, completed),
  });

  private async tellCustomer(bookingId: string, id: string, notice: (booking: MadeBooking) => BookingNotice): Promise<void> {
    const booking = made(fold(Booking, (await this.streams.read(streamOf(Booking, bookingId))).events));
    await this.tell(booking.customerId, id, notice(booking));
  }

  private tell(userId: string, id: string, notice: BookingNotice): Promise<void> {
    return this.notices.send({ id, userId, kind: 'service', path: MY_BOOKINGS, ...notice });
  }

  private async ownerOf(vendorId: string): Promise<string> {
    return fold(Vendor, (await this.streams.read(streamOf(Vendor, vendorId))).events).userId;
  }
}
