import { ApiProperty } from '@nestjs/swagger';
import { MinLength } from 'class-validator';
import { OptionalText, RequiredText } from '../../platform/http/fields.js';
import { type Side, SIDES } from '../booking.events.js';

/** What somebody says who claims that the other side did not come, or who contests it. */
export class StatementDto {
  /** In their own words: both sides and admins read them. */
  @OptionalText('What happened', 1000)
  statement?: string | null;
}

/** Why a customer is not content with completed work. */
export class ReportProblemDto {
  /** In the customer's own words: both sides and admins read them. */
  @MinLength(10, { message: 'What went wrong must be at least 10 characters' })
  @RequiredText('What went wrong', 2000)
  description!: string;
}

export class NoShowClaimDto {
  /** Who says that the other side was not there. */
  @ApiProperty({ enum: SIDES })
  by!: Side;
  at!: string;
}

/** What is claimed about who was not there, and what becomes of it. */
export class NoShowDto {
  /** One, or both sides of each other. */
  claims!: NoShowClaimDto[];
  /** Uncontested until then, it is taken as true; `null` once somebody has contested it, or both sides claim it. */
  contestBy!: string | null;
  /** An admin decides. */
  contested!: boolean;
  /** When an admin has decided. */
  decidedAt!: string | null;
}

/** The earning is frozen until an admin decides. */
export class ReportedProblemDto {
  reportedAt!: string;
  decidedAt!: string | null;
  /** Of what the customer has paid; `null` until it is decided. */
  refundCents!: number | null;
}
