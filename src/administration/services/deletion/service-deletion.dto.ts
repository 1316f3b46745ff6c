import { ApiProperty } from '@nestjs/swagger';
import { BOOKING_STATUSES, type BookingStatus } from '../../../booking/index.js';

/** A booking that goes on when its service is deleted, with the title, price and terms that were agreed. */
export class StandingBookingDto {
  bookingId!: string;
  /** 'Unknown Customer' when nobody may be named. */
  customerName!: string;
  @ApiProperty({ enum: BOOKING_STATUSES })
  status!: BookingStatus;
  /** yyyy-MM-dd */
  date!: string;
  /** HH:00, on the clocks of `timeZone`. */
  time!: string;
  /** IANA zone. */
  timeZone!: string;
}

/** A time that somebody holds who is about to book. */
export class AffectedHoldDto {
  holdId!: string;
  /** 'Unknown Customer' when nobody may be named. */
  customerName!: string;
  /** yyyy-MM-dd */
  date!: string;
  /** HH:00, on the clocks of `timeZone`. */
  time!: string;
  /** IANA zone. */
  timeZone!: string;
  /** When it ends by itself. */
  until!: string;
  /** They can book it now, and could no more. */
  ends!: boolean;
}

/** What deleting a service would do now. */
export class ServiceDeletionPreviewDto {
  bookings!: StandingBookingDto[];
  holds!: AffectedHoldDto[];
}
