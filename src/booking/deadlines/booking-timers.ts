import { Injectable } from '@nestjs/common';
import type { Command } from '@nestjs/cqrs';
import { Fires } from '../../platform/timers/fires.decorator.js';
import { ExpireBooking } from '../commands/expire-booking.js';
import { CompleteOverdue } from './complete-overdue.js';
import type { BookingTimer } from './deadlines.js';
import { LapseReschedule } from './lapse-reschedule.js';
import { SettleClaim } from './settle-claim.js';

/** Which command each deadline of a booking stands for. */
@Fires()
@Injectable()
export class BookingTimers {
  readonly fires: Record<BookingTimer, (bookingId: string) => Command<void>> = {
    'booking.expire': (bookingId) => new ExpireBooking(bookingId),
    'booking.lapse': (bookingId) => new LapseReschedule(bookingId),
    'booking.complete': (bookingId) => new CompleteOverdue(bookingId),
    'booking.settle': (bookingId) => new SettleClaim(bookingId),
  };
}
