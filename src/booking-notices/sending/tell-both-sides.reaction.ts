import { Injectable } from '@nestjs/common';
import type { BookingCreated, BookingEvent, Side } from '../../booking/booking.events.js';
import { Booking, existing, type ExistingBooking, noticeId } from '../../booking/index.js';
import { Service } from '../../catalog/index.js';
import { Category } from '../../categories/index.js';
import { type NoticeDetails, Notices } from '../../notifications/index.js';
import { Clock } from '../../platform/clock.js';
import { fold, streamOf } from '../../platform/events/decider.js';
import { type AnyEvent, ERASED } from '../../platform/events/event.js';
import type { Fact, Recorded } from '../../platform/events/recorded.js';
import { LetterDrawings } from '../../platform/mail/drawings/letter-drawings.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { Config } from '../../platform/process/config.js';
import { reaction, type ReactionHandlers } from '../../platform/reactions/reaction.js';
import { Reacts } from '../../platform/reactions/reacts.decorator.js';
import { allOf } from '../../platform/together/some-at-once.js';
import { StreamReads } from '../../platform/together/stream-reads.js';
import type { ReviewEvent } from '../../reviews/review.events.js';
import { Vendor, VendorSettings } from '../../vendor-onboarding/index.js';
import { BOOKING_NOTICES, type Moment, type NoticesOf } from '../booking.notices.js';
import type { BookingNotice, SideNotices } from '../notice.js';
import { REVIEW_NOTICES } from '../review.notices.js';
import { type CustomersOwn, mailedCalendar, summaryOf } from './booking-mail.js';

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
  /** Whether its mail tells what the booking is about. */
  readonly withSummary: boolean;
}

/** A moment, with all that has happened to its booking. */
interface Told extends Moment {
  readonly history: readonly Recorded[];
}

/** Each side hears of what the other does, the clock or an admin: the customer always, the provider as far as they want to. */
@Reacts()
@Injectable()
export class TellBothSides {
  constructor(
    private readonly streams: StreamReads,
    private readonly notices: Notices,
    private readonly personalData: PersonalData,
    private readonly drawings: LetterDrawings,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  readonly reaction = reaction<BookingEvent | ReviewEvent>(
    'booking.tell-both-sides',
    {
      ...this.telling(BOOKING_NOTICES, (type, { bookingId }) => ({
        path: bookingPath(bookingId),
        wanted: type === 'BookingCreated' ? 'newBookings' : 'bookingUpdates',
        withSummary: true,
      })),
      ...this.telling(REVIEW_NOTICES, () => ({ path: MY_REVIEWS, wanted: 'reviews', withSummary: false })),
    },
    { sendsMail: true },
  );

  /** A handler for each event of the table. */
  private telling<E extends AnyEvent>(notices: NoticesOf<E>, about: (type: string, of: Of) => About): ReactionHandlers<E> {
    const entries = Object.entries<(data: never, moment: Moment) => SideNotices>(notices).map(([type, write]) => {
      const handler = async (data: Of, fact: Pick<Fact, 'id' | 'stream' | 'version'>) => {
        const moment = await this.moment(data.bookingId, fact);
        await this.tell(data, fact.id, write(data as never, moment), about(type, data), moment);
      };
      return [type, handler];
    });
    return Object.fromEntries(entries) as ReactionHandlers<E>;
  }

  /** Of an event on another stream, such as a review's, a booking is looked at as it stands. */
  private async moment(bookingId: string, { stream, version }: Pick<Fact, 'stream' | 'version'>): Promise<Told> {
    const name = streamOf(Booking, bookingId);
    const { events } = await this.streams.read(name);
    const latest = fold(Booking, events);
    const [before, booking] =
      stream === name ? [fold(Booking, events.slice(0, version)), fold(Booking, events.slice(0, version + 1))] : [latest, latest];
    return { before, booking: existing(booking), latest: existing(latest), history: events };
  }

  private async tell(
    { customerId, vendorId }: Of,
    eventId: string,
    { customer, vendor }: SideNotices,
    about: About,
    moment: Told,
  ): Promise<void> {
    let drawn: Promise<string | undefined> | undefined;
    const detailed = async (side: Side, notice: BookingNotice): Promise<NoticeDetails> => {
      drawn ??= about.withSummary ? this.drawing(moment.booking) : Promise.resolve(undefined);
      const [details, drawing] = await Promise.all([this.details(side, notice, about, moment), drawn]);
      return { ...details, ...(drawing !== undefined && { drawing }) };
    };
    const send = (side: Side, userId: string, notice: BookingNotice) => {
      const { subject, sentence } = notice;
      const details = detailed(side, notice);
      return this.notices.send({ id: noticeId(eventId, side), userId, kind: 'service', path: about.path, subject, sentence, details });
    };
    const sendVendor = async (notice: BookingNotice) => {
      const userId = await this.providerToTell(vendorId, about);
      if (userId !== undefined) await send('vendor', userId, notice);
    };
    await allOf([...(customer ? [send('customer', customerId, customer)] : []), ...(vendor ? [sendVendor(vendor)] : [])]);
  }

  private async details(
    side: Side,
    { next, action, inCalendar = false }: BookingNotice,
    { path, withSummary }: About,
    { booking, latest, history }: Told,
  ): Promise<NoticeDetails> {
    const own = side === 'customer' ? await this.customersOwn(history) : null;
    const url = `${this.config.publicUrl}${path}`;
    return {
      ...(withSummary && { summary: summaryOf(booking, side, own) }),
      ...(next !== undefined && { next }),
      ...(action !== undefined && { action }),
      ...(inCalendar && { calendar: mailedCalendar(latest, { history, address: own?.address ?? null, url, writtenAt: this.clock.now() }) }),
    };
  }

  /** A category that an administrator has made below another is drawn as that one. */
  private async drawing({ serviceId, serviceTitle }: ExistingBooking): Promise<string | undefined> {
    const { offer } = await this.streams.stateOf(Service, serviceId);
    const own = await this.streams.stateOf(Category, offer.categoryId);
    const above = own.details.parentId === null ? [] : [await this.streams.stateOf(Category, own.details.parentId)];
    return this.drawings.of(
      [own, ...above].flatMap(({ details, formerSlugs }) => [details.slug, ...formerSlugs]),
      serviceTitle,
    );
  }

  /** Where the customer has asked for the work to be done, and by which clocks they go; null once they are erased. */
  private async customersOwn([created]: readonly Recorded[]): Promise<CustomersOwn | null> {
    const fields = created && this.personalData.open(created, await this.personalData.keysForEvents([created]));
    if (!fields || fields['street'] === ERASED) return null;
    const { street, city, state, zip, customerTimeZone } = fields as BookingCreated['personal']['fields'];
    return { address: `${street}, ${city}, ${state} ${zip}`, timeZone: customerTimeZone ?? null };
  }

  /** The provider's account, where they want to hear of it. */
  private async providerToTell(vendorId: string, { wanted }: About): Promise<string | undefined> {
    const [{ notifications }, { userId }] = await Promise.all([
      this.streams.stateOf(VendorSettings, vendorId),
      this.streams.stateOf(Vendor, vendorId),
    ]);
    return notifications[wanted] ? userId : undefined;
  }
}
