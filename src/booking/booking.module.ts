import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { IdentityModule } from '../identity/index.js';
import { BookingRecords } from './booking-records.js';
import { BookingAnswers } from './booking-answers.js';
import { BookingController } from './booking.controller.js';
import { CalendarFileController } from './calendar-file/calendar-file.controller.js';
import { ClaimsController } from './claims/claims.controller.js';
import { AcceptTimeHandler } from './commands/accept-time.js';
import { CancelBookingHandler } from './commands/cancel-booking.js';
import { CancelOfSuspendedHandler } from './commands/cancel-of-suspended.js';
import { ClaimNoShowHandler } from './commands/claim-no-show.js';
import { CompleteBookingHandler } from './commands/complete-booking.js';
import { ConfirmBookingHandler } from './commands/confirm-booking.js';
import { ContestClaimHandler } from './commands/contest-claim.js';
import { CreateBookingHandler } from './commands/create-booking.js';
import { DeclineBookingHandler } from './commands/decline-booking.js';
import { ExpireBookingHandler } from './commands/expire-booking.js';
import { RefuseTimeHandler } from './commands/refuse-time.js';
import { ReportProblemHandler } from './commands/report-problem.js';
import { RescheduleBookingHandler } from './commands/reschedule-booking.js';
import { ConflictsController } from './conflicts/conflicts.controller.js';
import { deadlineProviders } from './deadlines/index.js';
import { deskCommands, DeskController } from './desk/index.js';
import { figuresControllers } from './figures/index.js';
import { HoldSlotHandler } from './holds/hold-slot.js';
import { HoldsController } from './holds/holds.controller.js';
import { ReleaseHoldHandler } from './holds/release-hold.js';
import { MoveSlots } from './moving/move-slots.js';
import { MovingController } from './moving/moving.controller.js';
import { NextFreeSlotsController } from './slots/next-free-slots.controller.js';
import { EndBookingsOfSuspended } from './reactions/end-bookings-of-suspended.js';
import { TellBothSides } from './reactions/tell-both-sides.js';
import { OpenBookings } from './open-bookings.js';
import { reviewControllers, reviewProviders } from './reviews/index.js';
import { SlotsController } from './slots/slots.controller.js';
import { TimelineController } from './timeline/timeline.controller.js';

@Module({
  imports: [CqrsModule, IdentityModule],
  controllers: [
    TimelineController,
    CalendarFileController,
    DeskController,
    NextFreeSlotsController,
    HoldsController,
    SlotsController,
    ConflictsController,
    BookingController,
    MovingController,
    ClaimsController,
    ...reviewControllers,
    ...figuresControllers,
  ],
  providers: [
    CreateBookingHandler,
    ConfirmBookingHandler,
    DeclineBookingHandler,
    CompleteBookingHandler,
    CancelBookingHandler,
    CancelOfSuspendedHandler,
    ExpireBookingHandler,
    RescheduleBookingHandler,
    AcceptTimeHandler,
    RefuseTimeHandler,
    ClaimNoShowHandler,
    ContestClaimHandler,
    ReportProblemHandler,
    MoveSlots,
    BookingAnswers,
    HoldSlotHandler,
    ReleaseHoldHandler,
    ...reviewProviders,
    ...deskCommands,
    ...deadlineProviders,
    TellBothSides,
    EndBookingsOfSuspended,
    BookingRecords,
    OpenBookings,
  ],
})
export class BookingModule {}
