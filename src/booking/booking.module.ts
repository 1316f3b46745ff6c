import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { IdentityModule } from '../identity/index.js';
import { ArrivalController } from './arrival/arrival.controller.js';
import { ReportDelayHandler } from './arrival/report-delay.command.js';
import { SetOutHandler } from './arrival/set-out.command.js';
import { CancelBookingHandler } from './cancellation/cancel-booking.command.js';
import { CancelOfSuspendedHandler } from './cancellation/cancel-of-suspended.command.js';
import { CancellationController } from './cancellation/cancellation.controller.js';
import { EndBookingsOfSuspended } from './cancellation/end-bookings-of-suspended.reaction.js';
import { ClaimNoShowHandler } from './claims/claim-no-show.command.js';
import { ClaimsController } from './claims/claims.controller.js';
import { ContestClaimHandler } from './claims/contest-claim.command.js';
import { ReportProblemHandler } from './claims/report-problem.command.js';
import { SettleClaimHandler } from './claims/settle-claim.command.js';
import { CompleteBookingHandler } from './completion/complete-booking.command.js';
import { CompleteOverdueHandler } from './completion/complete-overdue.command.js';
import { CompletionController } from './completion/completion.controller.js';
import { BookingTimers } from './deadlines/booking-timers.js';
import { OpenBookings } from './list/open-bookings.queries.js';
import { AcceptTimeHandler } from './moving/accept-time.command.js';
import { LapseRescheduleHandler } from './moving/lapse-reschedule.command.js';
import { MoveSlots } from './moving/move-slots.queries.js';
import { MovingController } from './moving/moving.controller.js';
import { RefuseTimeHandler } from './moving/refuse-time.command.js';
import { RescheduleBookingHandler } from './moving/reschedule-booking.command.js';
import { BookingRecords } from './records/booking-records.js';
import { ConfirmBookingHandler } from './requests/confirm-booking.command.js';
import { CreateBookingHandler } from './requests/create-booking.command.js';
import { DeclineBookingHandler } from './requests/decline-booking.command.js';
import { ExpireBookingHandler } from './requests/expire-booking.command.js';
import { RequestsController } from './requests/requests.controller.js';
import { TimelineController } from './timeline/timeline.controller.js';
import { BookingAnswers } from './view/booking-answers.js';
import { BookingsController } from './view/bookings.controller.js';

@Module({
  imports: [CqrsModule, IdentityModule],
  controllers: [
    TimelineController,
    BookingsController,
    RequestsController,
    ArrivalController,
    CompletionController,
    CancellationController,
    MovingController,
    ClaimsController,
  ],
  providers: [
    CreateBookingHandler,
    ConfirmBookingHandler,
    DeclineBookingHandler,
    SetOutHandler,
    ReportDelayHandler,
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
    CompleteOverdueHandler,
    SettleClaimHandler,
    LapseRescheduleHandler,
    BookingTimers,
    EndBookingsOfSuspended,
    BookingRecords,
    OpenBookings,
  ],
  exports: [BookingAnswers],
})
export class BookingModule {}
