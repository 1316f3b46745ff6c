import { Injectable } from '@nestjs/common';
import type { Command } from '@nestjs/cqrs';
import { Fires } from '../../platform/timers/fires.decorator.js';
import { SettleClaim } from '../claims/settle-claim.command.js';
import { CompleteOverdue } from '../completion/complete-overdue.command.js';
import { LapseReschedule } from '../moving/lapse-reschedule.command.js';
import { ExpireBooking } from '../requests/expire-booking.command.js';
import type { BookingTimer } from './deadlines.projection.js';

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
