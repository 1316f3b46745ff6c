import { IsInt, IsOptional, Min } from 'class-validator';
import { PriceLineDto } from '../../catalog/index.js';
import { WholeCents } from '../../platform/fields/fields.js';
import { IsDay } from '../../platform/time/is-day.js';
import { IsStartTime } from '../slots/is-start-time.js';

const SHOWN_REVISION = { message: 'Send the revision of the service that was shown' };

export class HoldSlotDto {
  /** yyyy-MM-dd in the provider's zone. */
  @IsDay()
  date!: string;

  /** One of the ten, '09:00' to '18:00', on the clocks of the provider's zone. */
  @IsStartTime()
  time!: string;

  /** Revision of the service as the customer saw it. */
  @Min(0, SHOWN_REVISION)
  @IsInt(SHOWN_REVISION)
  serviceRevision!: number;

  /** Before the platform fee, as the customer saw it for this time; left out: the service's price on a weekday by day. */
  @IsOptional()
  @WholeCents('Send the price that was shown, in cents')
  priceCents?: number;

  /** As the customer saw it; left out: $5.00, which is what every platform begins with. */
  @IsOptional()
  @WholeCents('Send the platform fee that was shown, in cents')
  platformFeeCents?: number;
}

/** A time that is kept for the person who asks, under the terms of the moment in which they chose it. */
export class HoldDto {
  id!: string;
  serviceId!: string;
  serviceTitle!: string;
  /** yyyy-MM-dd */
  date!: string;
  /** HH:00, on the clocks of `timeZone`. */
  time!: string;
  /** IANA zone. */
  timeZone!: string;
  startsAt!: string;
  /** It ends then by itself. */
  until!: string;
  /** How long that is from now: for clients whose clocks are not right. */
  secondsLeft!: number;
  /** Before the platform fee. A booking that comes from the hold costs this. */
  priceCents!: number;
  /** How that comes about. */
  lines!: PriceLineDto[];
  platformFeeCents!: number;
  /** The price and the platform fee. */
  totalCents!: number;
}
