import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { NotFound } from '../../platform/errors.js';
import type { BookingSettings } from '../slots/booking-settings.js';
import { bookingSettingsSql } from '../slots/booking-settings.queries.js';
import { bookableDays, bookableMonth } from '../slots/bookable-month.js';
import { shownSlot } from '../slots/shown-slot.js';
import { BookableDaysDto } from '../slots/slots.dto.js';
import { freeSlotsOf, type Slot, type SlotFacts, slotsOf } from '../slots/slots.js';
import { takenOn } from '../schedule/taken-hours.queries.js';
import { MoveSlotDto, MoveSlotsDto } from './moving.dto.js';
import { isTooSoon, settingsFor } from './new-time.js';

interface Stored {
  readonly vendorId: string;
  readonly startsAt: string;
  readonly timeZone: string;
  readonly durationMinutes: number;
  readonly settings: BookingSettings;
  readonly made: boolean;
}

/** A booking that somebody wants to move. */
interface Moved extends Pick<Stored, 'vendorId' | 'startsAt'> {
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
    return { date, timeZone: facts.timeZone, slots: slotsOf(date, taken(date), facts).map((slot) => shown(slot, booking)) };
  }

  async ofMonth(userId: string, bookingId: string, month: string): Promise<BookableDaysDto> {
    const booking = await this.booking(userId, bookingId);
    const { facts } = booking;
    const { from, to } = bookableDays(facts);
    const taken = await this.taken(booking, from, to);
    const freeOn = (date: string) => freeSlotsOf(date, taken(date), facts).filter((slot) => shown(slot, booking).available).length;
    return bookableMonth(month, facts, freeOn);
  }

  private taken({ vendorId, bookingId, facts: { now } }: Moved, from: string, to: string) {
    return takenOn(this.database, { vendorId, from, to, now, except: bookingId });
  }

  /** @throws NotFound for everybody but the two sides */
  private async booking(userId: string, bookingId: string): Promise<Moved> {
    const now = this.clock.now();
    const { rows } = await this.database.pool.query<Stored>({
      name: 'booking-to-move',
      text: `
        select b.vendor_id as "vendorId", b.starts_at as "startsAt", b.time_zone as "timeZone", b.duration_minutes as "durationMinutes",
          b.customer_id = $1 as made, ${bookingSettingsSql('$3')}
        from read.booking_list b join read.vendor_directory v on v.id = b.vendor_id
        where b.id = $2 and (b.customer_id = $1 or v.user_id = $1)`,
      values: [userId, bookingId, now],
    });
    if (!rows[0]) throw new NotFound('booking');
    const { vendorId, startsAt, timeZone, durationMinutes, settings, made } = rows[0];
    return {
      vendorId,
      startsAt,
      bookingId,
      facts: { settings: settingsFor(made ? 'customer' : 'vendor', settings), timeZone, durationMinutes, now },
    };
  }
}

function shown(slot: Slot, booking: Moved): MoveSlotDto {
  const { time, startsAt, obstacle } = slot;
  if (startsAt === booking.startsAt) return { time, startsAt, available: false, reason: 'current' };
  if (!obstacle && isTooSoon(startsAt, booking.facts.now)) return { time, startsAt, available: false, reason: 'notice' };
  return shownSlot(slot);
}
