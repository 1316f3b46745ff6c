import { ApiProperty } from '@nestjs/swagger';
import { IsString, Length } from 'class-validator';
import { type Role, ROLES } from '../../accounts/index.js';
import { BOOKING_STATUSES, type BookingStatus } from '../../booking/index.js';
import { Trimmed } from '../../platform/fields/fields.js';

/** So many of each kind: whoever means another one types more of it. */
export const AT_MOST = 5;

export class FindQuery {
  /** Part of a name, a title or a phone number, or a whole e-mail address or id. */
  @Trimmed()
  @IsString({ message: 'Search for a text' })
  @Length(2, 100, { message: 'Search for 2 to 100 characters' })
  search!: string;
}

export class FoundUserDto {
  id!: string;
  fullName!: string;
  @ApiProperty({ enum: ROLES, isArray: true })
  roles!: Role[];
}

export class FoundVendorDto {
  id!: string;
  businessName!: string;
  ownerName!: string;
}

export class FoundServiceDto {
  id!: string;
  title!: string;
  businessName!: string;
}

export class FoundBookingDto {
  id!: string;
  serviceTitle!: string;
  customerName!: string;
  /** Where the work is done. */
  date!: string;
  @ApiProperty({ enum: BOOKING_STATUSES })
  status!: BookingStatus;
}

/** The first few of each kind that a text finds. */
export class FoundDto {
  users!: FoundUserDto[];
  vendors!: FoundVendorDto[];
  services!: FoundServiceDto[];
  bookings!: FoundBookingDto[];
}
