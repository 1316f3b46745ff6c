import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, IsString, IsUUID, Matches } from 'class-validator';
import { PriceLineDto } from '../../catalog/index.js';
import { IsDay, IsMonth } from '../../platform/time/is-day.js';
import { WhenQuery } from '../../platform/time/when.fields.js';
import { UNAVAILABLE_REASONS, type UnavailableReason } from './slot-view.js';

/** Whoever holds a time sees which others they could have in its place. */
export class BesideHold {
  /** Id of a hold whose hours count as free. */
  @IsUUID(undefined, { message: 'This is not a hold' })
  @IsOptional()
  hold?: string;
}

export class SlotsQuery extends BesideHold {
  /** yyyy-MM-dd in the provider's zone. */
  @IsDay()
  date!: string;
}

export class MonthQuery extends BesideHold {
  /** yyyy-MM */
  @IsMonth()
  month!: string;
}

export class SlotDto {
  /** '09:00' to '18:00', on the clocks of the provider's zone. */
  time!: string;
  /** `null` when the clocks skip this time. */
  startsAt!: string | null;
  available!: boolean;
  /** Why it is not available. */
  @ApiProperty({ enum: UNAVAILABLE_REASONS, required: false })
  reason?: UnavailableReason;
  /** What the job costs at this time, before the platform fee. */
  priceCents!: number;
  /** How that comes about. */
  lines!: PriceLineDto[];
}

const ID = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';

export class NextFreeSlotsQuery extends WhenQuery {
  /** Ids of at most 24 services, separated by commas. */
  @Matches(new RegExp(`^${ID}(,${ID}){0,23}$`, 'i'), { message: 'Send the ids of at most 24 services, separated by commas' })
  @IsString({ message: 'Send the ids of at most 24 services, separated by commas' })
  ids!: string;
}

export class NextFreeSlotsOfVendorsQuery {
  /** Ids of at most 24 providers, separated by commas. */
  @Matches(new RegExp(`^${ID}(,${ID}){0,23}$`, 'i'), { message: 'Send the ids of at most 24 providers, separated by commas' })
  @IsString({ message: 'Send the ids of at most 24 providers, separated by commas' })
  ids!: string;
}

/** The ten slots of a day. */
export class SlotsDto {
  date!: string;
  /** IANA zone. */
  timeZone!: string;
  slots!: SlotDto[];
}

export class BookableDayDto {
  date!: string;
  /** How many of the ten slots are free. */
  free!: number;
}

export class BookableDaysDto {
  month!: string;
  timeZone!: string;
  /** Every day of the month. */
  days!: BookableDayDto[];
  /** The last day that can be booked now. */
  lastDay!: string;
  /** The next month, yyyy-MM, that has a free slot; `null` when there is none. */
  nextMonthWithFree!: string | null;
}

export class FreeSlotDto {
  /** yyyy-MM-dd in the provider's zone. */
  date!: string;
  /** '09:00' to '18:00', on the clocks of the provider's zone. */
  time!: string;
  startsAt!: string;
}

export class NextSlotsDto {
  timeZone!: string;
  /** The three that come first. */
  slots!: FreeSlotDto[];
}

export class ZonedSlotDto extends FreeSlotDto {
  /** IANA zone. */
  timeZone!: string;
}

export class NextFreeSlotDto {
  serviceId!: string;
  /** `null` when nothing is free, or when the service can't be booked. */
  slot!: ZonedSlotDto | null;
}

export class NextFreeSlotOfVendorDto {
  vendorId!: string;
  /** Which service can be had then; `null` for a provider who offers none now. */
  serviceId!: string | null;
  /** `null` when nothing is free, or when the provider can't be booked. */
  slot!: ZonedSlotDto | null;
}
