import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { RequiredText } from '../../platform/fields/fields.js';
import { IsInstant } from '../../platform/fields/is-instant.js';
import { dollars } from '../../platform/money.js';
import { MOST_FEE_CENTS } from '../../platform-settings/index.js';

const AMOUNT = `The fee can be up to ${dollars(MOST_FEE_CENTS)}.`;

/** Another fee, and from when on it is to hold. */
export class WantedFeeQuery {
  @Type(() => Number)
  @ApiProperty({ minimum: 0, maximum: MOST_FEE_CENTS })
  @IsInt({ message: AMOUNT })
  @Min(0, { message: AMOUNT })
  @Max(MOST_FEE_CENTS, { message: AMOUNT })
  feeCents!: number;

  /** An instant in UTC: at least an hour ahead, at most a year. */
  @IsInstant('Choose a date and a time.')
  from!: string;
}

export class ScheduleFeeDto extends WantedFeeQuery {
  /** The other administrators and the auditors read it. */
  @RequiredText('Reason', 500)
  reason!: string;
}

export class TakeFeeBackDto {
  /** The other administrators and the auditors read it. */
  @RequiredText('Reason', 500)
  reason!: string;
}

export const FEE_STATES = ['scheduled', 'holds', 'held', 'taken-back'] as const;

/** One that somebody has set. */
export class FeeChangeDto {
  id!: string;
  feeCents!: number;
  from!: string;
  @ApiProperty({ enum: FEE_STATES })
  state!: (typeof FEE_STATES)[number];
  /** Who has set it; `null` where nobody may be named. */
  scheduledBy!: string | null;
  scheduledAt!: string;
  /** `null` once whoever gave it is erased. */
  reason!: string | null;
  /** Who has taken it back; `null` where nobody has, or nobody may be named. */
  takenBackBy!: string | null;
  takenBackAt!: string | null;
  takenBackReason!: string | null;
}

export class PlatformFeeSettingDto {
  feeCents!: number;
  /** Since when it holds; `null`: since always. */
  since!: string | null;
  /** No fee is higher. */
  mostCents!: number;
  /** All that were ever set, the newest first, at most 100. */
  changes!: FeeChangeDto[];
}

/** What would change, were it scheduled now. Money is in cents. */
export class FeePreviewDto {
  feeCents!: number;
  /** The fee that it takes the place of. */
  insteadOfCents!: number;
  /** Bookings that were made in the last 30 days. */
  recentBookings!: number;
  /** What they cost on average, before the platform fee; `null` where there were none. */
  averagePriceCents!: number | null;
  /** Bookings that are open: they keep the fee that they were made with. */
  openBookings!: number;
  /** Times that are held: whoever books one by then has the fee that they were shown. */
  liveHolds!: number;
}
