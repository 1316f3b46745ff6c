import { Injectable } from '@nestjs/common';
import { Notices } from '../../identity/index.js';
import { fold, streamOf } from '../../platform/events/decider.js';
import { Streams } from '../../platform/events/streams.js';
import { idFrom } from '../../platform/ids.js';
import { reaction } from '../../platform/projections/reaction.js';
import { Reacts } from '../../platform/projections/reacts.decorator.js';
import { Vendor, VendorSettings } from '../../vendor-onboarding/index.js';
import { Booking, isAutoAccepted, made, type MadeBooking } from '../booking.js';
import type { BookingEvent } from '../booking.events.js';
import {
  booked,
  type BookingNotice,
  cancelled,
  cancelledForProvider,
  completed,
  confirmed,
  requested,
  reviewed,
} from '../booking-notices.js';
import type { ReviewEvent } from '../review.events.js';

const MY_BOOKINGS = '/dashboard/my-bookings';
const MY_REVIEWS = '/dashboard/my-reviews';

type Wanted = 'newBookings' | 'bookingUpdates' | 'reviews';

/**
 * The provider hears of a new booking, of what others make of it and of a review, as far as they want to; the customer of what becomes of their booking. A
 * notice's id is its event's, for the provider derived from it: redelivery sends no second one.
 */
@Reacts()
@Injectable()
export class TellBothSides {
  constructor(
    private readonly streams: Streams,
    private readonly notices: Notices,
  ) {}

  readonly reaction = reaction<BookingEvent | ReviewEvent>('booking.tell-both-sides', {
    BookingCreated: async ({ bookingId, vendorId }, { id }) => {
      const booking = await this.booking(bookingId);
      await this.tellProvider(vendorId, 'newBookings', id, (isAutoAccepted(booking) ? booked : requested)(booking));
    },
    BookingConfirmed: async ({ bookingId }, { id }) => this.tellCustomer(await this.booking(bookingId), id, confirmed),
    BookingCancelled: async ({ bookingId, vendorId, reason, chargeCents }, { id }) => {
      const booking = await this.booking(bookingId);
      await this.tellCustomer(booking, id, () => cancelled(booking, reason, chargeCents));
      await this.tellProvider(vendorId, 'bookingUpdates', id, cancelledForProvider(booking, reason, chargeCents));
    },
    BookingCompleted: async ({ bookingId }, { id }) => this.tellCustomer(await this.booking(bookingId), id, completed),
    ReviewPosted: ({ vendorId, serviceTitle, rating }, { id }) =>
      this.tellProvider(vendorId, 'reviews', id, reviewed({ serviceTitle, rating }), MY_REVIEWS),
  });

  private async booking(bookingId: string): Promise<MadeBooking> {
    return made(fold(Booking, (await this.streams.read(streamOf(Booking, bookingId))).events));
  }

  private tellCustomer(booking: MadeBooking, id: string, notice: (booking: MadeBooking) => BookingNotice): Promise<void> {
    return this.notices.send({ id, userId: booking.customerId, kind: 'service', path: MY_BOOKINGS, ...notice(booking) });
  }

  private async tellProvider(vendorId: string, what: Wanted, eventId: string, notice?: BookingNotice, path = MY_BOOKINGS): Promise<void> {
    if (!notice) return;
    const { notifications } = fold(VendorSettings, (await this.streams.read(streamOf(VendorSettings, vendorId))).events);
    if (!notifications[what]) return;
    const { userId } = fold(Vendor, (await this.streams.read(streamOf(Vendor, vendorId))).events);
    await this.notices.send({ id: idFrom(eventId, 'provider'), userId, kind: 'service', path, ...notice });
  }
}
