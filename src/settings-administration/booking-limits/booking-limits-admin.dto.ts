import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { RequiredText } from '../../platform/fields/fields.js';
import { SeenDto } from '../../platform/fields/seen.dto.js';
import { FEWEST_BOOKINGS, MOST_BOOKINGS, OUT_OF_BOUNDS } from '../../platform-settings/index.js';

const message = OUT_OF_BOUNDS;
const bounds = { minimum: FEWEST_BOOKINGS, maximum: MOST_BOOKINGS };

/** How many open bookings one customer may have: requests that can still be answered, and jobs that have not ended. */
export class WantedLimitsQuery {
  /** With one provider; at most as many as altogether. */
  @Type(() => Number)
  @ApiProperty(bounds)
  @IsInt({ message })
  @Min(FEWEST_BOOKINGS, { message })
  @Max(MOST_BOOKINGS, { message })
  withOneProvider!: number;

  @Type(() => Number)
  @ApiProperty(bounds)
  @IsInt({ message })
  @Min(FEWEST_BOOKINGS, { message })
  @Max(MOST_BOOKINGS, { message })
  altogether!: number;

  /** Whose hours overlap, whoever the providers are; at most as many as altogether. */
  @Type(() => Number)
  @ApiProperty(bounds)
  @IsInt({ message })
  @Min(FEWEST_BOOKINGS, { message })
  @Max(MOST_BOOKINGS, { message })
  atOnce!: number;
}

export class SetLimitsDto extends IntersectionType(WantedLimitsQuery, SeenDto) {
  /** The other administrators and the auditors read it. */
  @RequiredText('Reason', 500)
  reason!: string;
}

/** Limits that somebody has set. */
export class LimitsChangeDto {
  revision!: number;
  withOneProvider!: number;
  altogether!: number;
  atOnce!: number;
  /** Who has set them; `null` where nobody may be named. */
  setBy!: string | null;
  setAt!: string;
  /** `null` once whoever gave it is erased. */
  reason!: string | null;
}

/** The limits that hold, and their history. */
export class BookingLimitsSettingDto {
  withOneProvider!: number;
  altogether!: number;
  atOnce!: number;
  /** Since when they hold: what the next change has seen. `null`: since always. */
  changedAt!: string | null;
  /** No limit is lower. */
  fewest!: number;
  /** No limit is higher. */
  most!: number;
  /** All that were ever set, the newest first, at most 100. */
  changes!: LimitsChangeDto[];
}

/** How many customers have more open bookings now than they could. They keep what they have. */
export class LimitsPreviewDto {
  /** With one provider. */
  aboveWithOneProvider!: number;
  aboveAltogether!: number;
  /** At the same time. */
  aboveAtOnce!: number;
}
