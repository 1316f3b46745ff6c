import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { NotFound } from '../../platform/errors.js';
import { statement, type Values } from '../../platform/tables/statement.js';
import { tablesOf } from '../../platform/tables/typed-tables.js';
import {
  bookableDays,
  BookableDaysDto,
  bookableMonth,
  bookingSettings,
  freeSlotsOf,
  type Slot,
  type SlotFacts,
  slotsOf,
  slotView,
  takenOn,
} from '../../scheduling/index.js';
import { VendorRow } from '../../vendor-onboarding/index.js';
import { BookingRow } from '../list/booking-list.projection.js';
import { MoveSlotDto, MoveSlotsDto } from './moving.dto.js';
import { isTooSoon, settingsFor } from './new-time.js';

const tables = tablesOf(BookingRow, VendorRow);

const bookingToMove = statement(
  'booking-to-move',
  ({ userId, bookingId, now }: Values<{ userId: string; bookingId: string; now: string }>) =>
    tables
      .selectFrom('booking_list as b')
      .innerJoin('vendor_directory as v', 'v.id', 'b.vendor_id')
      .select((eb) => [
        'b.vendor_id as vendorId',
        'b.starts_at as startsAt',
        'b.time_zone as timeZone',
        'b.duration_minutes as durationMinutes',
        eb('b.customer_id', '=', userId).as('made'),
        bookingSettings(now),
      ])
      .where('b.id', '=', bookingId)
      .where((eb) => eb.or([eb('b.customer_id', '=', userId), eb('v.user_id', '=', userId)])),
);

/** A booking that somebody wants to move. */
interface Moved {
  readonly vendorId: string;
  readonly startsAt: string;
  readonly bookingId: string;
  readonly facts: SlotFacts;
}

/** Times to which a booking can be moved, as the read tables know them. Whether one is still free is decided when it is moved. */
@Injectable()
export class MoveSlots {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async ofDay(userId: string, bookingId: string, date: string): Promise<MoveSlotsDto> {
    const booking = await this.booking(userId, bookingId);
    const { facts } = booking;
    const taken = await this.taken(booking, date, date);
    return { date, timeZone: facts.timeZone, slots: slotsOf(date, taken(date), facts).map((slot) => slotOfMove(slot, booking)) };
  }

  async ofMonth(userId: string, bookingId: string, month: string): Promise<BookableDaysDto> {
    const booking = await this.booking(userId, bookingId);
    const { facts } = booking;
    const { from, to } = bookableDays(facts);
    const taken = await this.taken(booking, from, to);
    const freeOn = (date: string) => freeSlotsOf(date, taken(date), facts).filter((slot) => slotOfMove(slot, booking).available).length;
    return bookableMonth(month, facts, freeOn);
  }

  private taken({ vendorId, bookingId, facts: { now } }: Moved, from: string, to: string) {
    return takenOn(this.database, { vendorId, from, to, now, except: bookingId });
  }

  /** @throws NotFound for everybody but the two sides */
  private async booking(userId: string, bookingId: string): Promise<Moved> {
    const now = this.clock.now();
    const found = await bookingToMove.first(this.database.pool, { userId, bookingId, now });
    if (!found) throw new NotFound('booking');
    const { vendorId, startsAt, timeZone, durationMinutes, settings, made } = found;
    return {
      vendorId,
      startsAt,
      bookingId,
      facts: { settings: settingsFor(made ? 'customer' : 'vendor', settings), timeZone, durationMinutes, now },
    };
  }
}

function slotOfMove(slot: Slot, booking: Moved): MoveSlotDto {
  const { time, startsAt, obstacle } = slot;
  if (startsAt === booking.startsAt) return { time, startsAt, available: false, reason: 'current' };
  if (!obstacle && isTooSoon(startsAt, booking.facts.now)) return { time, startsAt, available: false, reason: 'notice' };
  return slotView(slot);
}
