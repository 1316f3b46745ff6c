import { ApiProperty } from '@nestjs/swagger';
import { BOOKING_STATUSES, type BookingStatus, type Side, SIDES } from '../../../booking/index.js';
import { RequiredText } from '../../../platform/fields/fields.js';

export class UserBusinessDto {
  businessName!: string;
  /** Whether customers would see it from then on, or see it no longer. */
  changes!: boolean;
}

export class UserBookingDto {
  bookingId!: string;
  serviceTitle!: string;
  /** On which side the person is. */
  @ApiProperty({ enum: SIDES })
  as!: Side;
  /** The business, or the customer: 'Unknown Customer' when nobody may be named. */
  otherSide!: string;
  @ApiProperty({ enum: BOOKING_STATUSES })
  status!: BookingStatus;
  /** yyyy-MM-dd */
  date!: string;
  /** HH:00, on the clocks of `timeZone`. */
  time!: string;
  /** IANA zone. */
  timeZone!: string;
  /** False: the work has begun, and is brought to its end. */
  ends!: boolean;
}

/** What deactivating somebody, or taking a role of them, would do now. */
export class UserDeactivationDto {
  /** That would end. */
  sessions!: number;
  /** `null`: they have none. */
  business!: UserBusinessDto | null;
  /** All that are open: on either side, or of the business alone, where it is about the role. */
  bookings!: UserBookingDto[];
}

/** What activating somebody, or giving them a role, would do now. */
export class UserActivationDto {
  /** `null`: they have none. */
  business!: UserBusinessDto | null;
}

/** Many people, and what deactivating them would do now. */
export class ManyUsersDto {
  total!: number;
  /** The others are deactivated. */
  active!: number;
  /** Whoever asks is among them: nobody deactivates themselves. */
  yourself!: boolean;
  /** Those that customers would see no longer. */
  businesses!: number;
  /** Open ones that would end, on either side; nobody pays. */
  bookings!: number;
}

/** Why somebody is shut out. */
export class DeactivateUserDto {
  /** The person reads it. */
  @RequiredText('Reason', 500)
  reason!: string;
}
