import type { AccountEvent } from '../../../src/accounts/account.events.js';
import type { BookingEvent } from '../../../src/booking/booking.events.js';
import type { ServiceEvent } from '../../../src/catalog/service.events.js';
import { PersonalData } from '../../../src/platform/personal-data/personal-data.js';
import type { ReviewEvent } from '../../../src/reviews/review.events.js';
import type { TestApp } from '../../support/app.js';

/** What the history tells of one booking, without the help of any read table. */
export interface ToldBooking {
  readonly id: string;
  readonly vendorId: string;
  readonly customerId: string;
  readonly serviceId: string;
  readonly title: string;
  readonly createdAt: string;
  readonly endsAt: string;
  readonly date: string;
  readonly respondBy: string;
  readonly price: number;
  /** 'Austin, TX'; `null` once the customer is erased. */
  readonly place: string | null;
  /** The same. */
  readonly zip: string | null;
  confirmedAt?: string;
  completedAt?: string;
  /** What the customer got back. */
  refund?: { readonly at: string; readonly cents: number };
  cancelled?: { readonly at: string; readonly reason: string; readonly charge: number };
}

export interface ToldReview {
  readonly id: string;
  readonly vendorId: string;
  readonly customerId: string;
  readonly serviceId: string;
  readonly title: string;
  rating: number;
  comment: string | null;
  readonly postedAt: string;
  reply: { readonly text: string; readonly repliedAt: string; readonly photoUrl: null } | null;
  /** Nobody is shown it, and nothing counts it. */
  hidden: boolean;
}

export interface ToldPerson {
  name: string;
  phone: string | null;
  shown: boolean;
  erased: boolean;
}

export interface Told {
  readonly bookings: readonly ToldBooking[];
  /** Those that readers see. */
  readonly reviews: readonly ToldReview[];
  /** Bookings that have a review, shown or hidden. */
  readonly reviewed: ReadonlySet<string>;
  readonly people: ReadonlyMap<string, ToldPerson>;
  /** Titles of services that are not deleted. */
  readonly services: ReadonlyMap<string, { vendorId: string; title: string }>;
}

/** What is looked at of the history, opened. */
type Happened = BookingEvent | ReviewEvent | AccountEvent | ServiceEvent;

/** Reads every stream of these categories, and tells what happened. */
export async function tell(app: TestApp): Promise<Told> {
  const events = await history(app);
  const gone = new Set(events.flatMap((each) => (each.type === 'PersonalDataErased' ? [each.data.userId] : [])));
  const bookings = new Map<string, ToldBooking>();
  const reviews = new Map<string, ToldReview>();
  const people = new Map<string, ToldPerson>();
  const services = new Map<string, { vendorId: string; title: string }>();
  for (const { type, data, personal } of events) {
    if (type === 'BookingCreated') {
      const { bookingId: id, serviceTitle: title, slot, terms, ...made } = data;
      const place = gone.has(data.customerId) ? null : `${personal.fields.city}, ${personal.fields.state}`;
      const zip = gone.has(data.customerId) ? null : personal.fields.zip;
      bookings.set(id, { id, title, ...made, zip, endsAt: slot.endsAt, date: slot.date, price: terms.priceCents, place });
    } else if (type === 'BookingConfirmed') bookings.get(data.bookingId)!.confirmedAt = data.confirmedAt;
    else if (type === 'BookingCompleted') bookings.get(data.bookingId)!.completedAt = data.completedAt;
    else if (type === 'BookingCancelled') {
      bookings.get(data.bookingId)!.cancelled = { at: data.cancelledAt, reason: data.reason, charge: data.chargeCents };
    } else if (type === 'ProblemDecided') {
      bookings.get(data.bookingId)!.refund = { at: data.decidedAt, cents: data.refundCents };
    } else if (type === 'ReviewPosted') {
      const { reviewId: id, serviceTitle: title, ...said } = data;
      const comment = gone.has(data.customerId) ? null : personal.fields.comment;
      reviews.set(id, { id, title, ...said, comment, reply: null, hidden: false });
    } else if (type === 'ReviewEdited') {
      const comment = gone.has(data.customerId) ? null : personal.fields.comment;
      Object.assign(reviews.get(data.reviewId)!, { rating: data.rating, comment });
    } else if (type === 'ReviewReplied') {
      reviews.get(data.reviewId)!.reply = { text: personal.fields.reply, repliedAt: data.repliedAt, photoUrl: null };
    } else if (type === 'ReviewHidden' || type === 'ReviewShown') {
      reviews.get(data.reviewId)!.hidden = type === 'ReviewHidden';
    } else if (type === 'UserRegistered') {
      people.set(data.userId, { name: personal.fields.fullName, phone: null, shown: true, erased: gone.has(data.userId) });
    } else if (type === 'ProfileUpdated') {
      Object.assign(people.get(data.userId)!, { name: personal.fields.fullName, phone: personal.fields.phone });
    } else if (type === 'SettingsChanged') people.get(data.userId)!.shown = data.privacy.publicProfile;
    else if (type === 'ServiceCreated' || type === 'ServiceUpdated') services.set(data.serviceId, data);
    else if (type === 'ServiceArchived' || type === 'ServiceArchivedByAdmin') services.delete(data.serviceId);
  }
  return {
    bookings: [...bookings.values()],
    reviews: [...reviews.values()].filter(({ hidden }) => !hidden),
    reviewed: new Set(events.flatMap((each) => (each.type === 'ReviewPosted' ? [each.data.bookingId] : []))),
    people,
    services,
  };
}

/** In the order in which it was recorded, personal data opened. */
async function history({ app, database, streams }: TestApp): Promise<readonly Happened[]> {
  const { rows } = await database.pool.query<{ name: string }>(
    "select name from es.streams where name ~ '^(booking|review|user|service)-'",
  );
  const stored = await Promise.all(rows.map(({ name }) => streams.read(name)));
  const events = stored.flatMap((stream) => stream.events).sort((a, b) => (a.position < b.position ? -1 : 1));
  const personalData = app.get(PersonalData);
  const keys = await personalData.keysForEvents(events);
  return events.map((each) => {
    const fields = personalData.open(each, keys);
    return { type: each.type, data: each.data, personal: fields && { fields } } as unknown as Happened;
  });
}
