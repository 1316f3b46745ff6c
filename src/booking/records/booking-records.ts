import { Injectable } from '@nestjs/common';
import { HoldsPersonalRecords, type PersonalRecords } from '../../identity/index.js';
import { Database } from '../../platform/database/database.js';
import { streamOf } from '../../platform/events/decider.js';
import { statement, type Values } from '../../platform/tables/statement.js';
import { rowAs, tablesOf } from '../../platform/tables/typed-tables.js';
import { counted } from '../../platform/words.js';
import { Holds, Schedule, scheduleId } from '../../scheduling/index.js';
import { VendorRow } from '../../vendor-onboarding/index.js';
import { Booking } from '../booking.js';
import { OpenRequests, openRequestsId } from '../changes/open-requests.js';
import { CountedBookings } from '../limits/counted-bookings.js';
import { bookingIsOpen, problemIsOpen } from '../list/booking-conditions.js';
import { BookingRow } from '../list/booking-list.projection.js';
import { BookingStepRow } from '../timeline/booking-timeline.projection.js';

type OfPerson = Values<{ userId: string }>;

const tables = tablesOf(BookingRow, BookingStepRow, VendorRow);
const b = rowAs(BookingRow, 'b');

const BOOKED = [
  'b.id',
  'b.service_title as serviceTitle',
  'b.status',
  'b.reason',
  'b.date',
  'b.time',
  'b.time_zone as timeZone',
  'b.price_cents as priceCents',
  'b.platform_fee_cents as platformFeeCents',
  'b.charge_cents as chargeCents',
  'b.created_at as createdAt',
  'b.completed_at as completedAt',
] as const;

const received = ({ userId }: Pick<OfPerson, 'userId'>) =>
  tables.selectFrom('booking_list as b').innerJoin('vendor_directory as v', 'v.id', 'b.vendor_id').where('v.user_id', '=', userId);
/** Either side's bookings, by the index of each. */
const ofEither = ({ userId }: OfPerson) =>
  b.or([
    b('b.customer_id', '=', userId),
    b('b.vendor_id', '=', tables.selectFrom('vendor_directory as v').select('v.id').where('v.user_id', '=', userId).$asScalar()),
  ]);

/** What a person has booked, from whom, and where. */
const bookingsMade = statement('personal-file-bookings-made', ({ userId }: OfPerson) =>
  tables
    .selectFrom('booking_list as b')
    .leftJoin('vendor_directory as v', 'v.id', 'b.vendor_id')
    .select(BOOKED)
    .select(['v.business_name as businessName', 'b.street', 'b.zip', 'b.city', 'b.state', 'b.instructions'])
    .where('b.customer_id', '=', userId)
    .orderBy('b.created_at')
    .orderBy('b.id'),
);
/** What was booked at a person's business: without whose bookings these are. */
const bookingsReceived = statement('personal-file-bookings-received', ({ userId }: OfPerson) =>
  received({ userId }).select(BOOKED).orderBy('b.created_at').orderBy('b.id'),
);
/** What a person has written of a claim, a problem or a cancellation. */
const written = statement('personal-file-booking-texts', ({ userId }: OfPerson) =>
  tables
    .selectFrom('booking_timeline as t')
    .select(['t.booking_id as bookingId', 't.kind', 't.text', 't.at'])
    .where('t.author_id', '=', userId)
    .where('t.text', 'is not', null)
    .orderBy('t.recorded_as'),
);
/** Received is what was booked at the person's own business, whose day is theirs too. */
const known = statement('personal-file-booking-streams', ({ userId }: OfPerson) =>
  tables
    .selectFrom('booking_list as b')
    .select((eb) => [
      'b.id',
      'b.customer_id as customerId',
      'b.vendor_id as vendorId',
      'b.date',
      eb('b.customer_id', '<>', userId).as('received'),
    ])
    .where(ofEither({ userId }))
    .orderBy('b.created_at')
    .orderBy('b.id'),
);
const openOf = statement('open-bookings-of-person', ({ userId }: OfPerson) => {
  const bookings = tables.selectFrom('booking_list as b').select((eb) => eb.fn.countAll().as('count'));
  const ofBusiness = received({ userId }).select((eb) => eb.fn.countAll().as('count'));
  return tables.selectNoFrom([
    bookings.where('b.customer_id', '=', userId).where(bookingIsOpen).$asScalar().$notNull().as('made'),
    ofBusiness.where(bookingIsOpen).$asScalar().$notNull().as('received'),
    bookings.where(ofEither({ userId })).where(problemIsOpen).$asScalar().$notNull().as('problems'),
  ]);
});

@HoldsPersonalRecords()
@Injectable()
export class BookingRecords implements PersonalRecords {
  readonly part = 'bookings';

  constructor(private readonly database: Database) {}

  async recordsOf(userId: string): Promise<unknown> {
    const { pool } = this.database;
    const [made, received, texts] = await Promise.all([
      bookingsMade.all(pool, { userId }),
      bookingsReceived.all(pool, { userId }),
      written.all(pool, { userId }),
    ]);
    return { made, received, written: texts };
  }

  async streamsOf(userId: string): Promise<readonly string[]> {
    const bookings = await known.all(this.database.pool, { userId });
    const booked = bookings.flatMap(({ id, vendorId, customerId, date, received }) => [
      streamOf(Booking, id),
      streamOf(OpenRequests, openRequestsId({ customerId, vendorId })),
      ...(received ? [streamOf(Schedule, scheduleId(vendorId, date))] : []),
    ]);
    return [...booked, streamOf(CountedBookings, userId), streamOf(Holds, userId)];
  }

  /** Both sides are owed what was agreed. */
  async reasonsToStay(userId: string): Promise<readonly string[]> {
    const { made, received, problems } = await openOf.one(this.database.pool, { userId });
    return [
      ...(made > 0
        ? [`You have ${counted(made, 'open booking')}. Cancel ${made === 1 ? 'it' : 'them'}, or wait until the work is done.`]
        : []),
      ...(received > 0 ? [`Your business has ${counted(received, 'open booking')}. Decline, cancel or complete them first.`] : []),
      ...(problems > 0 ? ['A problem with completed work has been reported and not been decided yet.'] : []),
    ];
  }
}
