import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { IdentityModule } from '../identity/index.js';
import { BookingRecords } from './booking-records.js';
import { BookingController } from './booking.controller.js';
import { CancelBookingHandler } from './commands/cancel-booking.js';
import { CancelOfSuspendedHandler } from './commands/cancel-of-suspended.js';
import { CompleteBookingHandler } from './commands/complete-booking.js';
import { ConfirmBookingHandler } from './commands/confirm-booking.js';
import { CreateBookingHandler } from './commands/create-booking.js';
import { DeclineBookingHandler } from './commands/decline-booking.js';
import { ExpireBookingHandler } from './commands/expire-booking.js';
import { PostReviewHandler } from './commands/post-review.js';
import { ConflictsController } from './conflicts/conflicts.controller.js';
import { figuresControllers } from './figures/index.js';
import { NextFreeSlotsController } from './next-free-slots.controller.js';
import { EndBookingsOfSuspended } from './reactions/end-bookings-of-suspended.js';
import { TellBothSides } from './reactions/tell-both-sides.js';
import { ReviewController } from './review.controller.js';
import { SlotsController } from './slots.controller.js';

@Module({
  imports: [CqrsModule, IdentityModule],
  controllers: [NextFreeSlotsController, SlotsController, ConflictsController, BookingController, ReviewController, ...figuresControllers],
  providers: [
    CreateBookingHandler,
    ConfirmBookingHandler,
    DeclineBookingHandler,
    CompleteBookingHandler,
    CancelBookingHandler,
    CancelOfSuspendedHandler,
    ExpireBookingHandler,
    PostReviewHandler,
    TellBothSides,
    EndBookingsOfSuspended,
    BookingRecords,
  ],
})
export class BookingModule {}
