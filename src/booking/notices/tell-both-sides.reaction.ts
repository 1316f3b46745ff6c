import { Injectable } from '@nestjs/common';
import { Notices } from '../../notifications/index.js';
import { fold, streamOf } from '../../platform/events/decider.js';
import type { AnyEvent } from '../../platform/events/event.js';
import type { Fact } from '../../platform/events/recorded.js';
import { Streams } from '../../platform/events/streams.js';
import { reaction, type ReactionHandlers } from '../../platform/reactions/reaction.js';
import { Reacts } from '../../platform/reactions/reacts.decorator.js';
import type { ReviewEvent } from '../../reviews/review.events.js';
import { Vendor, VendorSettings } from '../../vendor-onboarding/index.js';
import type { BookingEvent } from '../booking.events.js';
import { Booking, existing } from '../booking.js';
import { BOOKING_NOTICES, type Moment, type NoticesOf } from './booking.notices.js';
import { type BookingNotice, noticeId, type SideNotices } from './notice.js';
import { REVIEW_NOTICES } from './review.notices.js';

const MY_REVIEWS = '/dashboard/my-reviews';
const bookingPath = (bookingId: string): string => `/dashboard/my-bookings?booking=${bookingId}`;

/** What a provider can switch off. */
type Preference = 'newBookings' | 'bookingUpdates' | 'reviews';

interface Of {
  readonly bookingId: string;
  readonly customerId: string;
  readonly vendorId: string;
}

/** Where a notice leads, and what of a provider's settings it goes by. */
interface About {
  readonly path: string;
  readonly wanted: Preference;
}

/** Each side hears of what the other does, the clock or an admin: the customer always, the provider as far as they want to. */
@Reacts()
@Injectable()
export class TellBothSides {
  constructor(
    private readonly streams: Streams,
    private readonly notices: Notices,
  ) {}

  readonly reaction = reaction<BookingEvent | ReviewEvent>('booking.tell-both-sides', {
    ...this.telling(BOOKING_NOTICES, (type, { bookingId }) => ({
      path: bookingPath(bookingId),
      wanted: type === 'BookingCreated' ? 'newBookings' : 'bookingUpdates',
    })),
    ...this.telling(REVIEW_NOTICES, () => ({ path: MY_REVIEWS, wanted: 'reviews' })),
  });

  /** A handler for each event of the table. */
  private telling<E extends AnyEvent>(notices: NoticesOf<E>, about: (type: string, of: Of) => About): ReactionHandlers<E> {
    const entries = Object.entries<(data: never, moment: Moment) => SideNotices>(notices).map(([type, write]) => {
      const handler = async (data: Of, fact: Pick<Fact, 'id' | 'stream' | 'version'>) => {
        const moment = await this.moment(data.bookingId, fact);
        await this.tell(data, fact.id, write(data as never, moment), about(type, data));
      };
      return [type, handler];
    });
    return Object.fromEntries(entries) as ReactionHandlers<E>;
  }

  /** Of an event on another stream, such as a review's, a booking is looked at as it stands. */
  private async moment(bookingId: string, { stream, version }: Pick<Fact, 'stream' | 'version'>): Promise<Moment> {
    const name = streamOf(Booking, bookingId);
    const { events } = await this.streams.read(name);
    const latest = fold(Booking, events);
    const [before, booking] =
      stream === name ? [fold(Booking, events.slice(0, version)), fold(Booking, events.slice(0, version + 1))] : [latest, latest];
    return { before, booking: existing(booking), latest: existing(latest) };
  }

  private async tell({ customerId, vendorId }: Of, eventId: string, { customer, vendor }: SideNotices, about: About): Promise<void> {
    if (customer) await this.send(noticeId(eventId, 'customer'), customerId, customer, about);
    if (vendor && (await this.providerWants(vendorId, about))) {
      const { userId } = fold(Vendor, (await this.streams.read(streamOf(Vendor, vendorId))).events);
      await this.send(noticeId(eventId, 'vendor'), userId, vendor, about);
    }
  }

  private async providerWants(vendorId: string, { wanted }: About): Promise<boolean> {
    return fold(VendorSettings, (await this.streams.read(streamOf(VendorSettings, vendorId))).events).notifications[wanted];
  }

  private send(id: string, userId: string, notice: BookingNotice, { path }: About): Promise<void> {
    return this.notices.send({ id, userId, kind: 'service', path, ...notice });
  }
}
