import { OmitType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsBoolean, IsInt, IsObject, Max, Min, ValidateNested } from 'class-validator';
import { SeenDto } from '../../platform/fields/seen.dto.js';

const ON_OR_OFF = { message: 'Choose on or off' };
const NOTICE = { message: 'Advance notice must be between 1 and 168 hours' };
const PERCENT = { message: 'A surcharge must be a whole percentage between 0 and 100' };
const MINIMUM = { message: 'Minimum booking must be at least $0 and at most $100,000' };
const FEE = { message: 'Cancellation fee must be at least $0 and at most $100,000' };
const AT_MOST_CENTS = 10_000_000;

/** What the provider hears of, in the ways that their account's settings leave open. */
export class VendorNotificationsDto {
  /** Somebody books, or asks to. */
  @IsBoolean(ON_OR_OFF)
  newBookings!: boolean;

  /** A customer cancels or withdraws; a request runs out. */
  @IsBoolean(ON_OR_OFF)
  bookingUpdates!: boolean;

  /** A customer leaves a review. */
  @IsBoolean(ON_OR_OFF)
  reviews!: boolean;

  @IsBoolean(ON_OR_OFF)
  payments!: boolean;

  @IsBoolean(ON_OR_OFF)
  marketing!: boolean;
}

export class AvailabilityDto {
  /** A new booking is confirmed at once. */
  @IsBoolean(ON_OR_OFF)
  autoAccept!: boolean;

  /** A free slot can be booked directly. */
  @IsBoolean(ON_OR_OFF)
  instantBooking!: boolean;

  /** How long before its start a job must be booked: 1 to 168. */
  @Max(168, NOTICE)
  @Min(1, NOTICE)
  @IsInt(NOTICE)
  advanceNoticeHours!: number;
}

export class PricingDto {
  /** The two percentages count. */
  @IsBoolean(ON_OR_OFF)
  dynamicPricing!: boolean;

  /** Of the base price, added on Saturdays and Sundays: 0 to 100. */
  @Max(100, PERCENT)
  @Min(0, PERCENT)
  @IsInt(PERCENT)
  weekendPercent!: number;

  /** Of the base price, added to what starts at 17:00 or later: 0 to 100. */
  @Max(100, PERCENT)
  @Min(0, PERCENT)
  @IsInt(PERCENT)
  eveningPercent!: number;

  /** A lower price is raised to it, by a line of its own; 0: none. */
  @Max(AT_MOST_CENTS, MINIMUM)
  @Min(0, MINIMUM)
  @IsInt(MINIMUM)
  minimumBookingCents!: number;

  /** What a late cancellation costs the customer at most. */
  @Max(AT_MOST_CENTS, FEE)
  @Min(0, FEE)
  @IsInt(FEE)
  cancellationFeeCents!: number;
}

/** All of a provider's settings but the hours: each is told, none is left out. */
export class ChangeVendorSettingsDto extends SeenDto {
  @Type(() => VendorNotificationsDto)
  @ValidateNested()
  @IsObject({ message: 'Send all five toggles' })
  notifications!: VendorNotificationsDto;

  @Type(() => AvailabilityDto)
  @ValidateNested()
  @IsObject({ message: 'Send all of the availability' })
  availability!: AvailabilityDto;

  @Type(() => PricingDto)
  @ValidateNested()
  @IsObject({ message: 'Send all of the pricing' })
  pricing!: PricingDto;
}

/** What holds for a provider, the hours apart. */
export class VendorSettingsDto extends OmitType(ChangeVendorSettingsDto, ['changedAt']) {
  /** When it was last changed; `null`: never. */
  changedAt!: string | null;
}
